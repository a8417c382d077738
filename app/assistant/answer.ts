import type { ChatEvent, ChatReply, SourceLink } from "#app/domain/chat/chat-contract.ts";
import { APOLOGY } from "#app/domain/chat/chat-contract.ts";
import { partAskedFor } from "#app/domain/chat/conversation-follow-ups.ts";
import { ownWords } from "#app/domain/chat/conversation-memory.ts";
import { tellsSomething } from "#app/domain/chat/handover.ts";
import type { Turn } from "#app/domain/chat/turn.ts";
import type { Helpline, Passage } from "#app/domain/content/page.ts";
import { ANSWER_CHARS, ANSWER_MS, FIRST_TOKEN_MS, IDLE_MS, PASSAGES_SENT } from "#app/domain/limits.ts";
import { type PetType, speciesOf } from "#app/domain/pets.ts";
import type { Assistant, FindPassages, MessageIds, Question } from "#app/domain/ports.ts";
import type { Level } from "#app/domain/urgency.ts";
import type { Screen } from "#app/domain/verdict.ts";
import { crisisText, type DetectCrisis } from "./crisis-detection.ts";
import { isUnsent } from "./llm/provider-failure.ts";
import { watched } from "./llm/stream-timeout.ts";
import { guarded } from "./moderation/moderation.ts";

/** What the visitor asks, after parsing. */
export type AnswerRequest = {
  message: string;
  petType?: PetType;
  petName?: string;
  conversationHistory: readonly Turn[];
  previousLevel?: Level;
  aboutPage?: string;
};

export type AnswerPorts = {
  screen: Screen;
  findPassages: FindPassages;
  /** The words of our own pages: an answer that is written in them is shown without waiting (see guard/open-word.ts). */
  pageWords?: () => Promise<ReadonlySet<string>>;
  /** Finds the fixed card for a person in danger or for cruelty. */
  detectCrisis?: DetectCrisis;
  /** In order of preference; the next one answers when one fails before its first word. */
  assistants: readonly Assistant[];
  messageIds: MessageIds;
  /** The poison lines: the numbers that an answer may hold, the first one for what had to be left out. */
  helplines?: readonly Helpline[];
  /** Told which assistant failed and the code of its failure; never told any text. */
  onFailure?: (assistant: string, code: string) => void;
};

/**
 * Answers a question: screens it by rules, grounds it in our own pages, lets the assistants explain.
 * The verdict leaves before any assistant is asked. Ends with exactly one `done` or `error`, unless the visitor left.
 */
export async function* answer(asked: AnswerRequest, use: AnswerPorts, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  const { petType, petName, conversationHistory: history } = asked;
  // What the client remembers goes to the assistant only; urgency and search read what the visitor wrote.
  const message = ownWords(asked.message);
  const triage = { ...use.screen(message, { petType, petName, history: [...history], previous: asked.previousLevel }) };
  const danger = use.detectCrisis?.(message);
  if (danger) triage.danger = danger;
  yield { type: "triage", triage };
  if (danger) {
    // Fixed words only: nobody's life is left to an assistant's wording. The verdict on the animal stands beside them.
    const response = crisisText(danger);
    yield { type: "delta", text: response };
    yield { type: "done", reply: { response, messageId: await use.messageIds.issue(), triage, sources: [] } };
    return;
  }
  // A suggested question says nothing by itself: it is about the page that the answer before it came from.
  const part = partAskedFor(message);
  const page = (part && asked.aboutPage) ?? triage.page;
  const wanted = { species: speciesOf(petType), page, part, limit: PASSAGES_SENT };
  const [messageId, passages, pageWords] = await Promise.all([
    use.messageIds.issue(),
    use.findPassages(toLookUp(message, history), wanted).catch(() => {
      // Without our pages an answer is poorer; without an answer the visitor has nothing.
      use.onFailure?.("passages", "unavailable");
      return [];
    }),
    use.pageWords?.().catch(() => undefined),
  ]);
  const question: Question = { message: asked.message, petType, petName, history, verdict: triage, part, passages };
  const reply: ChatReply = { response: "", messageId, triage, sources: sourcesOf(passages) };
  for (const assistant of use.assistants) {
    reply.askedOf = [...(reply.askedOf ?? []), assistant.name];
    const citations = new Set<Passage>();
    try {
      for await (const text of spoken(assistant, question, { helplines: use.helplines ?? [], pageWords }, citations, signal)) {
        reply.answeredBy = assistant.name;
        reply.response += text;
        if (citations.size > 0) reply.sources = [...citations].slice(0, MOST_SOURCES).map(linkTo);
        yield { type: "delta", text };
      }
      // A visitor who left ends the stream early; that is no answer.
      if (signal.aborted) return;
      if (reply.response.trim() === "") throw new Error("empty");
      yield { type: "done", reply };
      return;
    } catch (error) {
      if (signal.aborted) return;
      use.onFailure?.(assistant.name, error instanceof Error ? error.message : "unknown");
      if (isUnsent(error)) reply.askedOf = reply.askedOf?.filter((name) => name !== assistant.name);
      // Words that were already shown are not taken back: the visitor keeps them, with the apology.
      if (reply.response.trim() !== "") break;
      reply.response = "";
    }
  }
  yield { type: "error", reply: { ...reply, error: APOLOGY } };
}

/** What the assistant says, guarded and within our limits; each passage that it cites is noted. */
function spoken(
  assistant: Assistant,
  question: Question,
  ours: { helplines: readonly Helpline[]; pageWords?: ReadonlySet<string> },
  citations: Set<Passage>,
  signal: AbortSignal,
): AsyncIterable<string> {
  const limits = { firstMs: FIRST_TOKEN_MS, idleMs: IDLE_MS, totalMs: ANSWER_MS };
  const { passages, verdict } = question;
  const setting = {
    ...ours,
    level: verdict.level,
    ownTexts: [
      ...passages.flatMap(({ heading, items }) => [heading, ...items]),
      ...verdict.reasons.map(({ says }) => says),
      ...(verdict.ask ?? []),
    ],
    cited: (number: number) => {
      const passage = passages[number - 1];
      if (passage) citations.add(passage);
      return passage && linkTo(passage).path;
    },
  };
  const words = watched((inner) => assistant.answer(question, inner), limits, signal);
  return guarded(words, setting, ANSWER_CHARS);
}

const MOST_SOURCES = 3;

/** What a message is searched with: one that tells of nothing itself ("since yesterday, she is six") goes on with what was told before. */
function toLookUp(message: string, history: readonly Turn[]): string {
  if (tellsSomething(message)) return message;
  const said = history.filter(({ role }) => role === "user").map(({ content }) => ownWords(content));
  return [...said, message].join("\n");
}

/** The best passage of each page, the best page first. */
function sourcesOf(passages: readonly Passage[]): SourceLink[] {
  const links = new Map<string, SourceLink>();
  for (const passage of passages) if (!links.has(passage.path)) links.set(passage.path, linkTo(passage));
  return [...links.values()].slice(0, MOST_SOURCES);
}

/** A link to the very section. A care card has no place of its own: it stands in its section. */
function linkTo({ id, pageTitle, heading, role }: Passage): SourceLink {
  const path = id.replace(/~\d+$/, "");
  return { title: role === "signs" || !heading ? pageTitle : `${pageTitle}${/[?!.]$/.test(pageTitle) ? "" : ":"} ${heading}`, path };
}
