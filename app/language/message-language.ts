import { normalise } from "./normalise.ts";

/** Languages besides English that the rules read, and in which the card and the check are written. */
export const OTHER_LANGUAGES = ["es", "fr", "de", "pt", "it", "nl"] as const;

export type OtherLanguage = (typeof OTHER_LANGUAGES)[number];

/** Words that owners cannot do without, without their accents. Neighboring languages share some, so the most words decide. */
const TELLING: Record<OtherLanguage | "en", string> = {
  en: "the a an is are was and as my he she it his her its i to of in into has have not with for on but been since so this that you what how does do did can me we they at from just no if or be got our up im dog cat",
  es: "el la los las lo mi su que es no se de un una y en con perro perra gato gata conejo pajaro desde ayer esta muy hace ha pero tiene sangre por le lleva una se del puede esta cuando como solo ya me acaba comio pueden puedo perros gatos comer darle come",
  fr: "le la les des mon ma son sa est sont il elle ne pas plus de du un une et a que chien chienne chat chatte lapin oiseau depuis hier mais sang beaucoup avec pour dans sur ce cette qui je on mes ses aux peut vient y ont apres est ou nous lui mange peuvent puis chiens chats manger donner",
  de: "der die das mein meine sein ist er sie es nicht ein eine und in mit hund katze kater hase kaninchen vogel seit gestern hat aber blut sehr ich mir mich dass auf zu den dem von vom wird wurde wir auch noch nach kann sind oder haben im dass wenn heute meinen meinem ihm darf durfen duerfen konnen koennen hunde katzen essen fressen fur fuer giftig geben",
  pt: "o a os as do no na meu minha seu ele ela que e nao se de um uma em com tem cachorro cao gato gata coelho passaro desde ontem esta muito mas sangue faz por pra esta ta ja foi so mas ele ela dos das ao pelo pela quando como acabou pode ficou comeu voce podem posso caes gatos comer dar",
  it: "il lo la i gli le mio mia suo che e non si di da un una con cane gatto gatta coniglio uccello ieri molto ma sangue ha del della per sono ho al alla dal nel lui lei questo dopo puo adesso quando mangiato possono posso cani gatti mangiare dare",
  nl: "de het een mijn zijn is en niet van heeft hij zij ze ik in op met maar ook al sinds gisteren hond kat konijn vogel veel bloed geen te aan dat voor naar bij dat wat kan mag mogen zou heb hem haar wordt werd nu dan als uit om er was zonder hebben honden katten eten geven giftig",
};
const LISTS = Object.entries(TELLING).map(([language, words]) => ({ language, words: new Set(words.split(" ")) }));
const LEAST_WORDS = 2;

/** Whether a word without accents is one that a language cannot do without. */
export const isEverydayWord = (language: string, word: string): boolean =>
  LISTS.some((list) => list.language === language && list.words.has(word));

/** The language of a message, when it is surely one of those in which we can at least say what to do. */
export function languageOf(message: string): OtherLanguage | undefined {
  return languageOfWords(normalise(message).match(/[a-z0-9]+/g) ?? []);
}

/** The language of the last of these messages that surely shows one; undefined where that is English, or none does. */
export function languageOfTalk(messages: readonly string[]): OtherLanguage | undefined {
  const telling = messages.findLast((message) => languageOf(message) !== undefined || isSurelyEnglish(message));
  return telling === undefined ? undefined : languageOf(telling);
}

/** Whether a message has at least two words of English, and of no other language more. */
export function isSurelyEnglish(message: string): boolean {
  const words = normalise(message).match(/[a-z0-9]+/g) ?? [];
  return words.filter((word) => LISTS[0]?.words.has(word)).length >= LEAST_WORDS && languageOfWords(words) === undefined;
}

/** The same for words in small letters without accents. */
export function languageOfWords(words: readonly string[]): OtherLanguage | undefined {
  // A word that a message says twice tells no more than once.
  const said = [...new Set(words)];
  const counts = LISTS.map((list) => said.filter((word) => list.words.has(word)).length);
  const most = Math.max(...counts);
  // As many English words as of any other language: it is English.
  if (most < LEAST_WORDS || counts[0] === most) return undefined;
  return OTHER_LANGUAGES.find((language) => language === LISTS[counts.indexOf(most)]?.language);
}
