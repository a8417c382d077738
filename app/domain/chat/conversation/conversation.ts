import type { Verdict } from "#app/domain/verdict.ts";
import type { AnsweredSign } from "../../check-answers.ts";
import type { CaseFacts } from "../../facts.ts";
import { CONVERSATION_CHARS, HISTORY_TURNS, MESSAGE_CHARS, MOST_CONVERSATION_TURNS } from "../../limits.ts";
import type { PetType } from "../../pets.ts";
import type { Corrected } from "../../read-chips.ts";
import { type Level, rank } from "../../urgency.ts";
import type { ChatRequest, ReplyAction, SourceLink } from "../chat-contract.ts";
import type { Turn } from "../turn.ts";
import type { Rating, VoteReason } from "../votes.ts";

export type ChatMessage = {
  id: string;
  type: "user" | "bot";
  message: string;
  timestamp: number;
  /** Bot only: the id that the server signed; votes need it. */
  messageId?: string;
  /** User only: the page that a suggested question is about, or the one that it was asked on where that is about one animal. */
  aboutPage?: string;
  triage?: Verdict;
  sources?: readonly SourceLink[];
  /** Bot only: still arriving. */
  arriving?: boolean;
  /** Bot only: the visitor stopped it; what had arrived stays. */
  stopped?: boolean;
  /** Bot only: it was still arriving when the visitor left the page or turned to another pet. */
  cutOff?: boolean;
  /** Bot only: what the visitor reads when no answer, or only part of one, could be given. */
  apology?: string;
  /** Bot only: it failed because this device was offline. */
  offline?: boolean;
  /** Bot only: the connection was lost while it was arriving. */
  lost?: boolean;
  /** Bot only: the server refused it as one message too many; from this time on (milliseconds) it answers again. */
  retryAt?: number;
  /** Bot only: its question may take back what made the conversation urgent. */
  takenBack?: boolean;
  /** Bot only: what the conversation knows after it, for the next request. */
  facts?: CaseFacts;
  /** Bot only: things to tap under it. */
  suggestions?: readonly string[];
  /** Bot only: it asks which animal it is, and these are the animals to tap. */
  animals?: readonly PetType[];
  /** Bot only: a model wrote it from general knowledge. */
  isGeneral?: boolean;
  /** Bot only: buttons under it. */
  actions?: readonly ReplyAction[];
  /** Bot only: what the owner answered to the check of its question. */
  answers?: readonly AnsweredSign[];
  /** Bot only: what the owner put right about what was read of its question. */
  corrected?: Corrected;
  vote?: Rating;
  voteReason?: VoteReason;
};

/** The last request as it left, and who says to have been asked with it. */
export type SentRequest = { request: ChatRequest; answeredBy?: string; askedOf?: readonly string[] };

export type Conversation = {
  selectedPet?: PetType;
  petName: string;
  isSetupComplete: boolean;
  isLoading: boolean;
  chatHistory: readonly ChatMessage[];
  lastSent?: SentRequest;
  /** When the owner wants to be asked how the pet is, in milliseconds since the epoch. */
  checkAt?: number;
};

export const NEW_CONVERSATION: Conversation = { petName: "", isSetupComplete: false, isLoading: false, chatHistory: [] };

/** Why a text is not sent now: an answer is on its way, or it is longer than the server takes. */
export type BlockedBy = "answering" | "tooLong";

/** What stands in the way of sending a text. A blocked send changes nothing (spec section 4); the words stay with the visitor. */
export function blockedBy({ isLoading }: Conversation, text: string): BlockedBy | undefined {
  if (text.trim().length > MESSAGE_CHARS) return "tooLong";
  return isLoading ? "answering" : undefined;
}

/** May this text be sent now? The first message completes the setup: the words name the animal. */
export function canSend(conversation: Conversation, text: string): boolean {
  return text.trim() !== "" && !blockedBy(conversation, text);
}

/** How an owner says each symptom of the shortcuts. */
const SYMPTOM_PHRASES: Record<string, { now: string; lately: string }> = {
  "not eating": { now: "is not eating", lately: "has not been eating" },
  vomiting: { now: "is vomiting", lately: "has been vomiting" },
  diarrhea: { now: "has diarrhea", lately: "has had diarrhea" },
  lethargy: { now: "is very tired", lately: "has been very tired" },
};

