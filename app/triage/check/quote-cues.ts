import { isPressing } from "#app/domain/urgency.ts";
import type { Screen } from "#app/domain/verdict.ts";
import { tokenise } from "#app/language/tokenise.ts";
import { createWordReader, type WordReader } from "#app/reading/read-words.ts";
import type { RuleBook } from "../rules/rule-book.ts";

/** How a sign of the owner's may be taken down: it is past or over, a vet has to do with it, or it was only feared or compared. */
type Lowering = "over" | "treated" | "not-meant";

/** The cues of content/triage/words/certainty.yaml that show each. */
const CUES: Record<Lowering, readonly string[]> = {
  over: ["over_now", "over_in_story", "at_another_time", "another_time_in_story"],
  treated: ["seen_by_vet"],
  "not-meant": ["feared", "feared_in_story", "at_another_time", "another_time_in_story"],
};

/** Whether words of the owner's show by themselves that a sign may be taken down. */
export type QuoteCheck = (quote: string, lowering: Lowering, petType?: string) => boolean;

/** The words must hold a cue, and must not be a sign's own: they name no sign of illness, however it is told. */
export function createQuoteCheck(book: Pick<RuleBook, "concepts" | "leave" | "languages">, screen: Screen): QuoteCheck {
  // Only a model's reading needs a reader of its own.
  let reader: WordReader | undefined;
  return (quote, lowering, petType) => {
    reader ??= createWordReader(book);
    const { mentions, names, facts } = reader.read(tokenise(quote));
    if (facts.has("any_sign") || !mentions.some(({ concept }) => CUES[lowering].includes(names[concept] ?? ""))) return false;
    const { check, level } = screen(quote, { petType });
    return !check && !isPressing(level);
  };
}
