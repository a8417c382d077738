import type { ChatEvent } from "#app/domain/chat/chat-contract.ts";
import { partAskedFor } from "#app/domain/chat/conversation/conversation-follow-ups.ts";
import { ownWords } from "#app/domain/chat/conversation/conversation-memory.ts";
import { adviceFor, supportFor, supportText } from "#app/domain/chat/crisis-advice.ts";
import { ownersWords, type Turn } from "#app/domain/chat/turn.ts";
import { NO_FACTS } from "#app/domain/facts.ts";
import type { PetType } from "#app/domain/pets.ts";
import type { Brief, Draft, Question } from "#app/domain/ports.ts";
import { isPressing } from "#app/domain/urgency.ts";
import type { Screen } from "#app/domain/verdict.ts";
import { languageOf } from "#app/language/message-language.ts";
import type { AnswerPorts, AnswerRequest } from "./answer-ports.ts";
import { type AnswerTurn, replyFields } from "./answer-turn.ts";
import { crisisText } from "./crisis/crisis-detection.ts";
import { withParagraph } from "./crisis/with-paragraph.ts";
import { explain } from "./explain.ts";
import { openNameOf, raisedByName, withOpenName } from "./open-name.ts";

const NOTHING_FOUND: Draft = { text: "", sources: [], suggestions: [], dialog: {}, passages: [] };
const NO_BRIEF: Brief = { facts: [], shown: [], signs: [], allowsGeneral: false };

/**
 * Answers a question: screens it by rules, grounds it in our own knowledge, lets the assistants explain.
 * The verdict leaves before any assistant is asked. Ends with exactly one `done` or `error`, unless the visitor left.
 */
export async function* answer(asked: AnswerRequest, use: AnswerPorts, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  const petType = asked.petType ?? (asked.aboutPage ? await use.animalOfPage?.(asked.aboutPage) : undefined);
  // What the client remembers goes to the assistant only; urgency and search read what the visitor wrote.
  const message = ownWords(asked.message);
  const judge = judgeOf(asked, { message, petType }, use.screen);
  const judged = judge();
  const { triage, facts } = judged;
  const crisis = use.detectCrisis?.(message);
  const danger = crisis?.isSure ? adviceFor(use.country, crisis.advice) : undefined;
  if (danger) {
    triage.danger = danger;
    yield { type: "triage", triage };
    // Fixed words only: nobody's life is left to an assistant's wording. The verdict on the animal is shown too.
    const response = crisisText(danger);
    yield { type: "delta", text: response };
    yield { type: "done", reply: { response, messageId: await use.messageIds.issue(), triage, sources: [], facts } };
    return;
  }
  if (crisis && use.crisisModel) triage.support = supportFor(use.country, languageOf(message), use.crisisModel, crisis.advice.lines);
  // A milder verdict waits for our own words: a name that nobody knows is a reason to call.
  const isEarly = isPressing(triage.level);
  if (isEarly) yield { type: "triage", triage };
  const compose = composerOf(asked, { message, petType }, use);
  const [messageId, first] = await Promise.all([use.messageIds.issue(), compose(judged)]);
  const before = asked.facts?.dialog;
  const raised = raisedByName({ ...triage, facts }, first.dialog, before);
  if (raised) Object.assign(triage, { level: raised.level, reasons: raised.reasons });
  if (!isEarly) yield { type: "triage", triage };
  const composed = raised ? await compose(judged) : first;
  const draft = { ...composed, dialog: withOpenName(composed.dialog, openNameOf(triage, first.dialog, before)) };
  const question: Question = {
    // With the conversation at hand, what the client remembers of it says nothing more, and it says it in English.
    message: wholeOf(asked).length > 0 ? message : asked.message,
    petType,
    petName: asked.petName,
    history: wholeOf(asked),
    verdict: { ...triage, facts },
    part: partAskedFor(message),
    draft: draft.text,
    passages: draft.passages,
    brief: draft.brief ?? NO_BRIEF,
  };
  const turn: AnswerTurn = { message, judge, compose, draft, question, reply: { response: "", messageId, ...replyFields(judged, draft) } };
  const events = explain(turn, use, signal);
  yield* triage.support ? withParagraph(events, supportText(triage.support)) : events;
}

type Meant = { message: string; petType: PetType | undefined };

function judgeOf(asked: AnswerRequest, { message, petType }: Meant, screen: Screen): AnswerTurn["judge"] {
  const { petName, previousLevel: previous, facts: before, checked, unread } = asked;
  const history = wholeOf(asked);
  return (read) => {
    const answers = read || checked ? { checked: { ...read, ...checked } } : {};
    const { facts, ...triage } = screen(message, { petType, petName, history, previous, facts: before, unread, ...answers });
    return { triage, facts: facts ?? before ?? NO_FACTS };
  };
}

function composerOf(asked: AnswerRequest, { message, petType }: Meant, use: AnswerPorts): AnswerTurn["compose"] {
  const { petName, conversationHistory: history, facts: before, partOfDay } = asked;
  const helpline = use.helplines?.find(({ country }) => country === use.country);
  const earlier = ownersWords(wholeOf(asked));
  return async ({ triage, facts }) => {
    const composing = { message, petType, petName, history, part: partAskedFor(message), helpline, earlier, before, partOfDay };
    const draft = await use.composeReply({ ...composing, verdict: { ...triage, facts } }).catch(() => {
      // Without our knowledge an answer is poorer; without an answer the visitor has nothing.
      use.onFailure?.("knowledge", "unavailable");
      return NOTHING_FOUND;
    });
    if (draft.contradicts) use.onFailure?.("knowledge", "contradiction");
    return draft;
  };
}

/** All that was said before, as far as the visitor brought it. */
function wholeOf({ conversation = [], conversationHistory }: AnswerRequest): Turn[] {
  return [...conversation, ...conversationHistory];
}
