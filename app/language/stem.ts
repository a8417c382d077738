/** Forms that no ending explains. */
const IRREGULAR = new Map(
  Object.entries({
    ate: "eat",
    eaten: "eat",
    drank: "drink",
    drunk: "drink",
    bit: "bite",
    bitten: "bite",
    bled: "bleed",
    broke: "break",
    broken: "break",
    fell: "fall",
    fallen: "fall",
    felt: "feel",
    gave: "give",
    given: "give",
    died: "die",
    dies: "die",
    dying: "die",
    dead: "die",
    death: "die",
    feet: "foot",
    teeth: "tooth",
    mice: "mouse",
    babies: "baby",
    puppies: "puppy",
    shook: "shake",
    slept: "sleep",
    stung: "sting",
    swollen: "swell",
    threw: "throw",
    thrown: "throw",
    tore: "tear",
    torn: "tear",
    lost: "lose",
    breath: "breathe",
    paid: "pay",
    hid: "hide",
    hidden: "hide",
    woke: "wake",
    awake: "wake",
  }),
);

const VOWEL = /[aeiouy]/;

/** Cuts the ending of an English word, so that "licking", "licks" and "licked" are one: not a word, but always the same letters. */
export function stem(word: string): string {
  const irregular = IRREGULAR.get(word);
  const base = irregular ?? (word.length > 3 ? withoutEnding(word) : word);
  return base.length > 3 && base.endsWith("e") ? base.slice(0, -1) : base;
}

function withoutEnding(word: string): string {
  const single = singular(word);
  for (const ending of ["ing", "ed", "ly", "y"]) {
    if (!single.endsWith(ending)) continue;
    const cut = single.slice(0, -ending.length);
    if (cut.length < 3 || !VOWEL.test(cut)) continue;
    if (ending === "y") return `${cut}i`;
    return /([bdgklmnprt])\1$/.test(cut) ? cut.slice(0, -1) : cut;
  }
  return single;
}

function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
