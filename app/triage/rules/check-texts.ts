import type { CheckAnswer, CheckKind, ListOther } from "#app/domain/check.ts";
import type { Protocol } from "#app/domain/verdict.ts";

/** What a typed reply to an open check means. */
export const TYPED_REPLIES = ["yes", "no", "unsure"] as const;

export type TypedReplies = Record<(typeof TYPED_REPLIES)[number], readonly string[]>;

/** What the check asks, by kind, and the list of what kills each animal. */
export type CheckTexts = {
  /** Both absent in English: the language, and why a sign is asked about, by its first steps. */
  language?: string;
  reasons?: Readonly<Record<string, string>>;
  kinds: Record<CheckKind, KindTexts>;
  list: readonly ListedSign[];
  listAsks: string;
  others: Record<ListOther, string>;
  /** Whole replies in small letters without accents or marks. */
  replies: TypedReplies;
};

/** `asksOf` is asked where the owner's word for what it is about is known, in place of {thing}. */
type KindTexts = { asks: string; asksOf?: string | undefined; answers: readonly { id: CheckAnswer; says: string }[] };

/** `name` is short, for the list in several languages. */
export type ListedSign = { id: string; name: string; says: string; animals: readonly string[]; reason: string; protocol?: Protocol };
