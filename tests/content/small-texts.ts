/** Texts that nobody reads: short, easy, and no two the same. */
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const WORDS = "dog cat bed bowl den cup hat log mat nut pan rug sun toy van web box fan gum hen jam kit lid map".split(" ");

export function names(word: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${word}-${LETTERS[index]}`);
}

export function sentences(seed: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => sentence(`${seed} ${index}`));
}

/** A short, easy sentence that no other seed has. */
export function sentence(seed: string): string {
  let hash = 7;
  for (const letter of seed) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  const word = (step: number) => WORDS[Math.floor(hash / WORDS.length ** step) % WORDS.length];
  return `The ${word(0)} and the ${word(1)} sit by the ${word(2)} ${word(3)} and ${word(4)} ${word(5)}.`;
}
