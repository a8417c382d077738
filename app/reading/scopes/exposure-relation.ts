import { isLittleWord } from "#app/language/detect-language.ts";
import { placesBetween, type Token } from "#app/language/tokenise.ts";
import type { Cues } from "../lexicon/foreign-cues.ts";
import type { Mention } from "../lexicon/phrase-matcher.ts";

/**
 * How a thing stands to what an animal took. `apart`: every verb of it near the thing has another object, so the two only stand near each other.
 * `not-taken`: a vet gave or prescribed it, or a person takes it.
 */
export type ExposureRelation = "taken" | "apart" | "not-taken";

/** The events of content/triage/words that say what an animal took, in verbs with an object. */
const VERBS: readonly string[] = ["takes_in", "swallows", "eaten_whole", "own_gave", "gets"];
/** Those that say that it may have taken something, in any words. */
const LOOSE: readonly string[] = ["ingested", "swallowed_words", "exposed_skin", "amount_gone", "stolen", "gets_on", "breathes_in"];

export const isExposure = (concept: string) => VERBS.includes(concept) || LOOSE.includes(concept);
export const hasObject = (concept: string) => VERBS.includes(concept);

type Span = Pick<Mention, "start" | "end">;
export type Exposure = Span & { hasObject: boolean };
const NEAREST_SUBJECT = 4;

/**
 * Reads which things an animal took: the verb and the thing stand in one clause, or one of them points to the other's ("There was a bar on the
 * table. He ate it", "she ate my muffin, it had raisins in it"). Without a verb nearby nothing is known of a thing, and it counts as taken.
 * @param exposures what says that something was taken, now or before
 */
export function readExposures(tokens: readonly Token[], cues: Cues, exposures: readonly Exposure[]): (thing: Span) => ExposureRelation {
  const of = (name: string) => cues.get(name) ?? [];
  const starts = (name: string) => new Set(of(name).map(({ start }) => start));
  const covers = (name: string) => new Set(of(name).flatMap(({ start, end }) => placesBetween(start, end)));
  const clauses = clausesOf(tokens, starts("opens_clause"));
  const clauseOf = (at: number) => clauses[at] as number;
  const frames = [...of("given_by_vet"), ...of("person_takes")];
  const isFree = (one: Span, others: readonly Span[]) => !others.some(({ start, end }) => start < one.end && one.start < end);
  const free = exposures.filter((one) => isFree(one, frames));
  const verbs = free.filter((one) => one.hasObject);
  verbs.push(...free.filter((one) => !one.hasObject && isFree(one, verbs)));
  if (verbs.length === 0) return () => "taken";
  const [subjects, pointers, pronouns] = [covers("clause_subject"), covers("points_back"), starts("object_pronoun")];
  const [pointing, ends, passive] = [starts("says_of_it"), starts("after_object"), starts("passive_word")];
  const wordsOf = (clause: number) => placesBetween(clauses.indexOf(clause), clauses.lastIndexOf(clause) + 1);

  /** "The vet gave him": up to the end of the clause. */
  const isGiven = ({ start }: Span) => frames.some((frame) => frame.start <= start && clauseOf(frame.start) === clauseOf(start));
  const hasSubject = (clause: number) =>
    wordsOf(clause)
      .slice(0, NEAREST_SUBJECT)
      .some((at) => subjects.has(at) && !tokens[at]?.text.endsWith("s"));
  const pointsBack = (clause: number) => wordsOf(clause).some((at) => pointing.has(at));

  /** Whether a verb has an object that is not what was named before; one that points back ("it", "the whole packet") may be. */
  const hasOtherObject = ({ start, end }: Span): boolean => {
    if (passive.has(start - 1)) return false;
    const words: number[] = [];
    for (let at = end; at < tokens.length && clauseOf(at) === clauseOf(end - 1) && !ends.has(at); at += 1) {
      if (pronouns.has(at) && words.length === 0) return false;
      if (pointers.has(at) || tokens[at]?.value !== undefined || !isLittleWord(tokens[at]?.text ?? "")) words.push(at);
    }
    const head = words.at(-1);
    return head !== undefined && !pointers.has(head) && tokens[head]?.value === undefined;
  };

  const isTakenBy = (verb: Exposure, thing: Span): boolean => {
    const [at, to] = [clauseOf(verb.start), clauseOf(thing.start)];
    if (at === to) return true;
    if (Math.abs((tokens[verb.start]?.sentence ?? 0) - (tokens[thing.start]?.sentence ?? 0)) > 1) return false;
    if (!verb.hasObject || !hasOtherObject(verb)) return true;
    const isContinued = !hasSubject(to) || (thing.start > verb.start && pointsBack(to));
    return isContinued && !isGiven(thing);
  };

  return (thing) => {
    if (verbs.some((verb) => isTakenBy(verb, thing))) return "taken";
    return isGiven(thing) ? "not-taken" : "apart";
  };
}

/** The number of the clause of each word: as the marks of the text cut them, and as words such as "after" and "and he" do. */
function clausesOf(tokens: readonly Token[], opens: ReadonlySet<number>): number[] {
  let clause = 0;
  return tokens.map((token, at) => {
    const before = tokens[at - 1];
    if (before && (before.clause !== token.clause || before.sentence !== token.sentence || opens.has(at))) clause += 1;
    return clause;
  });
}
