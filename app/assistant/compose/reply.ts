import type { SourceLink } from "#app/domain/chat/chat-contract.ts";
import type { Turn } from "#app/domain/chat/turn.ts";
import type { Helpline, Role } from "#app/domain/content/page.ts";
import type { DialogFacts } from "#app/domain/knowledge/dialog.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import type { Verdict } from "#app/domain/verdict.ts";

/** A question with all that the assistant knows of it. */
export type Asked = {
  message: string;
  petType?: string | undefined;
  petName?: string | undefined;
  history: readonly Turn[];
  verdict: Verdict;
  dialog?: DialogFacts | undefined;
  /** The one part of the last answer that is asked for, when the question is a suggested one. */
  part?: Role | undefined;
  helpline?: Helpline | undefined;
};

/** The assistant's answer without a model. */
export type Reply = {
  /** Markdown. */
  text: string;
  /** Only what words of the text come from. */
  sources: readonly SourceLink[];
  /** Things to tap: answers to what the text asks, or near topics. */
  suggestions: readonly string[];
  dialog: DialogFacts;
  /** The units that it is made from, best first: a model's material. */
  units: readonly Answer[];
};
