import { ADVICE_KEPT, ADVICE_SENT, ADVICE_WORDS, CONCERN_PHRASES, CONCERNS_SENT, MESSAGE_CHARS, SYMPTOM_KEYWORDS } from "../../limits.ts";
import { typedSentences } from "../../text/sentences.ts";
import { isDenied } from "../handover/negation.ts";

/** What the client remembers of the conversation (spec section 3); it never drives urgency. */
export type Memory = {
  symptoms: readonly string[];
  previousAdvice: readonly string[];
  userConcerns: readonly string[];
  /** What of it goes along with the next message, one thing a line. */
  conversationSummary: string;
};

/** Remembers a conversation, oldest message first: symptom words that are not denied, questions that are concerns, advice that was given. */
export function memoryOf(history: readonly { type: "user" | "bot"; message: string }[]): Memory {
  const said = history.filter(({ type }) => type === "user").map(({ message }) => message);
  const answers = history.filter(({ type }) => type === "bot").map(({ message }) => message);
  const symptoms = [...new Set(said.flatMap(symptomsIn))];
  const userConcerns = said.filter((text) => contains(text, CONCERN_PHRASES));
  const previousAdvice = answers
    .filter((text) => contains(text, ADVICE_WORDS))
    .map(firstSentence)
    .slice(-ADVICE_KEPT);
  return { symptoms, previousAdvice, userConcerns, conversationSummary: summary(symptoms, userConcerns, previousAdvice) };
}

function symptomsIn(text: string): string[] {
  const lower = text.toLowerCase();
  return SYMPTOM_KEYWORDS.filter((word) => {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) if (!isDenied(lower.slice(0, at))) return true;
    return false;
  });
}

function contains(text: string, phrases: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return phrases.some((phrase) => lower.includes(phrase));
}

function firstSentence(text: string): string {
  return typedSentences(text)[0] ?? "";
}

/** The last two concerns, every symptom, the last advice (spec sections 7 and 9). */
function summary(symptoms: readonly string[], concerns: readonly string[], advice: readonly string[]): string {
  return [
    ...concerns.slice(-CONCERNS_SENT).map((concern) => `Earlier concern: ${concern}`),
    ...(symptoms.length > 0 ? [`Symptoms mentioned: ${symptoms.join(", ")}`] : []),
    ...advice.slice(-ADVICE_SENT).map((text) => `Last advice: ${text}`),
  ]
    .map((line) => line.replace(/\s+/g, " "))
    .join("\n");
}

const CONTEXT_MARK = "\n\nContext from earlier in this conversation:";

/** Appends what is remembered to a message, as far as the server takes it: the visitor's own words come first. */
export function enrich(text: string, { conversationSummary }: Memory): string {
  let sent = text + CONTEXT_MARK;
  const empty = sent.length;
  for (const line of conversationSummary.split("\n")) if (line && sent.length + line.length < MESSAGE_CHARS) sent += `\n${line}`;
  return sent.length > empty ? sent : text;
}

/** The visitor's own words of an enriched message: what the screen and the search read. */
export function ownWords(message: string): string {
  return message.split(CONTEXT_MARK)[0]?.trim() || message;
}