/** The sentence that a quick symptom button sends. */
export function symptomSentence(symptom: string, petName: string): string {
  const words = symptom.toLowerCase();
  return `${petName || "My pet"} ${SYMPTOM_PHRASES[words]?.lately ?? `has been showing ${words}`}.`;
}

/** The sentence that a symptom shortcut puts into the composer: all in lower case (spec section 4). */
export function prefillSentence(symptom: string): string {
  const words = symptom.replaceAll("_", " ").toLowerCase();
  return `my pet ${SYMPTOM_PHRASES[words]?.now ?? `is showing ${words}`}`;
}

/** The level of the conversation: that of its last verdict, because a verdict falls below an earlier one only when the owner took something back. */
export function levelNow(history: readonly ChatMessage[]): Level | undefined {
  return history.findLast(({ triage }) => triage)?.triage?.level;
}

/** What the last reply knew. */
export function factsOf(history: readonly ChatMessage[]): CaseFacts | undefined {
  return history.findLast(({ facts }) => facts)?.facts;
}

/** The last three messages, as the request carries them. */
export function lastTurns(history: readonly ChatMessage[]): Turn[] {
  return turnsOf(history).slice(-HISTORY_TURNS);
}

/** What was said before them, oldest first, for a model: the first message and as many of the latest as fit. */
export function earlierTurns(history: readonly ChatMessage[]): Turn[] {
  const [first, ...others] = turnsOf(history).slice(0, -HISTORY_TURNS);
  if (!first) return [];
  let left = CONVERSATION_CHARS - first.content.length;
  const latest = others.slice(1 - MOST_CONVERSATION_TURNS).toReversed();
  const end = latest.findIndex(({ content }) => {
    left -= content.length;
    return left < 0;
  });
  return [first, ...(end < 0 ? latest : latest.slice(0, end)).reverse()];
}

function turnsOf(history: readonly ChatMessage[]): Turn[] {
  return history
    .filter((entry) => entry.message !== "")
    .map(({ type, message }) => ({ role: type === "user" ? "user" : "assistant", content: message }));
}

/** What the visitor wrote, oldest first. */
export function visitorMessages({ chatHistory }: Conversation): string[] {
  return chatHistory.filter(({ type }) => type === "user").map(({ message }) => message);
}

/** A question's id carries its answer's. */
const QUESTION = ":question";

export function questionId(answerId: string): string {
  return answerId + QUESTION;
}

/** The question that an answer belongs to. */
export function questionOf({ chatHistory }: Conversation, answerId: string | undefined): ChatMessage | undefined {
  return answerId === undefined ? undefined : chatHistory.find(({ id }) => id === questionId(answerId));
}

/** The conversation as it was before a question, to ask it again. */
export function withoutExchange(conversation: Conversation, answerId: string | undefined): Conversation {
  if (!answerId) return conversation;
  const chatHistory = conversation.chatHistory.filter(({ id }) => id !== answerId && id !== questionId(answerId));
  return { ...conversation, chatHistory };
}

/**
 * The more urgent of two verdicts, the later one when they are equal; what either says to a person in danger stays. What a model has read of a
 * question to the owner settles it, also for the better.
 */
export function moreUrgent(one: Verdict | undefined, other: Verdict): Verdict {
  const isSettled = other.isRead && one?.check !== undefined;
  const worse = one && !isSettled && rank(one.level) > rank(other.level) ? one : other;
  const danger = other.danger ?? one?.danger;
  const support = other.support ?? one?.support;
  return { ...worse, ...(danger && { danger }), ...(support && { support }) };
}

/** What of a conversation outlives its page: an answer that was arriving is cut off. */
export function forStorage(conversation: Conversation): Conversation {
  const chatHistory = conversation.chatHistory.map((entry) => (entry.arriving ? { ...entry, arriving: false, cutOff: true } : entry));
  return { ...conversation, isLoading: false, chatHistory };
}
