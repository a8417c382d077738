import { placesBetween, type Token } from "#app/language/tokenise.ts";
import type { Mention } from "../lexicon/phrase-matcher.ts";
import { clauseStart } from "./sentence-reading.ts";

type Cues = ReadonlyMap<string, readonly Mention[]>;
type Span = Pick<Mention, "start" | "end">;

/** Whether a sign or event is told as one that a vet has treated. */
export type IsTreated = (mention: Span, kind: "sign" | "event") => boolean;

/** The verb stands before the sign, a word such as "still" may stand behind it. */
const WORDS_AFTER = 2;

/**
 * What a vet has treated by the account of one message: what happened before the treatment, what is told of it in its own sentence, and
 * everything that happened where the animal is with the vet now. A sign must be told as past. Nothing where it did not help or comes back, and
 * where a treatment is only asked for.
 * @param supposed by word, whether it is only supposed
 */
export function readTreatment(tokens: readonly Token[], cues: Cues, supposed: Uint8Array): IsTreated {
  const of = (name: string) => (cues.get(name) ?? []).filter(({ start }) => !tokens[start]?.fromAssistant);
  const isToldOf = ({ start, denied }: Mention) => !denied && !supposed[start];
  const hasReturned = ({ end }: Mention) => ["not_better", "sign_returned"].some((name) => of(name).some(({ start }) => start >= end));
  const [care] = of("in_vet_care").filter(isToldOf);
  const cue = care ?? of("vet_did").filter(isToldOf).at(-1);
  if (!cue || hasReturned(cue)) return () => false;

  const wordsOf = (name: string) => new Set(of(name).flatMap(({ start, end }) => placesBetween(start, end)));
  const [past, present] = [wordsOf("past_tense"), wordsOf("present_tense")];
  const isPresent = (at: number) => present.has(at);
  const isPast = (at: number) => past.has(at) || (tokens[at]?.text.endsWith("ed") === true && !present.has(at));
  // "The vet made him vomit and then he ate the rest": what begins after the treatment is no part of it.
  const next = of("opens_clause").find(({ start }) => start >= cue.end && tokens[start]?.text !== "since")?.start ?? tokens.length;
  const clauseEnd = Math.min(clauseEndOf(tokens, cue.end - 1), next);

  return ({ start, end }, kind) => {
    const isAfter = start >= cue.start;
    const clause = placesBetween(clauseStart(tokens, start), Math.min(end + WORDS_AFTER, clauseEndOf(tokens, end - 1)));
    if (isAfter && start < clauseEnd) return !placesBetween(cue.end, Math.min(end + WORDS_AFTER, clauseEnd)).some(isPresent);
    const isOfSentence = start < next && tokens[start]?.sentence === tokens[cue.start]?.sentence;
    if (isAfter && isOfSentence && kind === "sign") return !clause.some(isPresent);
    if (isAfter && !care) return false;
    return kind === "event" || (clause.some(isPast) && !clause.some(isPresent));
  };
}

function clauseEndOf(tokens: readonly Token[], at: number): number {
  let end = at + 1;
  while (end < tokens.length && tokens[end]?.clause === tokens[at]?.clause) end += 1;
  return end;
}
