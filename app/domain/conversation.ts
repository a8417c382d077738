import type { ChatRequest, SourceLink } from "./chat-contract.ts";
import { isDenied } from "./denial.ts";
import { ADVICE_KEPT, ADVICE_SENT, ADVICE_WORDS, CONCERN_PHRASES, CONCERNS_SENT, HISTORY_TURNS, SYMPTOM_KEYWORDS } from "./limits.ts";
import { LEVELS } from "./page.ts";
import type { PetType } from "./pets.ts";
import type { Turn } from "./ports.ts";
import type { Verdict } from "./triage/screen.ts";

export type ChatMessage = {
  id: string;
  type: "user" | "bot";
  message: string;
  timestamp: number;
  /** Bot only: the id that the server signed; votes need it. */
  messageId?: string;
  triage?: Verdict;
  sources?: readonly SourceLink[];
  /** Bot only: still arriving. */
  arriving?: boolean;
  /** Bot only: what the visitor reads when no answer, or only part of one, could be given. */
  apology?: string;
};

/** What the client remembers of the conversation (spec section 3); it never drives urgency. */
export type Memory = { symptoms: readonly string[]; previousAdvice: readonly string[]; userConcerns: readonly string[] };

export type Conversation = {
  selectedPet?: PetType;
  petName: string;
  isSetupComplete: boolean;
  isLoading: boolean;
  chatHistory: readonly ChatMessage[];
  memory: Memory;
};

export const NEW_CONVERSATION: Conversation = {
  petName: "",
  isSetupComplete: false,
  isLoading: false,
  chatHistory: [],
  memory: { symptoms: [], previousAdvice: [], userConcerns: [] },
};

/** May this text be sent now? A blocked send is ignored (spec section 4). */
export function canSend({ isLoading, isSetupComplete }: Conversation, text: string): boolean {
  return !isLoading && isSetupComplete && text.trim() !== "";
}

/** The sentence that a quick symptom button sends. */
export function symptomSentence(symptom: string, petName: string): string {
  return `${petName || "My pet"} has been showing ${symptom.toLowerCase()}.`;
}

/** The sentence that a symptom shortcut puts into the composer: all in lower case (spec section 4). */
export function prefillSentence(symptom: string): string {
  return `my pet is showing ${symptom.replaceAll("_", " ")}`.toLowerCase();
}

/** Remembers what a visitor said: symptom words that are not denied, and questions that are concerns. */
export function rememberUser(memory: Memory, text: string): Memory {
  const lower = text.toLowerCase();
  const found = SYMPTOM_KEYWORDS.filter((word) => {
    const at = lower.indexOf(word);
    return at >= 0 && !isDenied(lower.slice(0, at));
  });
  const isConcern = CONCERN_PHRASES.some((phrase) => lower.includes(phrase));
  return {
    ...memory,
    symptoms: [...new Set([...memory.symptoms, ...found])],
    userConcerns: isConcern ? [...memory.userConcerns, text] : memory.userConcerns,
  };
}

/** Remembers the first sentence of an answer that advises something. */
export function rememberAnswer(memory: Memory, answer: string): Memory {
  const lower = answer.toLowerCase();
  if (!ADVICE_WORDS.some((word) => lower.includes(word))) return memory;
  const first = answer.split(/(?<=[.!?])\s/)[0]?.trim() ?? "";
  return { ...memory, previousAdvice: [...memory.previousAdvice, first].slice(-ADVICE_KEPT) };
}

const CONTEXT_MARK = "\n\nContext from earlier in this conversation:";

/** Appends what is remembered to a message: the last two concerns, every symptom, the last advice (spec sections 7 and 9). */
export function enrich(text: string, { symptoms, userConcerns, previousAdvice }: Memory): string {
  const lines = [
    ...userConcerns.slice(-CONCERNS_SENT).map((concern) => `Earlier concern: ${concern}`),
    ...(symptoms.length > 0 ? [`Symptoms mentioned: ${symptoms.join(", ")}`] : []),
    ...previousAdvice.slice(-ADVICE_SENT).map((advice) => `Last advice: ${advice}`),
  ];
  return lines.length > 0 ? `${text}${CONTEXT_MARK}\n${lines.join("\n")}` : text;
}

/** The visitor's own words of an enriched message: what the screen and the search read. */
export function ownWords(message: string): string {
  return message.split(CONTEXT_MARK)[0]?.trim() || message;
}

/** The request for a text, made before the text is added to the conversation. */
export function requestFor({ selectedPet, petName, chatHistory, memory }: Conversation, text: string): ChatRequest {
  return {
    message: enrich(text, memory),
    petType: selectedPet,
    petName: petName || undefined,
    conversationHistory: lastTurns(chatHistory),
    previousLevel: worstLevel(chatHistory),
  };
}

/** The last three messages, as the request carries them. */
export function lastTurns(history: readonly ChatMessage[]): Turn[] {
  return history
    .filter((entry) => entry.message !== "")
    .slice(-HISTORY_TURNS)
    .map(({ type, message }) => ({ role: type === "user" ? "user" : "assistant", content: message }));
}

/** The gravest level that this conversation has reached. */
export function worstLevel(history: readonly ChatMessage[]): Verdict["level"] | undefined {
  return LEVELS.find((level) => history.some((entry) => entry.triage?.level === level));
}

/** The graver of two verdicts; the later one when they are equal. */
export function graver(one: Verdict | undefined, other: Verdict): Verdict {
  // The card for a person in danger is the server's alone; it stays whichever level wins.
  return one && LEVELS.indexOf(one.level) < LEVELS.indexOf(other.level) ? { ...one, danger: other.danger ?? one.danger } : other;
}
