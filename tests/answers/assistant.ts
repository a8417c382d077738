import { indexKnowledge } from "#app/assistant/compile/index-knowledge.ts";
import { openDrafts } from "#app/assistant/compose-draft.ts";
import { createCrisisDetector, crisisText } from "#app/assistant/crisis/crisis-detection.ts";
import { openNameOf, raisedByName, withOpenName } from "#app/assistant/open-name.ts";
import { partAskedFor } from "#app/domain/chat/conversation/conversation-follow-ups.ts";
import { adviceFor } from "#app/domain/chat/crisis-advice.ts";
import { ownersWords, type Turn } from "#app/domain/chat/turn.ts";
import { type CaseFacts, NO_FACTS } from "#app/domain/facts.ts";
import { HISTORY_TURNS } from "#app/domain/limits.ts";
import { readPetType } from "#app/domain/pets.ts";
import type { Composing, Country, Draft } from "#app/domain/ports.ts";
import { type Level, worst } from "#app/domain/urgency.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { content } from "#tests/content/our-content.ts";
import { screen } from "#tests/triage/book.ts";

/** An answer as the visitor gets it, and what it was composed from. */
export type Answered = Draft & { level: Level; verdict: Verdict; asked: Composing };

/** A conversation with the assistant: each call is the owner's next message. */
export type Conversation = (message: string) => Answered;

const { answers, pageAnswers, substances, assistant, synonyms, helplines } = content;
const units = [...answers.answers, ...pageAnswers];
const index = indexKnowledge(units, { substances, synonyms, names: assistant.names });
/** What the assistant answers from. */
export const knowledge = { units, substances, ...assistant, synonyms, index };
const compose = openDrafts(knowledge);

/** The answer of our own knowledge to a message with its verdict. */
export const draftOf = compose;

const detectCrisis = createCrisisDetector(content.crisisRules);

/**
 * Begins a conversation with the assistant, with the real rules and the real content, in this process; for a visitor from the United
 * States, unless a country is given.
 */
export function start(type?: string | null, name?: string | null, country: Country = "US"): Conversation {
  const helpline = helplines.find((line) => line.country === country);
  const petType = readPetType(type ?? "");
  const petName = name ?? undefined;
  let history: Turn[] = [];
  let whole: Turn[] = [];
  let facts: CaseFacts | undefined;
  let previous: Level | undefined;
  return (message) => {
    const read = screen(message, { petType, petName, history: whole, previous, facts });
    const crisis = detectCrisis(message)?.advice;
    const part = partAskedFor(message);
    const asked = { message, petType, petName, history, before: facts, earlier: ownersWords(whole), part, helpline };
    const draftFor = (verdict: Verdict): Draft =>
      crisis
        ? { text: crisisText(adviceFor(country, crisis)), sources: [], suggestions: [], dialog: { ...facts?.dialog }, passages: [] }
        : compose({ ...asked, verdict });
    const first = draftFor(read);
    const raised = raisedByName(read, first.dialog, facts?.dialog);
    const verdict = raised ?? read;
    const draft = raised ? draftFor(raised) : first;
    const openName = openNameOf(read, first.dialog, facts?.dialog);
    const turns: Turn[] = [...history, { role: "user", content: message }, { role: "assistant", content: draft.text }];
    whole = [...whole, ...turns.slice(-2)];
    history = turns.slice(-HISTORY_TURNS);
    const { level } = verdict;
    previous = worst(previous, level);
    facts = { ...NO_FACTS, ...verdict.facts, dialog: withOpenName(draft.dialog, openName) };
    return { ...draft, level, verdict, asked: { ...asked, verdict } };
  };
}
