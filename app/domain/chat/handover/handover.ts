import { PET_LABELS, type PetType } from "../../pets.ts";
import { typedSentences } from "../../text/sentences.ts";
import type { ChatMessage } from "../conversation/conversation.ts";
import { amountIn, firstOf, nameIn, signsIn, TOLD, thingIn, weightIn } from "./case-extraction.ts";

/** What is known of a case, in the visitor's own words. What is absent is not known. */
export interface HandoverFacts {
  species?: string;
  name?: string;
  age?: string;
  weight?: string;
  /** What happened, or what the visitor saw first. */
  what?: string;
  /** What they ate, drank or licked: "dark chocolate". */
  thing?: string;
  /** How much of it: "half a bar", "2 tablets". */
  amount?: string;
  when?: string;
  signs?: readonly string[];
  /** From the profile on the device. */
  medicines?: string;
  tried?: string;
  /** What the owner was asked about possible danger signs, with their answers. */
  asked?: readonly string[];
}

/**
 * Gathers a case from what the visitor wrote, by rules: their words are quoted, nothing is concluded.
 * @param said the visitor's messages, oldest first
 */
export function factsFrom(said: readonly string[], pet: { selectedPet?: PetType; petName?: string } = {}): HandoverFacts {
  const sentences = said.flatMap(typedSentences);
  const what = firstOf(sentences, TOLD.event) ?? sentences[0];
  const quoted = what && shorten(what);
  return withoutBlanks({
    species: pet.selectedPet && PET_LABELS[pet.selectedPet],
    name: pet.petName || sentences.map(nameIn).find(Boolean),
    age: wordsOf(sentences, TOLD.age) ?? wordsOf(sentences, TOLD.young),
    weight: sentences.map(weightIn).find(Boolean),
    what: quoted,
    thing: quoted && thingIn(quoted),
    amount: quoted && amountIn(quoted),
    when: (what && wordsOf([what], TOLD.when)) ?? wordsOf(sentences, TOLD.when),
    signs: [...new Set(sentences.flatMap(signsIn))],
    tried: join(sentences.filter((sentence) => TOLD.tried.test(sentence)).map(shorten)),
  });
}

/** The questions that the owner answered, each with its sign in the owner's words: "collapsed on the grass" Is that so now? No. */
export function askedIn(messages: readonly Pick<ChatMessage, "answers">[]): string[] {
  return messages.flatMap(({ answers = [] }) => answers.map(({ quote, asks, says }) => `${quote ? `“${quote}” ` : ""}${asks} ${says}`));
}

/** Whether a message tells what happened, or a sign. */
function tellsSomething(message: string): boolean {
  return typedSentences(message).some((sentence) => signsIn(sentence).length > 0 || TOLD.event.test(sentence));
}

/** What a visitor may put right by hand. What and how much they ate is read out of what happened, so that the three cannot disagree. */
export type FieldName = "age" | "weight" | "what" | "when" | "signs" | "medicines" | "tried";

/** The facts with one of them as the visitor wrote it; signs with commas between them. */
export function withField(facts: HandoverFacts, name: FieldName, value: string): HandoverFacts {
  if (name === "signs") return { ...facts, signs: value.split(",") };
  return { ...facts, [name]: value, ...(name === "what" && { thing: thingIn(value), amount: amountIn(value) }) };
}

export type SheetLine = { label: string; text: string };

/** What is known, always in the same order. It holds no advice. */
export function handoverSheet({
  species,
  name,
  age,
  weight,
  what,
  thing,
  amount,
  when,
  signs,
  medicines,
  tried,
  asked,
}: HandoverFacts): SheetLine[] {
  const lines: [string, string | undefined][] = [
    ["Animal", species],
    ["Name", name],
    ["Age", age],
    ["Weight", weight],
    ["What happened", what],
    ["Ate or got into", thing],
    // "3 grapes" is said once.
    ["How much", amount && thing?.includes(amount) ? undefined : amount],
    ["When", when],
    [
      "Signs seen",
      signs
        ?.map((sign) => sign.trim())
        .filter(Boolean)
        .join(", "),
    ],
    ["Medicines", medicines],
    ["Tried so far", tried],
    ["Asked", asked?.join("\n")],
  ];
  return lines.flatMap(([label, text]) => (text?.trim() ? [{ label, text: text.trim() }] : []));
}

/** What an owner said, and when. */
export type TimelineEntry = { at: number; says: string };

type Told = Pick<ChatMessage, "type" | "message" | "timestamp" | "triage">;

/** The owner's messages that say what happened, what they see, or that something said before was not so, oldest first. */
export function timelineOf(messages: readonly Told[]): TimelineEntry[] {
  return messages
    .filter(({ type, message }, index) => type === "user" && (tellsSomething(message) || messages[index + 1]?.triage?.changed))
    .map(({ message, timestamp }) => ({ at: timestamp, says: shorten(typedSentences(message).join(" ")) }));
}

/**
 * The sheet as plain text, for a message or the clipboard.
 * @param clock says a time of the timeline in words
 */
export function sheetText(lines: readonly SheetLine[], timeline: readonly TimelineEntry[], clock: (at: number) => string): string {
  const facts = lines.map(({ label, text }) => `${label}: ${text}`);
  const entries = timeline.length > 1 ? ["", "What I wrote, and when:", ...timeline.map(({ at, says }) => `${clock(at)}: ${says}`)] : [];
  return [...facts, ...entries].join("\n");
}

const LONGEST_QUOTE = 200;

function shorten(text: string): string {
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE).trimEnd()}...`;
}

function wordsOf(sentences: readonly string[], pattern: RegExp): string | undefined {
  for (const sentence of sentences) {
    const found = pattern.exec(sentence);
    if (found) return found[0].trim();
  }
  return undefined;
}

function join(parts: readonly string[]): string | undefined {
  return parts.length > 0 ? parts.join(" ") : undefined;
}

function withoutBlanks(facts: HandoverFacts): HandoverFacts {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value)),
  ) as HandoverFacts;
}
