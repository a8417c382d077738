import type { CardWords } from "#app/domain/card-words.ts";
import type { CheckAnswer, CheckKind, ListItem, ListOther } from "#app/domain/check.ts";
import type { Protocol } from "#app/domain/verdict.ts";
import type { OtherLanguage } from "#app/language/message-language.ts";
import type { ForeignWords } from "#app/reading/lexicon/concept.ts";
import type { CheckTexts, ListedSign, TypedReplies } from "./check-texts.ts";

/** What belongs to one language that owners write besides English: loaded when somebody writes it. */
export type LanguagePack = ForeignWords & {
  kinds: Record<CheckKind, { asks: string; answers: Partial<Record<CheckAnswer, string>> }>;
  list: { asks: string } & Record<ListOther, string>;
  /** By the id of a sign of the list. */
  items: Readonly<Record<string, Pick<ListedSign, "says" | "reason">>>;
  replies: TypedReplies;
  /** Why a card has its level, by the first steps of a rule and by what else a reason may say; and why the level has changed. */
  reasons: Readonly<Record<Protocol | OtherReason, string>>;
  changes: Readonly<Record<Change, string>>;
  words: CardWords;
};

/** What a reason says that names no first steps: its level and kind, and what stands in for the words of a rule. */
export const OTHER_REASONS = ["emergency", "exposure", "urgent", "routine", "over", "earlier", "animal"] as const;
type OtherReason = (typeof OTHER_REASONS)[number];
/** Why a level has changed, where that needs no numbers. */
export const CHANGES = ["taken-back", "passed", "returned", "treated", "died"] as const;
type Change = (typeof CHANGES)[number];

export type LanguagePacks = Partial<Record<OtherLanguage, LanguagePack>>;

/** By the id of a sign of the list, and for the answers that are none of it: the name in other languages than English. */
export type ListNames = Readonly<Record<string, NonNullable<ListItem["names"]>>>;

/** The texts of the check in the language of a pack. */
export function textsIn({ kinds, list, replies }: CheckTexts, pack: LanguagePack): CheckTexts {
  const translated = Object.entries(kinds).map(([kind, { answers }]) => {
    const own = pack.kinds[kind as CheckKind];
    return [kind, { asks: own.asks, answers: answers.map(({ id, says }) => ({ id, says: own.answers[id] ?? says })) }];
  });
  const { asks, ...others } = pack.list;
  return {
    language: pack.words.language,
    reasons: pack.reasons,
    kinds: Object.fromEntries(translated) as CheckTexts["kinds"],
    list: list.map((one) => ({ ...one, ...pack.items[one.id] })),
    listAsks: asks,
    others,
    // An owner may answer in English, too.
    replies: {
      yes: [...pack.replies.yes, ...replies.yes],
      no: [...pack.replies.no, ...replies.no],
      unsure: [...pack.replies.unsure, ...replies.unsure],
    },
  };
}
