import type { ReplyAction, SourceLink } from "./chat/chat-contract.ts";
import type { PartOfDay } from "./chat/part-of-day.ts";
import type { Turn } from "./chat/turn.ts";
import type { Rating, VoteReason } from "./chat/votes.ts";
import type { Helpline, Role } from "./content/page.ts";
import type { CaseFacts } from "./facts.ts";
import type { DialogFacts } from "./knowledge/dialog.ts";
import type { HumanCheck, MailingList, Newsletter } from "./newsletter/ports.ts";
import type { PetType } from "./pets.ts";
import type { Level } from "./urgency.ts";
import type { Verdict } from "./verdict.ts";

/** A text of ours that a model may answer from: a unit of our pages, or the entry of a substance for one animal. */
export type Grounding = {
  /** Short and the same in every turn; the model cites by it. */
  id: string;
  title: string;
  path: string;
  items: readonly string[];
};

/** What only a model needs besides the question. */
export type Brief = {
  /** The case in plain sentences, in words of ours. */
  facts: readonly string[];
  /** What the owner reads already: the card, the first steps, the server's own first sentence. */
  shown: readonly string[];
  /** The one question worth asking. */
  ask?: string;
  /** Possible danger signs that the owner is asked about, as the model names them; `says`: why each would be an emergency. */
  signs: readonly { id: string; says: string; asks: string; quote: string }[];
  /** Nobody is ill, and no medicine or poison is spoken of: everyday care may be answered from general knowledge. */
  allowsGeneral: boolean;
};

/** A visitor's question with everything an assistant may use to answer it. */
export type Question = {
  message: string;
  petType?: PetType;
  petName?: string;
  /** All that was said before, oldest first, as far as the visitor brought it. */
  history: readonly Turn[];
  verdict: Verdict;
  /** The one part of a page that is asked for, when the question is a suggested one. */
  part?: Role;
  /** What our own knowledge answers: the guide assistant's words. */
  draft: string;
  passages: readonly Grounding[];
  brief: Brief;
};

/**
 * Answers questions in Markdown, piece by piece; an empty piece is a sign of life. Throws when it cannot; never returns an empty answer on
 * purpose. An error "shortened" ends an answer that is good as far as it goes.
 */
export type Assistant = {
  /** Who answers, as shown to the visitor: "guide assistant", or the provider's host. */
  name: string;
  /** Its words are our own, checked when they were written: they need no moderation. */
  saysOurWords?: true;
  answer(question: Question, signal: AbortSignal): AsyncIterable<string>;
};

/** A question as our own knowledge answers it. */
export type Composing = Pick<Question, "message" | "petType" | "petName" | "history" | "verdict" | "part"> & {
  /** What the owner said in all earlier messages, oldest first, where more than `history` was brought. */
  earlier?: readonly string[];
  /** What was known before this message: what the visitor brought back of the last reply. */
  before?: CaseFacts | undefined;
  /** The poison line of the visitor's country; undefined where the country is not known or has none. */
  helpline?: Helpline | undefined;
  /** By the owner's clock, where the client told it. */
  partOfDay?: PartOfDay | undefined;
};

/** An answer from our own knowledge. */
export type Draft = {
  /** Markdown. */
  text: string;
  /** Only what words of the text come from. */
  sources: readonly SourceLink[];
  /** Things to tap: answers to what the text asks, or near topics. */
  suggestions: readonly string[];
  dialog: DialogFacts;
  /** What a model may answer from, best first, and what it is told of the case; absent on a device. */
  passages: readonly Grounding[];
  brief?: Brief;
  /** What the server says before a model's first word. */
  safety?: string;
  /** The same while a possible danger sign is asked about and the model does not settle it. */
  asking?: string;
  /** Buttons under the text. */
  actions?: readonly ReplyAction[];
  /** Where the text asks which animal it is: the animals to tap. */
  animals?: readonly PetType[];
  /** Its first words told another action than the card, and were put right. */
  contradicts?: true;
};

export type ComposeReply = (asked: Composing) => Promise<Draft>;

/** `level` and `page`: the urgency of the answer, and the page of ours that it came from first. */
type Vote = { messageId: string; rating: Rating; petType?: PetType; reason?: VoteReason; level?: Level; page?: string };

/** Stores one vote for each answer; the first one counts. Its reason may follow once, and only for a vote against. */
export type VoteStore = { record(vote: Vote): Promise<void> };

/** Makes ids for answers and knows its own again without storing them. */
export type MessageIds = {
  issue(): Promise<string>;
  check(id: string): Promise<"valid" | "expired" | "unknown">;
};

/** What a rate limit counts: messages of the chat, taps on their checks, forms, requests of monitors. */
export type LimitedAction = "chat" | "tap" | "form" | "health";

/** Limits the requests of one client. */
export type RateLimiter = {
  /** Counts a request. @returns undefined when it is allowed, or the seconds after which the next one will be */
  check(action: LimitedAction): Promise<number | undefined>;
  /** Takes one of the client's places for an answer on its way. @returns what gives it back, or the seconds after which one should be free */
  acquireStreamSlot(): (() => void) | number;
};

/** What an answer did cost, in tokens. */
export type TokenUsage = { prompt: number; answer: number };

/** The day's tokens for the model. */
export type TokenBudget = {
  /** Sets so many tokens aside. @returns what settles them, or undefined when the day has too few left */
  reserve(tokens: number): Promise<Reservation | undefined>;
};

/** Tokens that were set aside. Settling gives back what was not used. */
export type Reservation = { settle(cost: TokenUsage): Promise<void> };

/** What the log may hold: codes, names of ours and numbers, never anything that a visitor wrote. */
export type LogRecord = { route: string; code: string; assistant?: string; status?: number; ms?: number };

/** What can be wrong with a running site; docs/operations.md says what to do about each. */
type HealthFaultCode =
  | "database_unreachable"
  | "tokens_unreachable"
  | "signing_key_missing"
  | "setting_unknown"
  | "setting_wrong"
  | "site_url_invalid"
  | "mail_settings_wrong"
  | "model_failing"
  | "budget_exhausted"
  | "mail_relay_failing"
  | "mail_overdue"
  | "cron_late"
  | "backup_late"
  | "backup_failed"
  | "model_setting_wrong"
  | "model_skipped";

/** `detail`: the log's code, the name of a job or of a setting. */
export type HealthFault = { code: HealthFaultCode; detail?: string };

/** Says what works and what does not. `ok` is false when the API cannot work; other faults leave it true. `answering` names the assistant that answers now. */
export type Health = () => Promise<HealthReport & { answering: string }>;

export type HealthReport = { ok: boolean; build: string; database: boolean; tokens: boolean; faults: HealthFault[] };

/** Adds one to the day's count of each name: names of ours, never a visitor's words. */
export type Tally = (names: readonly string[]) => void;

/** Milliseconds since the epoch. */
export type Clock = () => number;

/** The visitor's country in two letters, as the edge says it: nothing is looked up and nothing kept. */
export type Country = string | undefined;

/** The script of the offline worker; one that takes itself out where the operator has switched it off. */
export type OfflineWorker = () => Promise<string>;

/** What every route finds in its context. */
export type Ports = {
  assistants: readonly Assistant[];
  votes: VoteStore;
  mailingList: MailingList;
  humanCheck: HumanCheck | undefined;
  newsletter: Newsletter;
  messageIds: MessageIds;
  rateLimiter: RateLimiter;
  health: Health;
  tally: Tally;
  log: (line: LogRecord) => void;
  clock: Clock;
  country: Country;
  offlineWorker: OfflineWorker;
};
