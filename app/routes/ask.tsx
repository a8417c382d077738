import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "#app/assistant/answer.ts";
import { answerAsJson } from "#app/assistant/chat-response.ts";
import { guideAssistant } from "#app/assistant/guide-assistant.ts";
import { type Given, givenBy } from "#app/domain/after-tap.ts";
import type { ChatReply } from "#app/domain/chat/chat-contract.ts";
import { answersQuestion, isMourning } from "#app/domain/chat/conversation/conversation-follow-ups.ts";
import { isAboutPerson, withoutSupport } from "#app/domain/chat/crisis-advice.ts";
import { checkedOf } from "#app/domain/check-answers.ts";
import { type FirstSteps, stepsFor } from "#app/domain/content/first-aid-steps.ts";
import { helplinesFor } from "#app/domain/content/helpline.ts";
import type { Helpline } from "#app/domain/content/page.ts";
import { API_ERRORS, type ApiErrorCode, MESSAGE_TOO_LONG } from "#app/domain/http/api-errors.ts";
import { chatRequest, parseRequest } from "#app/domain/http/request-schemas.ts";
import { parseJson, saidBetter, tapsIn } from "#app/domain/http/tapped-form.ts";
import { type Corrected, unreadOf } from "#app/domain/read-chips.ts";
import { isPressing } from "#app/domain/urgency.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { AskPage } from "#app/features/ask/ask-page.tsx";
import { PetTiles } from "#app/features/chat/pets/pet-tiles.tsx";
import { OwnNumbersContext } from "#app/features/chat/transcript/answer/answer-phones.ts";
import AnswerText from "#app/features/chat/transcript/answer/answer-text.tsx";
import { AnswerSources } from "#app/features/chat/transcript/answer-sources.tsx";
import type { Answering } from "#app/features/chat/verdict/answering.ts";
import { cardWords } from "#app/features/chat/verdict/card-words.ts";
import { CrisisCard } from "#app/features/chat/verdict/crisis-card.tsx";
import { FirstStepsContext } from "#app/features/chat/verdict/first-steps.ts";
import { ReadChips } from "#app/features/chat/verdict/read-chips.tsx";
import { ReplyActions } from "#app/features/chat/verdict/reply-actions.tsx";
import { SupportLine } from "#app/features/chat/verdict/support-line.tsx";
import { VerdictCard } from "#app/features/chat/verdict/verdict-card.tsx";
import { siteFacts, smallPageMeta } from "#app/features/metadata/page-meta.ts";
import { animalSteps } from "#app/library/animal-steps.ts";
import { firstSteps } from "#app/library/first-steps.ts";
import { ownNumbers } from "#app/library/own-numbers.ts";
import { pageSubject } from "#app/library/page-subject.ts";
import { triageReview } from "#app/library/triage-review.ts";
import { SignatureContext } from "#app/ui/content/review-mark.tsx";

type Told = {
  asked: { petType?: string; message?: string };
  says?: string;
  reply?: ChatReply;
  /** The urgency of a message that was not answered. */
  verdict?: Verdict;
  helpline?: Helpline;
  /** What was answered to the check, and what its form sends again. */
  answering?: Answering;
  corrected?: Corrected;
  steps?: FirstSteps;
};

/** Answers the question of a page without script. It comes in a body, so that no address holds what a visitor wrote. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = Object.fromEntries(await request.formData()) as Record<string, string>;
  const { taps, message: sent, facts, too_large: isTooLarge } = form;
  // A face in a check is a tap beside what the form said before.
  const petType = taps === undefined ? form.petType : form.asked;
  // A form sends each line break as two characters.
  const message = sent?.replaceAll("\r\n", "\n");
  const asked = { petType, message };
  if (isTooLarge) return tell({ asked: {} }, "too_large", MESSAGE_TOO_LONG);
  if (!context.chatOpen) return tell({ asked }, "chat_closed");
  if (await context.rateLimiter.check(taps === undefined ? "chat" : "tap")) return tell({ asked }, "rate_limited");
  const { data: parsed, refusal } = parseRequest(chatRequest, { ...asked, facts: parseJson(facts) });
  // All of it is judged, also where it is too long to be answered.
  if (refusal === "message_too_long") return tell({ asked, ...judged(context.screen(message ?? "", { petType }), context) }, refusal);
  if (refusal) return tell({ asked }, refusal);
  const leave = context.rateLimiter.acquireStreamSlot();
  if (typeof leave === "number") return tell({ asked }, "too_many_streams");
  const { petType: chosen, facts: before } = parsed;
  const tapped = tapsIn(form);
  const judgedWith =
    (words: string) =>
    ({ answers, corrected }: Given) =>
      context.screen(words, {
        petType: corrected?.petType ?? chosen,
        facts: before,
        checked: checkedOf(answers),
        unread: unreadOf(corrected),
      });
  const text = saidBetter(form, parsed.message, () => judgedWith(parsed.message)(givenBy(tapped, judgedWith(parsed.message))));
  const { answers, corrected } = givenBy(tapped, judgedWith(text));
  const data = {
    ...parsed,
    message: text,
    petType: corrected?.petType ?? chosen,
    checked: checkedOf(answers),
    unread: unreadOf(corrected),
  };
  const { library, screen, composeReply, moderation, crisis, messageIds, country } = context;
  const helplines = helplinesFor(country, library.helplines);
  // A page that is written at once cannot wait for a model: the guide assistant answers from our pages without a pause.
  const assistants = [guideAssistant(async () => {})];
  const use = { ...crisis, screen, composeReply, moderation, country, helplines, messageIds, assistants };
  const answered = await answerAsJson((signal) => answer(data, use, signal), request.signal, leave);
  const reply = (await answered.json()) as ChatReply;
  const answering = {
    answers,
    fields: { message: text, asked: petType ?? "", facts: facts ?? "", taps: JSON.stringify(tapped) },
    asksAnimal: !reply.triage.about?.species && !data.petType,
  };
  return tell({ asked: { petType: data.petType, message: text }, reply, answering, corrected, ...judged(reply.triage, context) });
}

/** What the card of a verdict shows. */
function judged(verdict: Verdict, { country, library }: AppLoadContext): Pick<Told, "verdict" | "helpline" | "steps"> {
  const { protocol = "", about, reasons } = verdict;
  const aid = { steps: firstSteps[protocol] ?? [], byAnimal: animalSteps[protocol] ?? [] };
  const rules = reasons.map(({ rule }) => rule);
  return {
    verdict,
    helpline: helplinesFor(country, library.helplines)[0],
    steps: { [protocol]: stepsFor(aid, about?.species, rules) },
  };
}

