import { readChar, readings } from "./homoglyphs.ts";

/** A part of a sentence between two commas or conjunctions: its words in small plain letters. */
export type Clause = {
  words: readonly string[];
  /** The words with a space around each, as phrases are searched in. */
  text: string;
  /** The conjunction that begins it, such as "if" or "but". */
  conjunction: string;
};

const CONJUNCTIONS = new Set(
  `and if when whenever because since so but unless while although though then whether than however otherwise
  und wenn falls weil aber damit dass ob sondern et si quand parce mais afin que y cuando porque pero aunque se quando ma perche mas porem caso`.split(
    /\s+/,
  ),
);
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SEPARATES = /[,;:()[\]!?…。、，！？|"“”«»–—]/;
/** Marks of Markdown, and characters that nobody sees. */
const UNSEEN = /[\p{Cf}*_~`\\]/gu;
const COMMA = ",";

/** Before these "se" and "si" are no conjunctions: "no se preocupe", "non si preoccupi". */
const REFLEXIVE = new Set(["no", "non", "nao", "ne", "me", "te"]);
/** "L'aspirina", "d'eau". */
const ELISION = /(?<!\p{L})(l|d|qu|n|s|j|m|t|c|dell|all|nell|sull|un|quest)['’](?=\p{L}{2})/giu;

/** A text as words; commas and other separating marks are words of their own. */
export function revealedWords(text: string): string[] {
  let plain = "";
  for (const char of text.replace(ELISION, "$1 ").replace(/\.(?=\s)/g, ",")) {
    if (SEPARATES.test(char)) plain += ` ${COMMA} `;
    else if (CJK.test(char)) plain += ` ${char} `;
    else plain += readChar(char);
  }
  return plain.split(" ").filter(Boolean);
}

/** Splits digits from letters: "200mg". */
const apart = (word: string): string[] => word.match(/\d+|\D+/g) ?? [];

/**
 * The ways in which a sentence may be read, the plainest first: as it stands; and, where it could hide a word, with look-alike letters,
 * digits for letters, single letters and hyphens put together.
 */
export function readSentence(raw: string): Clause[][] {
  const text = raw.replace(UNSEEN, "");
  const words = revealedWords(text);
  const plain = clausesOf(
    words
      .flatMap(apart)
      .join(" ")
      .replace(/\bm g\b/g, "mg")
      .split(" "),
  );
  const revealed = reveal(words, text);
  return revealed ? [plain, clausesOf(revealed)] : [plain];
}

function reveal(words: readonly string[], text: string): string[] | undefined {
  // "i b u p r o f e n": single letters with one space between them.
  const joined = text.replace(/(?<![\p{L}\d])(\p{L}) (?=\p{L}(?![\p{L}\d]))/gu, "$1");
  const split = [...text.matchAll(/\p{L}+(?:[-‐‑.·\n]\p{L}+)+/gu)].map(([whole]) =>
    revealedWords(whole.replace(/[-‐‑.·\n]/g, "")).join(""),
  );
  const all = [...revealedWords(joined).map((word) => readings(word).at(-1) ?? word), ...split];
  return all.join(" ") === words.join(" ") ? undefined : all;
}

function clausesOf(words: readonly string[]): Clause[] {
  const clauses: { words: string[]; conjunction: string }[] = [{ words: [], conjunction: "" }];
  for (const word of words) {
    const last = clauses.at(-1);
    if (word === COMMA) clauses.push({ words: [], conjunction: "" });
    else if (CONJUNCTIONS.has(word) && !(/^s[ei]$/.test(word) && REFLEXIVE.has(last?.words.at(-1) ?? "")))
      clauses.push({ words: [word], conjunction: word });
    else last?.words.push(word);
  }
  return clauses.filter(({ words: own }) => own.length > 0).map((clause) => ({ ...clause, text: ` ${clause.words.join(" ")} ` }));
}
