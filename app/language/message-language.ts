import { normalise } from "./normalise.ts";

/** Languages in which the action of a level is said; everything else is English. */
const OTHER_LANGUAGES = ["es", "fr", "de", "pt", "it", "nl"] as const;

export type OtherLanguage = (typeof OTHER_LANGUAGES)[number];

/** Words that owners cannot do without, without their accents. Neighboring languages share some, so the most words decide. */
const TELLING: Record<OtherLanguage | "en", string> = {
  en: "the a an is are was and as my he she it his her its i to of in into has have not with for on but been since so this that you what how does do did can me we they at from just no if or be got our up dog cat",
  es: "el la los las lo mi su que es no se de un una y en con perro perra gato gata conejo pajaro desde ayer esta muy hace ha pero tiene sangre",
  fr: "le la les des mon ma son sa est sont il elle ne pas plus de du un une et a que chien chienne chat chatte lapin oiseau depuis hier mais sang beaucoup",
  de: "der die das mein meine sein ist er sie es nicht ein eine und in mit hund katze kater hase kaninchen vogel seit gestern hat aber blut sehr",
  pt: "o a os as do no na meu minha seu ele ela que e nao se de um uma em com tem cachorro cao gato gata coelho passaro desde ontem esta muito mas sangue faz",
  it: "il lo la i gli le mio mia suo che e non si di da un una con cane gatto gatta coniglio uccello ieri molto ma sangue ha",
  nl: "de het een mijn zijn is en niet van heeft hij zij ze ik in op met maar ook al sinds gisteren hond kat konijn vogel veel bloed geen te aan dat",
};
const LISTS = Object.entries(TELLING).map(([language, words]) => ({ language, words: new Set(words.split(" ")) }));
const LEAST_WORDS = 2;

/** The language of a message, when it is surely one of those in which we can at least say what to do. */
export function languageOf(message: string): OtherLanguage | undefined {
  const words = normalise(message).match(/[a-z0-9]+/g) ?? [];
  const counts = LISTS.map((list) => words.filter((word) => list.words.has(word)).length);
  const most = Math.max(...counts);
  // As many English words as of any other language: it is English.
  if (most < LEAST_WORDS || counts[0] === most) return undefined;
  return OTHER_LANGUAGES.find((language) => language === LISTS[counts.indexOf(most)]?.language);
}
