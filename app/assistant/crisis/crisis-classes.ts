import type { CrisisClasses } from "#app/domain/chat/crisis-advice.ts";
import { openWordClasses } from "#app/language/learned/word-class-lookup.ts";
import { languageOf } from "#app/language/message-language.ts";
import { phraseFinder } from "../moderation/phrases.ts";

/** A class of a word or phrase of a sentence, by the index of its first word, and whether one of the few words before it denies it. */
export type FoundClass = { name: string; at: number; isDenied: boolean };
/** Finds the classes of the sentences of a message; each sentence is its words. */
export type FindClasses = (message: string, sentences: readonly (readonly string[])[]) => FoundClass[][];

type ClassesOfSentence = (words: readonly string[]) => FoundClass[];

/** Ends the name of a class of phrases, so that a class of words may have the same name. */
export const PHRASE_MARK = "!";
const ENGLISH = "en";
/** Decides for English where as much is found in another language. */
const TIE = 0.5;
const DENY = "deny";
const DENIED_WORDS = 3;

/** Reads each message with the classes of its own language: "die" is no death in German, and "come" is no meal in English. */
export function createClassFinder(classes: CrisisClasses): FindClasses {
  const finders = new Map(Object.entries(classes).map(([language, { words, phrases }]) => [language, createFinder(words, phrases)]));
  return (message, sentences) => {
    const own = finders.get(languageOf(message) ?? "");
    if (own) return sentences.map(own);
    // Too few telling words: the language in which most is found, English where that is as much as in another.
    let best: FoundClass[][] = [];
    let most = -1;
    for (const [language, find] of finders) {
      const found = sentences.map(find);
      const count = found.reduce((sum, { length }) => sum + length, language === ENGLISH ? TIE : 0);
      if (count > most) [best, most] = [found, count];
    }
    return best;
  };
}

function createFinder(words: CrisisClasses[string]["words"], phrases: CrisisClasses[string]["phrases"]): ClassesOfSentence {
  const classesOf = openWordClasses(words);
  const finders = Object.entries(phrases).map(([name, list]) => [name + PHRASE_MARK, phraseFinder(list)] as const);
  return (sentence) => {
    const ofWords = sentence.flatMap((word, at) => classesOf(word).map((name) => ({ name, at })));
    const text = ` ${sentence.join(" ")} `;
    const ofPhrases = finders.flatMap(([name, find]) => find(text).map((at) => ({ name, at })));
    const denies = ofWords.filter(({ name }) => name === DENY).map(({ at }) => at);
    return [...ofWords, ...ofPhrases]
      .map((one) => ({ ...one, isDenied: denies.some((at) => at < one.at && one.at - at <= DENIED_WORDS) }))
      .sort((one, other) => one.at - other.at);
  };
}
