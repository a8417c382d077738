const MOST_WORDS = 3;
const WORD_CHARS = 4;
const HASH_CHARS = 3;
const SMALL_WORDS: readonly string[] = [
  "a",
  "an",
  "and",
  "the",
  "is",
  "my",
  "to",
  "of",
  "in",
  "on",
  "for",
  "do",
  "does",
  "can",
  "how",
  "what",
];

/**
 * The name by which a model cites a text: the same in every turn, short, and not to be guessed by counting. "rabbits/not-pooping-12-hours" is
 * "not-poop-12-k3x".
 */
export function passageId(id: string): string {
  const words = (id.split(/[/#:]/).at(-1) ?? id).toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const telling = words.filter((word) => !SMALL_WORDS.includes(word)).slice(0, MOST_WORDS);
  return [...(telling.length > 0 ? telling : ["text"]).map((word) => word.slice(0, WORD_CHARS)), hashOf(id)].join("-");
}

/** FNV-1a in three letters and digits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36).padStart(HASH_CHARS, "0").slice(-HASH_CHARS);
}
