import type { MailingList, Newsletter } from "./mail/ports.ts";
import type { Passage } from "./page.ts";
import type { PetType, Species } from "./pets.ts";
import type { Verdict } from "./triage/screen.ts";

/** One turn of a conversation, as the client sends it. */
export type Turn = { role: "user" | "assistant"; content: string };

/** A visitor's question with everything an assistant may use to answer it. */
export type Question = {
  message: string;
  petType?: PetType;
  petName?: string;
  history: readonly Turn[];
  verdict: Verdict;
  passages: readonly Passage[];
};

/** Answers questions in Markdown, piece by piece. Throws when it cannot; never returns an empty answer on purpose. */
export type Assistant = {
  /** Who answers, as shown to the visitor: "guide assistant", or the vendor's host. */
  name: string;
  answer(question: Question, signal: AbortSignal): AsyncIterable<string>;
};

/** Finds passages of our own pages, best first. */
export type FindPassages = (
  question: string,
  wanted: { species: readonly Species[]; page?: string; limit: number },
) => Promise<readonly Passage[]>;

export type Vote = { messageId: string; rating: "positive" | "negative"; petType?: PetType };

/** Keeps one vote for each answer; the first one stands. */
export type FeedbackBook = { record(vote: Vote): Promise<void> };

/** Makes ids for answers and knows its own again without storing them. */
export type MessageIds = {
  issue(): Promise<string>;
  check(id: string): Promise<"valid" | "expired" | "unknown">;
};

/** Says whether this client may come in now. */
export type Doorkeeper = { admits(door: "chat" | "form"): Promise<boolean> };

/** Milliseconds since the epoch. */
export type Clock = () => number;

/** What every route finds in its context. */
export type Ports = {
  assistants: readonly Assistant[];
  feedbackBook: FeedbackBook;
  mailingList: MailingList;
  newsletter: Newsletter;
  messageIds: MessageIds;
  doorkeeper: Doorkeeper;
  clock: Clock;
};
