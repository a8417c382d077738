/** Brings what owners type to one plain shape: small letters, no accents, words for emoji, one form per contraction. */

const EMOJI: [RegExp, string][] = [
  [/🩸/gu, " blood "],
  [/[🤮🤢]/gu, " vomiting "],
  [/💩/gu, " poo "],
  [/[🐶🐕🐩🦮]/gu, " dog "],
  [/[🐱🐈]/gu, " cat "],
  [/[🐰🐇]/gu, " rabbit "],
  [/🐹/gu, " hamster "],
  [/[🐦🦜🐤🐥]/gu, " bird "],
  [/[🐠🐟🐡]/gu, " fish "],
  [/🍫/gu, " chocolate "],
  [/🍇/gu, " grapes "],
  [/💊/gu, " pills "],
  [/🧅/gu, " onion "],
  [/🧄/gu, " garlic "],
  [/🥑/gu, " avocado "],
  [/🍄/gu, " mushroom "],
  [/🔋/gu, " battery "],
  [/🧲/gu, " magnet "],
  [/🐍/gu, " snake "],
  [/[🚗🚙🚘]/gu, " car "],
  [/[🐝]/gu, " bee "],
];

const ODD: [RegExp, string][] = [
  [/[\u200b\u200c\u200e\u200f\u2060\ufeff\u00ad]|\u200d|\ufe0f/gu, ""],
  [/[‘’ʼ`´]/gu, "'"],
  [/[–—]/gu, " , "],
  [/½/gu, ".5"],
  [/¼/gu, ".25"],
  [/¾/gu, ".75"],
  [/ß/gu, "ss"],
  [/œ/gu, "oe"],
  [/æ/gu, "ae"],
  [/ø/gu, "o"],
];

/** Letters of other alphabets that look like ours, inside a word of ours: "rаt pоison" with Cyrillic vowels. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "аa",
    "еe",
    "оo",
    "рp",
    "сc",
    "уy",
    "хx",
    "іi",
    "јj",
    "ѕs",
    "ԁd",
    "һh",
    "ӏl",
    "кk",
    "тt",
    "мm",
    "нh",
    "вb",
    "οo",
    "αa",
    "εe",
    "ρp",
    "υu",
    "ιi",
    "νv",
    "κk",
    "τt",
  ].map(([alike = "", letter = ""]) => [alike, letter]),
);
const MIXED_WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu;

function inOneAlphabet(text: string): string {
  if (!/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text)) return text;
  return text.replace(MIXED_WORD, (word) => {
    if (!/[a-z]/.test(word)) return word;
    return word.replace(/\P{Script=Latin}/gu, (letter) => LOOK_ALIKES[letter] ?? letter);
  });
}

/** Nothing but plain letters, digits and marks; the backtick is left to ODD. */
const ASCII = /^[\t\n -_a-~]*$/;

/** The words that the emoji of a text mean. */
export function spellOutEmoji(text: string): string {
  if (!/\p{Extended_Pictographic}/u.test(text)) return text;
  return EMOJI.reduce((out, [from, to]) => out.replace(from, to), text);
}

export function normalise(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  let out = spellOutEmoji(text);
  for (const [from, to] of ODD) out = out.replace(from, to);
  const plain = out
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  return inOneAlphabet(plain);
}

/** "soooo" -> "soo", "heeeelp" -> "heelp": three or more of a letter become two; the vocabulary tries one as well. */
export function unstretch(word: string): string {
  return word.replace(/([a-z])\1{2,}/g, "$1$1");
}

const SPLIT = new Map(
  Object.entries({
    hes: "he is",
    shes: "she is",
    theyre: "they are",
    thats: "that is",
    theres: "there is",
    whats: "what is",
    im: "i am",
    ive: "i have",
    weve: "we have",
    hed: "he had",
    gonna: "going to",
    wanna: "want to",
    gotta: "got to",
    kinda: "kind of",
    alot: "a lot",
    cannot: "cant",
    wich: "which",
    dont: "dont",
    // Scots, as owners type it.
    gie: "give",
    gied: "gave",
    hae: "have",
    cannae: "cant",
    dinnae: "dont",
    didnae: "didnt",
    doesnae: "doesnt",
    isnae: "isnt",
    wasnae: "wasnt",
    hasnae: "hasnt",
    wilnae: "wont",
    naw: "no",
    nowt: "nothing",
    oot: "out",
    aboot: "about",
    swallied: "swallowed",
    greetin: "crying",
    jobbies: "poop",
    yer: "your",
  }),
);

/** One spelling for the contracted and the long form: "does not" -> "doesnt". */
const NOT_AFTER = new Set("is are was were do does did has have had will would can could should".split(" "));

export function joinNegations<Word extends { text: string; to: number }>(words: readonly Word[]): Word[] {
  const out: Word[] = [];
  for (const word of words) {
    const last = out.at(-1);
    if (word.text === "not" && last && NOT_AFTER.has(last.text)) {
      const text = last.text === "will" ? "wont" : last.text === "can" ? "cant" : `${last.text}nt`;
      out[out.length - 1] = { ...last, text, to: word.to };
    } else out.push(word);
  }
  return out;
}

/** The pieces of one written word, apostrophes resolved: "he's" -> he is, "won't" -> wont, "dog's" -> dog. */
export function splitCompound(word: string): string[] {
  if (word.includes("'")) {
    const bare = word.replace(/'/g, "");
    if (bare.endsWith("nt")) return [bare];
    const cut = word.indexOf("'");
    const head = word.slice(0, cut);
    const tail = word.slice(cut + 1);
    if (tail === "s") return /^(he|she|it|that|there|what|who|here|where)$/.test(head) ? [head, "is"] : [head];
    if (tail === "re") return [head, "are"];
    if (tail === "ve") return [head, "have"];
    if (tail === "m") return [head, "am"];
    if (tail === "ll") return [head, "will"];
    if (tail === "d") return [head, "had"];
    return [head, tail].filter(Boolean);
  }
  const split = SPLIT.get(word);
  return split ? split.split(" ") : [word];
}

/** Small letters without accents, apostrophes resolved, one space between words. */
export function plainWords(text: string): string {
  return normalise(text)
    .split(/[^a-z0-9']+/)
    .flatMap((word) => splitCompound(unstretch(word)))
    .filter(Boolean)
    .join(" ");
}
