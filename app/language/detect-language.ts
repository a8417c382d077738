import type { Token } from "./tokenise.ts";

const WORDS: Record<string, string> = {
  en: "the a an is are was and my he she it his her i to of in has have not with for on but been so this that you what how does do did can me we they at from just no dont if or be got since now our im up him",
  es: "el la los las mi su que es no se de un una y en con",
  fr: "le la les mon ma son sa est il elle ne pas de un une et",
  de: "der die das mein meine sein ist er sie es nicht ein eine und in mit",
  pt: "o a os as meu minha seu que e nao se de um uma em com",
  nl: "de het een mijn is niet en van heeft hij zij ze op er geen",
  it: "il lo la i gli le mio mia suo che e non si di un una",
};
/** For each little word, the numbers of the languages it belongs to; English is number 0. */
const TONGUES = new Map<string, number[]>();
Object.values(WORDS).forEach((words, tongue) => {
  for (const word of words.split(" ")) TONGUES.set(word, [...(TONGUES.get(word) ?? []), tongue]);
});

/** Whether a word means little by itself, in any of the languages. */
export function isLittleWord(word: string): boolean {
  return TONGUES.has(word);
}

/** How many of the words are little words of each language, English first. */
function scoresOf(tokens: Token[]): number[] {
  const scores = Object.keys(WORDS).map(() => 0);
  for (const { text } of tokens) for (const tongue of TONGUES.get(text) ?? []) (scores[tongue] as number) += 1;
  return scores;
}

/** Slips of the finger are only guessed in English; other languages would turn into English words. */
export function isEnglish(tokens: Token[]): boolean {
  const [english = 0, ...others] = scoresOf(tokens);
  return english >= Math.max(...others) || Math.max(...others) < 2;
}

/** True when the words belong to none of the languages the rules can read. */
export function isUnreadable(tokens: Token[], text: string): boolean {
  if (!/(\p{L}\P{L}*){4}/u.test(text)) return false;
  if (/[^\t-~]/.test(text)) {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
    if (latin < letters / 2) return true;
  }
  // Four words may be a name: "Pilea (Chinese money plant)".
  if (tokens.length < 5) return false;
  const known = Math.max(...scoresOf(tokens));
  const understood = tokens.filter((token) => token.ids.length > 0 && !token.fuzzy).length;
  return known / tokens.length < 0.08 && understood / tokens.length < 0.25;
}
