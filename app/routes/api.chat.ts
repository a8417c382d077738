import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { answer } from "#app/assistant/answer.ts";
import { answerAsJson, answerAsStream, wantsStream } from "#app/assistant/chat-response.ts";
import { tallied } from "#app/assistant/tallied.ts";
import { helplinesFor } from "#app/domain/content/helpline.ts";
import { apiError } from "#app/domain/http/api-errors.ts";
import { chatRequest, parseRequest } from "#app/domain/http/request-schemas.ts";
import { onlyAnimal } from "#app/domain/pets.ts";

/** Answers a question, as a stream of events or as one JSON body: the same answer either way. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (!context.chatOpen) return apiError("chat_closed");
  const body: unknown = await request.json().catch(() => undefined);
  const wait = await context.rateLimiter.check(isTapped(body) ? "tap" : "chat");
  if (wait) return apiError("rate_limited", { "Retry-After": String(wait) });
  const { data: asked, refusal } = parseRequest(chatRequest, body);
  if (refusal) return apiError(refusal);
  const leave = context.rateLimiter.acquireStreamSlot();
  if (typeof leave === "number") return apiError("too_many_streams", { "Retry-After": String(leave) });
  const { library, screen, composeReply, crisis, assistants, messageIds, moderation, quoteCheck, country } = context;
  const onFailure = (assistant: string, code: string) => {
    context.log({ route: "api/chat", assistant, code });
    context.tally([`failure:${code}`]);
  };
  const helplines = helplinesFor(country, library.helplines);
  const animalOfPage = async (path: string) => onlyAnimal((await library.page(path))?.species);
  const use = {
    screen,
    animalOfPage,
    composeReply,
    moderation,
    ...crisis,
    country,
    helplines,
    assistants,
    messageIds,
    quoteCheck,
    onRead: (codes: readonly string[]) => context.tally(codes.map((code) => `model:${code}`)),
    onFailure,
  };
  const events = (signal: AbortSignal) => tallied(answer(asked, use, signal), context.tally);
  if (wantsStream(request)) return answerAsStream(events, request.signal, leave);
  return answerAsJson(events, request.signal, leave);
}

/** Whether a message is sent again because its check was answered, or because something was read that was not meant. */
function isTapped(body: unknown): boolean {
  return typeof body === "object" && body !== null && ("checked" in body || "unread" in body);
}
