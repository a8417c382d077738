import { APOLOGY, type ChatEvent, type ChatReply, type ChatRequest, SHORTENED } from "#app/domain/chat/chat-contract.ts";
import { partAskedFor } from "#app/domain/chat/conversation/conversation-follow-ups.ts";
import { ownWords } from "#app/domain/chat/conversation/conversation-memory.ts";
import { adviceFor, type CrisisLine, type CrisisModel, supportFor, supportText } from "#app/domain/chat/crisis-advice.ts";
import type { Turn } from "#app/domain/chat/turn.ts";
import type { Helpline } from "#app/domain/content/page.ts";
import { NO_FACTS } from "#app/domain/facts.ts";
import { ANSWER_CHARS } from "#app/domain/limits.ts";
import type { PetType } from "#app/domain/pets.ts";
import type { Assistant, Brief, ComposeReply, Country, Draft, Grounding, MessageIds, Question } from "#app/domain/ports.ts";
import { isPressing } from "#app/domain/urgency.ts";
import type { Screen, Verdict } from "#app/domain/verdict.ts";
import { languageOf } from "#app/language/message-language.ts";
import { finishBrokenAnswer } from "./broken-answer.ts";
import { crisisText, type DetectCrisis } from "./crisis/crisis-detection.ts";
import { withParagraph } from "./crisis/with-paragraph.ts";
import { isUnsent } from "./llm/provider-failure.ts";
import { createModerator, type Moderation, moderated } from "./moderation/moderation.ts";
import { openNameOf, raisedByName, withOpenName } from "./open-name.ts";

/** What the visitor asks, after parsing. */
export type AnswerRequest = Omit<ChatRequest, "petType" | "conversationHistory"> & {
  petType?: PetType;
  conversationHistory: readonly Turn[];
};

export type AnswerPorts = {
  screen: Screen;
  /** The one animal that a page of ours is about; undefined for none or several. */
  animalOfPage?: (path: string) => Promise<PetType | undefined>;
  /** Answers from our own knowledge: the words of the guide assistant, and the material of a model. */
  composeReply: ComposeReply;
  /** What a model may not say. */
  moderation: Moderation;
  /** Finds the fixed card for a person in danger or for cruelty. */
  detectCrisis?: DetectCrisis;
  /** In order of preference; the next one answers when one fails before its first word. */
  assistants: readonly Assistant[];
  messageIds: MessageIds;
  /** What is said under an answer where the detector is unsure. */
  crisisModel?: Pick<CrisisModel, "support">;
  /** Numbers for people in danger, of all countries: a model may always name them. */
  crisisLines?: readonly CrisisLine[];
  /** The visitor's: its crisis lines stand first. */
  country?: Country;
  /** The poison lines: the numbers that an answer may hold, the first one for what had to be left out. */
  helplines?: readonly Helpline[];
  /** Told which assistant failed and the code of its failure; never told any text. */
  onFailure?: (assistant: string, code: string) => void;
};

const NOTHING_FOUND: Draft = { text: "", sources: [], suggestions: [], dialog: {}, passages: [] };
const NO_BRIEF: Brief = { facts: [], shown: [], signs: [], allowsGeneral: false };

/**
 * Answers a question: screens it by rules, grounds it in our own knowledge, lets the assistants explain.
 * The verdict leaves before any assistant is asked. Ends with exactly one `done` or `error`, unless the visitor left.
 */
