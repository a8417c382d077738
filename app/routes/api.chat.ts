import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { answer } from "#app/domain/answer.ts";
import { answerAsJson, answerAsStream, wantsStream } from "#app/domain/chat-response.ts";
import { refuse } from "#app/domain/refusals.ts";
import { chatRequest, parseRequest } from "#app/domain/request-schemas.ts";

/** Answers a question, as a stream of events or as one JSON body: the same answer either way. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (!(await context.doorkeeper.admits("chat"))) return refuse("rate_limited", { "Retry-After": "60" });
  const body: unknown = await request.json().catch(() => undefined);
  const { data: asked, refusal } = parseRequest(chatRequest, body);
  if (refusal) return refuse(refusal);
  const { library, screen, assistants, messageIds } = context;
  const use = { screen, findPassages: library.passages, dangerIn: library.dangerIn, assistants, messageIds, onFailure: logFailure };
  const events = (signal: AbortSignal) => answer(asked, use, signal);
  return wantsStream(request) ? answerAsStream(events, request.signal) : answerAsJson(events, request.signal);
}

function logFailure(assistant: string, code: string): void {
  console.warn(JSON.stringify({ route: "api/chat", assistant, code }));
}