function hidesVerdict(reply: ChatReply): boolean {
  return !isPressing(reply.triage.level) && (isMourning(reply) || isAboutPerson(reply.triage));
}

function answerOf({ response, error, triage }: ChatReply): string {
  const text = withoutSupport(response, triage.support);
  return error ? `${text}\n\n${error}` : text;
}

function tell(told: Told, refusal?: ApiErrorCode, sentence?: string): Response {
  const [status, says] = refusal ? API_ERRORS[refusal] : [200, undefined];
  return Response.json({ ...told, says: sentence ?? says } satisfies Told, { status, headers: { "Cache-Control": "no-store" } });
}

/** The page that the question is asked from. */
export const handle = { reads: ["page"] };

export async function loader({ request, context: { library } }: LoaderFunctionArgs) {
  const path = new URL(request.url).searchParams.get("page");
  return { helpline: library.helplines[0], from: path ? await pageSubject(path, library) : undefined };
}

const PAGE = {
  path: "/ask",
  keywords: ["ask about a pet", "pet symptom checker", "pet emergency", "without JavaScript"],
  headTitle: "Ask about your pet",
  description: "Ask about your pet without scripts: how urgent it is, what to do, and where it says so.",
};

export const meta: MetaFunction<typeof loader> = ({ matches }) => smallPageMeta(PAGE, siteFacts(matches));

export default function AskRoute() {
  const { helpline: first, from } = useLoaderData<typeof loader>();
  const {
    asked = { petType: from?.animal },
    says,
    reply,
    verdict,
    answering,
    corrected,
    helpline = first,
    steps = {},
  } = useActionData<Told>() ?? {};
  const card = verdict ? (
    <SignatureContext.Provider value={triageReview}>
      <FirstStepsContext.Provider value={steps}>
        <VerdictCard verdict={verdict} helpline={helpline} answering={answering} />
      </FirstStepsContext.Provider>
    </SignatureContext.Provider>
  ) : null;
  return (
    <AskPage
      asked={asked}
      from={from}
      says={says}
      helpline={helpline}
      facts={reply?.facts && JSON.stringify(reply.facts)}
      suggestions={reply?.suggestions}
      animals={
        reply?.animals && {
          faces: <PetTiles submits types={reply.animals} />,
          message: asked.message ?? "",
          facts: answering?.fields?.facts ?? "",
        }
      }
    >
      {reply ? (
        <div className="flex flex-col items-start gap-4">
          <h2>The answer</h2>
          {reply.triage.danger ? <CrisisCard danger={reply.triage.danger} /> : null}
          {hidesVerdict(reply) || !answering || reply.triage.level === "info" ? null : (
            <ReadChips
              message={asked.message ?? ""}
              read={reply.triage.read ?? []}
              corrected={corrected}
              words={reply.triage.words}
              answering={answering}
            />
          )}
          {hidesVerdict(reply) ? null : card}
          {reply.triage.danger ? null : (
            <div className="prose">
              <OwnNumbersContext.Provider value={ownNumbers}>
                <AnswerText markdown={answerOf(reply)} helpline={helpline} hasOpening={answersQuestion(reply)} />
              </OwnNumbersContext.Provider>
            </div>
          )}
          {isPressing(reply.triage.level) ? null : <ReplyActions actions={reply.actions} />}
          {reply.triage.support ? <SupportLine support={reply.triage.support} /> : null}
          <AnswerSources sources={reply.sources} words={cardWords(reply.triage)} />
        </div>
      ) : (
        card
      )}
    </AskPage>
  );
}
