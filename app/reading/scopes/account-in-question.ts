import { placesBetween } from "#app/language/tokenise.ts";
import type { Mention } from "../lexicon/phrase-matcher.ts";
import { type Span, sentenceSpans, type Words } from "./sentence-reading.ts";

const FARTHEST_OWN = 2;

/**
 * Where a message asks about a danger that its own animal is in, so that the question is no supposition: all of "what if a dog eats bait,
 * asking because mine just did", the first clause of "can a cat die of lily pollen, Muffin has some on her".
 * @param seen signs @param supposed by word, whether it is only supposed so far
 */
export function questionsThatTell(
  words: Words,
  cues: ReadonlyMap<string, Mention[]>,
  seen: readonly Mention[],
  supposed: Uint8Array,
): Span[] {
  const { tokens } = words;
  const of = (name: string) => cues.get(name) ?? [];
  const isOfPerson = ({ start, end }: Mention) => of("any_person").some((person) => person.start >= start && person.start < end);
  if (of("did_so").some((cue) => !isOfPerson(cue))) return [{ from: 0, to: tokens.length }];
  const clauseOf = (at: number) => tokens[at]?.clause;
  const sentences = sentenceSpans(tokens);
  return of("asks_of_danger").flatMap(({ start }) => {
    const question = sentences.find(({ from, to }) => from <= start && start < to) as Span;
    const isInside = (at: number) => at >= question.from && at < question.to;
    const tells = (one: Mention) =>
      !one.denied &&
      (isInside(one.start)
        ? clauseOf(one.start) !== clauseOf(start) && startsWithOwn(words, one.start)
        : !supposed[one.start] && hasOwn(words, one.start));
    const isTold = of("has_some").some((one) => !isInside(one.start) || clauseOf(one.start) !== clauseOf(start)) || seen.some(tells);
    return isTold ? [question] : [];
  });
}

/** Whether the clause of a word names the owner's animal. */
function hasOwn({ tokens, is }: Words, at: number): boolean {
  return tokens.some(({ clause, isPetName }, p) => clause === tokens[at]?.clause && (isPetName || is("own_word", p)));
}

/** Whether the clause of a word begins with the owner's animal: "her leg's twice the size". */
function startsWithOwn({ tokens, is }: Words, at: number): boolean {
  const first = tokens.findIndex(({ clause }) => clause === tokens[at]?.clause);
  return placesBetween(first, first + FARTHEST_OWN).some((p) => tokens[p]?.isPetName || is("own_word", p));
}