export async function* answer(asked: AnswerRequest, use: AnswerPorts, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  const { petName, conversationHistory: history } = asked;
  const petType = asked.petType ?? (asked.aboutPage ? await use.animalOfPage?.(asked.aboutPage) : undefined);
  // What the client remembers goes to the assistant only; urgency and search read what the visitor wrote.
  const message = ownWords(asked.message);
  const { facts: read, ...triage } = use.screen(message, {
    petType,
    petName,
    history: [...history],
    previous: asked.previousLevel,
    facts: asked.facts,
    checked: asked.checked,
    unread: asked.unread,
  });
  const crisis = use.detectCrisis?.(message);
  const danger = crisis?.isSure ? adviceFor(use.country, crisis.advice) : undefined;
  if (danger) triage.danger = danger;
  const facts = read ?? asked.facts ?? NO_FACTS;
  if (danger) {
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
  const part = partAskedFor(message);
  const helpline = use.helplines?.find(({ country }) => country === use.country);
  const whole = [...(asked.conversation ?? []), ...history];
  const composing = {
    ...{ message, petType, petName, history, part, helpline },
    earlier: whole.flatMap(({ role, content }) => (role === "user" ? [content] : [])),
    before: asked.facts,
  };
  const compose = (verdict: Verdict) =>
    use.composeReply({ ...composing, verdict }).catch(() => {
      // Without our knowledge an answer is poorer; without an answer the visitor has nothing.
      use.onFailure?.("knowledge", "unavailable");
      return NOTHING_FOUND;
    });
  const [messageId, first] = await Promise.all([use.messageIds.issue(), compose({ ...triage, facts })]);
  const before = asked.facts?.dialog;
  const raised = raisedByName({ ...triage, facts }, first.dialog, before);
  if (raised) Object.assign(triage, { level: raised.level, reasons: raised.reasons });
  if (!isEarly) yield { type: "triage", triage };
  const draft = raised ? await compose(raised) : first;
  if (draft.contradicts) use.onFailure?.("knowledge", "contradiction");
  const question: Question = {
    // With the whole conversation at hand, what the client remembers of it says nothing more.
    message: asked.conversation ? message : asked.message,
    petType,
    petName,
    history: whole,
    verdict: { ...triage, facts },
    part,
    draft: draft.text,
    passages: draft.passages,
    brief: draft.brief ?? NO_BRIEF,
  };
  const reply: ChatReply = {
    response: "",
    messageId,
    triage,
    sources: [...draft.sources],
    facts: { ...facts, dialog: withOpenName(draft.dialog, openNameOf(triage, first.dialog, before)) },
    ...(draft.suggestions.length > 0 && { suggestions: [...draft.suggestions] }),
    ...(draft.actions && { actions: [...draft.actions] }),
    ...(draft.animals && { animals: [...draft.animals] }),
  };
  // Which animal it is must be asked in our own words, whoever writes the answers.
  const assistants = draft.animals ? use.assistants.filter(({ saysOurWords }) => saysOurWords) : use.assistants;
  const events = explain(question, reply, { ...use, assistants }, signal);
  yield* triage.support ? withParagraph(events, supportText(triage.support)) : events;
}

/** Asks the assistants in order of preference; the first that says something has the answer. */
async function* explain(question: Question, reply: ChatReply, use: AnswerPorts, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  const ownSources = reply.sources;
  for (const assistant of use.assistants) {
    reply.askedOf = [...(reply.askedOf ?? []), assistant.name];
    const citations = new Set<Grounding>();
    try {
      for await (const text of spoken(assistant, question, use, citations, signal)) {
        reply.answeredBy = assistant.name;
        reply.response += text;
        if (citations.size > 0) reply.sources = [...citations].slice(0, MOST_SOURCES).map(({ title, path }) => ({ title, path }));
        yield { type: "delta", text };
      }
      // A visitor who left ends the stream early; that is no answer.
      if (signal.aborted) return;
      if (reply.response.trim() === "") throw new Error("empty");
      yield { type: "done", reply };
      return;
    } catch (error) {
      if (signal.aborted) return;
      const code = error instanceof Error ? error.message : "unknown";
      if (code === "shortened" && reply.response.trim() !== "") {
        reply.response += SHORTENED;
        yield { type: "delta", text: SHORTENED };
        yield { type: "done", reply };
        return;
      }
      use.onFailure?.(assistant.name, code);
      if (isUnsent(error)) reply.askedOf = reply.askedOf?.filter((name) => name !== assistant.name);
      // Words that were already shown are not taken back: our own answer goes on after them.
      if (reply.response.trim() !== "") return yield* finishBrokenAnswer({ question, reply, ownSources, ...use }, signal);
      reply.response = "";
    }
  }
  yield { type: "error", reply: { ...reply, error: APOLOGY } };
}

/** What the assistant says within our limits, moderated unless it says our own words; each passage that it cites is noted. */
function spoken(
  assistant: Assistant,
  question: Question,
  { helplines = [], crisisLines = [], country, moderation }: AnswerPorts,
  citations: Set<Grounding>,
  signal: AbortSignal,
): AsyncIterable<string> {
  const words = assistant.answer(question, signal);
  if (assistant.saysOurWords) return words;
  const { passages, verdict } = question;
  const moderator = createModerator(moderation, {
    helplines,
    crisisLines,
    country,
    level: verdict.level,
    asksRemedy: moderation.asksRemedy(question.message, question.history),
    ownTexts: [
      ...passages.flatMap(({ title, items }) => [title, ...items]),
      question.draft,
      ...verdict.reasons.map(({ says }) => says),
      ...(verdict.ask ?? []),
    ],
    cited: (name: string) => {
      const at = passages.findIndex(({ id }) => id === name);
      const passage = passages[at];
      if (!passage) return undefined;
      citations.add(passage);
      return { number: [...citations].indexOf(passage) + 1, path: passage.path };
    },
  });
  return moderated(words, moderator, ANSWER_CHARS - SHORTENED.length);
}

const MOST_SOURCES = 3;
