import type { ChatRequest } from "#app/domain/chat/chat-contract.ts";
import type { CrisisAdvice, CrisisLine, CrisisModel } from "#app/domain/chat/crisis-advice.ts";
import type { Turn } from "#app/domain/chat/turn.ts";
import type { Helpline } from "#app/domain/content/page.ts";
import type { PetType } from "#app/domain/pets.ts";
import type { Assistant, ComposeReply, Country, MessageIds } from "#app/domain/ports.ts";
import type { Screen } from "#app/domain/verdict.ts";
import type { QuoteCheck } from "#app/triage/check/quote-cues.ts";
import type { DetectCrisis } from "./crisis/crisis-detection.ts";
import type { Moderation } from "./moderation/moderation.ts";

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
  /** The card that a model calls for when it reads that a person is in danger. */
  selfHarm?: CrisisAdvice | undefined;
  /** Whether words of the owner's take a possible sign down; without it no model settles one. */
  quoteCheck?: QuoteCheck;
  /** Told what a model read, in words of ours: "case worse", "from general". */
  onRead?: (codes: readonly string[]) => void;
  /** Told which assistant failed and the code of its failure; never told any text. */
  onFailure?: (assistant: string, code: string) => void;
};
