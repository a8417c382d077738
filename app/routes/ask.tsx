import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "#app/assistant/answer.ts";
import { answerAsJson } from "#app/assistant/chat-response.ts";
import { guideAssistant } from "#app/assistant/guide-assistant.ts";
import type { ChatReply } from "#app/domain/chat/chat-contract.ts";
import { isMourning } from "#app/domain/chat/conversation/conversation-follow-ups.ts";
import { helplinesFor } from "#app/domain/content/helpline.ts";
import type { FirstSteps } from "#app/domain/content/landing-content.ts";
import type { Helpline } from "#app/domain/content/page.ts";
import { API_ERRORS, type ApiErrorCode } from "#app/domain/http/api-errors.ts";
import { chatRequest, parseRequest } from "#app/domain/http/request-schemas.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { AskPage } from "#app/features/ask/ask-page.tsx";
import { AnswerSources } from "#app/features/chat/transcript/answer-sources.tsx";
import AnswerText from "#app/features/chat/transcript/answer-text.tsx";
import { CrisisCard } from "#app/features/chat/verdict/crisis-card.tsx";
import { FirstStepsContext, VerdictCard } from "#app/features/chat/verdict/verdict-card.tsx";
import { siteFacts, unlistedPageMeta } from "#app/features/metadata/page-meta.ts";
import { firstSteps } from "#app/library/first-steps.ts";
import { triageReview } from "#app/library/triage-review.ts";
import { SignatureContext } from "#app/ui/content/review-mark.tsx";

type Told = { asked: { petType?: string; message?: string }; says?: string; reply?: ChatReply; helpline?: Helpline; steps?: FirstSteps };

/** Answers the question of a page without script. It comes in a body, so that no address holds what a visitor wrote. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { petType, message, facts } = Object.fromEntries(await request.formData()) as Record<string, string>;
  const asked = { petType, message };
  if (!context.chatOpen) return tell({ asked }, "chat_closed");
  if (await context.rateLimiter.check("chat")) return tell({ asked }, "rate_limited");
  const { data, refusal } = parseRequest(chatRequest, { ...asked, facts: parseJson(facts) });
  if (refusal) return tell({ asked }, refusal);
  const leave = context.rateLimiter.acquireStreamSlot();
  if (typeof leave === "number") return tell({ asked }, "too_many_streams");
  const { library, screen, composeReply, moderation, detectCrisis, messageIds, country } = context;
  const helplines = helplinesFor(country, library.helplines);
  // A page that is written at once cannot wait for a model: the guide assistant answers from our pages without a pause.
  const assistants = [guideAssistant(async () => {})];
  const use = { screen, composeReply, moderation, detectCrisis, country, helplines, messageIds, assistants };
  const answered = await answerAsJson((signal) => answer(data, use, signal), request.signal, leave);
  const reply = (await answered.json()) as ChatReply;
  const { protocol = "" } = reply.triage;
  return tell({ asked, reply, helpline: helplines[0], steps: { [protocol]: firstSteps[protocol] ?? [] } });
}

/** What the hidden field of the form brings back; nothing when somebody has changed it. */
function parseJson(text: string | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function tell(told: Told, refusal?: ApiErrorCode): Response {
  const [status, says] = refusal ? API_ERRORS[refusal] : [200, undefined];
  return Response.json({ ...told, says } satisfies Told, { status, headers: { "Cache-Control": "no-store" } });
}

export function loader({ context: { library } }: LoaderFunctionArgs) {
  return { helpline: library.helplines[0] };
}

const PAGE = {
  path: "/ask",
  headTitle: "Ask about your pet",
  description: "Ask about your pet without scripts: how urgent it is, what to do, and where it says so.",
};

export const meta: MetaFunction<typeof loader> = ({ matches }) => unlistedPageMeta(PAGE, siteFacts(matches));

export default function AskRoute() {
  const { helpline: first } = useLoaderData<typeof loader>();
  const { asked = {}, says, reply, helpline = first, steps = {} } = useActionData<Told>() ?? {};
  return (
    <AskPage asked={asked} says={says} facts={reply?.facts && JSON.stringify(reply.facts)} suggestions={reply?.suggestions}>
      {reply ? (
        <div className="flex flex-col items-start gap-4">
          <h2>The answer</h2>
          {reply.triage.danger ? <CrisisCard danger={reply.triage.danger} /> : null}
          <SignatureContext.Provider value={triageReview}>
            <FirstStepsContext.Provider value={steps}>
              {isMourning(reply) && !isPressing(reply.triage.level) ? null : <VerdictCard verdict={reply.triage} helpline={helpline} />}
            </FirstStepsContext.Provider>
          </SignatureContext.Provider>
          {reply.triage.danger ? null : (
            <div className="prose">
              <AnswerText markdown={reply.error ? `${reply.response}\n\n${reply.error}` : reply.response} />
            </div>
          )}
          <AnswerSources sources={reply.sources} />
        </div>
      ) : null}
    </AskPage>
  );
}
