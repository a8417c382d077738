import { isSaidNow } from "#app/domain/facts.ts";
import type { Cue } from "#app/domain/knowledge/owner-phrases.ts";
import { typedSentences } from "#app/domain/text/sentences.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { clausesThatAsk } from "#app/language/asks-in-words.ts";
import { plainWords } from "#app/language/normalise.ts";
import { asksWhetherAllowed, isQuestion } from "../intent.ts";
import type { ReadOwnerPhrases, SaidBy } from "../owner-phrases.ts";
import type { NamedSubstance } from "./substance-asides.ts";

/** Who writes less than this writes about the thing. */
const MOST_WORDS_ABOUT_A_THING = 14;
const TAKEN = "took_";
/** What is said of a thing that is or was in the animal, or on it. */
const OF_A_THING: readonly Cue[] = ["taken", "stung", "uses"];
const OF_AN_OBJECT: readonly Cue[] = ["swallowed"];
/** What is asked of a thing that stands in another clause: "I have some Piriton. Can I give one". */
const OF_ASKED_THING: readonly Cue[] = ["uses", "eats"];

type Told = {
  text: string;
  plain: string;
  verdict: Verdict;
};

type Related = {
  /** The substances that the message is about. */
  related: readonly NamedSubstance[];
  /** What it says of taking, if anything, is said of these. */
  mayBeTaken: boolean;
};

/**
 * The substances that a message is about. In a story a thing that nobody took, uses or asks for is scenery: "hops a bit when he trots", "like a
 * water balloon", "I wear the oven gloves". Taking is told of a thing in its sentence or in the next one by "it": "he had his dinner. I could
 * give him some Gaviscon" tells of none taken. A short message is about its thing.
 */
export function inRelation(named: readonly NamedSubstance[], { text, plain, verdict }: Told, readPhrases: ReadOwnerPhrases): Related {
  if (named.length === 0 || plain.split(" ").length <= MOST_WORDS_ABOUT_A_THING) return { related: named, mayBeTaken: true };
  const tookNow = takenNow(verdict);
  const sentences = typedSentences(text).map((said) => ({ said, words: plainWords(said), says: readPhrases(said) }));
  const related = relatedIn(sentences, named, tookNow);
  return { related, mayBeTaken: related.length === 0 || tellsOfTaking(sentences, related, tookNow) };
}

type Sentence = { said: string; words: string; says: SaidBy };

function relatedIn(
  sentences: readonly Sentence[],
  named: readonly NamedSubstance[],
  tookNow: ReadonlySet<string>,
): readonly NamedSubstance[] {
  // "The last of the pumpkin is in the fridge. Might she have some of it?"
  if (sentences.some(({ says }) => says("cues").includes("points-back") && asksWhetherAllowed(says))) return named;
  const shows = (says: SaidBy, cues: readonly Cue[]) => says("cues").some((cue) => cues.includes(cue));
  const telling = sentences.filter(({ said, says }) => shows(says, OF_A_THING) || isQuestion(said));
  // "I've put a t-shirt on him": an object is about an animal that has it in its mouth.
  const eating = sentences.filter(({ says }) => shows(says, OF_AN_OBJECT));
  return named.filter(
    ({ substance, words: name }) =>
      tookNow.has(substance.id) || (substance.kind === "object" ? eating : telling).some(({ words }) => words.includes(name)),
  );
}

function tellsOfTaking(sentences: readonly Sentence[], related: readonly NamedSubstance[], tookNow: ReadonlySet<string>): boolean {
  if (related.some(({ substance }) => tookNow.has(substance.id))) return true;
  const names = (at: number) => related.some(({ words }) => sentences[at]?.words.includes(words));
  return sentences.some(({ says }, at) => {
    const cues = says("cues");
    return cues.includes("taken") && (names(at) || (cues.includes("points-back") && names(at - 1)));
  });
}

/**
 * Whether what a message asks is about a thing that it names: "she ate some hay. can I wash them off" asks about no hay. A message that asks
 * in no words asks about what it names.
 */
export function asksOfNamed(message: string, names: readonly string[], readPhrases: ReadOwnerPhrases): boolean {
  const asking = clausesThatAsk(message);
  const isOfThing = (clause: string) => {
    const cues = readPhrases(clause)("cues");
    return names.some((name) => plainWords(clause).includes(name)) || OF_ASKED_THING.some((cue) => cues.includes(cue));
  };
  return asking.length === 0 || asking.some(isOfThing);
}

/** Ids of the dangerous substances that the rules read in this message as taken. */
function takenNow({ facts }: Verdict): ReadonlySet<string> {
  const mentions = facts?.animals.flatMap((animal) => animal.mentions) ?? [];
  const now = mentions.filter((one) => one.concept.startsWith(TAKEN) && isSaidNow(one, facts));
  return new Set(now.map(({ concept }) => concept.slice(TAKEN.length).replaceAll("_", "-")));
}
