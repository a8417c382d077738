import type { Token } from "#app/language/tokenise.ts";
import type { Mention } from "../lexicon/phrase-matcher.ts";

/** The cues that show where a name stands, by name (`content/triage/words/pet-names.yaml`). */
export const NAME_CUES = "name_";

type Cues = ReadonlyMap<string, readonly Mention[]>;

/** A name as the owner uses it, at one word of the message. */
export type PetName = { name: string; at: number; sentence: number };

/** A share of capitals above which they say nothing. */
const SHOUTING = 0.7;

/**
 * The words of a message that are a pet's name, found by their place: before what only an animal does ("Raisin won't eat"), after "called",
 * beside the animal's word ("my dog Diesel limps"). A name that is known, or was found once, is one wherever it does not stand as a thing
 * ("Raisin ate a raisin").
 * @param cues mentions of the cues of pet-names.yaml
 * @param known names of the form and of earlier messages, small letters
 */
export function petNamesIn(tokens: readonly Token[], cues: Cues, known: ReadonlySet<string>): PetName[] {
  const covers = (cue: string, at: number) => cues.get(cue)?.some(({ start, end }) => start <= at && at < end) === true;
  const startsAt = (cue: string, at: number) => cues.get(cue)?.some(({ start }) => start === at) === true;
  /** "He's fine. Ate breakfast": the next sentence says nothing of a word before it. */
  const goesOn = (from: number, to: number) => tokens[from]?.sentence === tokens[to]?.sentence;
  const isSameClause = (from: number, to: number) => goesOn(from, to) && tokens[from]?.clause === tokens[to]?.clause;
  const isShouting = tokens.filter(({ capital }) => capital).length > tokens.length * SHOUTING;
  const isCapital = (at: number) => tokens[at]?.capital === true && !isShouting;
  const isPetItself = (at: number) => isCapital(at) && startsAt("name_is_pet", at + 1) && goesOn(at, at + 1);
  /** "Molly our collie": what another animal is called, too. */
  const isBarred = (at: number) => covers("name_bar", at) && !(covers("any_pet", at) && isPetItself(at));
  const canBeName = (at: number) =>
    !tokens[at]?.fromAssistant && /^\p{L}{2,}$/u.test(tokens[at]?.text ?? "") && !isBarred(at) && !startsAt("name_precedes", at);
  const isSubject = (at: number) => {
    const before = tokens[at - 1];
    const isFirst = !before || before.fromAssistant || before.clause !== tokens[at]?.clause;
    return isFirst || (!covers("name_not_after", at - 1) && (covers("name_opens", at - 1) || covers("any_pet", at - 1)));
  };
  const isAsked = (at: number) =>
    (cues.get("name_asked") ?? []).some(({ start, end }) => start === at + 1 && !covers("name_not_asked", end)) &&
    covers("name_opens", at - 1);
  /** "Does Nala need drops?": no word of ours, and a capital where none begins a sentence. */
  const isAskedByCapital = (at: number) =>
    isCapital(at) &&
    !isKnownWord(at) &&
    goesOn(at - 1, at) &&
    startsAt("name_asked_capital", at + 1) &&
    goesOn(at, at + 1) &&
    covers("name_asks", at - 1);
  const isIntroduced = (at: number) =>
    (cues.get("name_follows") ?? []).some(({ start, end }) => end === at && goesOn(end - 1, at) && (isCapital(at) || isOfPet(start, end)));
  /** "My cat called raisin", "her name is raisin"; not "I called poison control". */
  const isOfPet = (start: number, end: number) =>
    end - start > 1 || [1, 2].some((back) => covers("any_pet", start - back)) || tokens[start - 1]?.text === "is";
  const isBesidePet = (at: number) =>
    isCapital(at) &&
    ((isPetItself(at) && !covers("name_not_after", at - 1)) || (covers("any_pet", at - 1) && goesOn(at - 1, at) && !isKnownWord(at)));
  /** "Two cats, Toffee and Fudge": names in a list after their animals, also where they are words of ours. */
  const isListed = (at: number) =>
    isCapital(at) &&
    goesOn(at - 1, at) &&
    ((covers("any_pet", at - 1) && !isSameClause(at - 1, at)) || (tokens[at - 1]?.text === "and" && isListedName(at - 2)));
  const isListedName = (at: number) => isCapital(at) && names.has(tokens[at]?.text ?? "");
  const isKnownWord = (at: number) => (tokens[at]?.ids.length ?? 0) > 0 && !tokens[at]?.fuzzy;

  const names = new Set(known);
  tokens.forEach(({ text }, at) => {
    if (!canBeName(at)) return;
    if (
      isIntroduced(at) ||
      isBesidePet(at) ||
      isListed(at) ||
      (startsAt("name_precedes", at + 1) && isSameClause(at, at + 1) && isSubject(at)) ||
      isAsked(at) ||
      isAskedByCapital(at)
    )
      names.add(text);
  });
  const isThing = (text: string, at: number) =>
    covers("name_not_after", at - 1) && isKnownWord(at) && !(known.has(text) && isCapital(at) && covers("name_known_after", at - 1));
  return tokens.flatMap(({ text, sentence, fromAssistant }, at) =>
    names.has(text) && !fromAssistant && !isThing(text, at) ? [{ name: text, at, sentence }] : [],
  );
}
