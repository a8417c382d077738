const LONGEST_WORD = 16;
const LEAST_WORDS = 4;
const MOST_STRANGE = 0.4;

const CODE = /^[a-z0-9+=]+$/i;
const BITS = /(?:\b[01]{7,8}\b\s*){2}/;
const BYTES = /(?:\b(?:0x)?[0-9a-f]{2}\b[\s,]+){6}/i;
const MORSE = /(?:(?:^|[\s/])[.·-]{1,6}(?=[\s/]|$)){6}/;

/** What programs and their logs are written in. A table of ours has no such marks but its lines. */
const PROGRAM =
  /<\|\w+\|>|<\/?(?:script|iframe|div|style|form|input|body|html)\b|\b\w+\([^)]*\)[;.{]|\{\s*"\w+"\s*:|\bdef \w+\(|=>|\\u[0-9a-f]{4}|Traceback \(|\breturn \w+[;[(]|^\s*\w+ = \w+\(/i;
/** A log of a conversation: "SYSTEM: You are". */
const SPEAKER = /(?:^|[\s[<])(?:SYSTEM|USER|ASSISTANT|INSTRUCTIONS?|INST)\b\s?(?:\w+\s?)?[:\]>]/;
const MOST_REPEATED = 0.25;
const LEAST_REPEATED = 3;

/** Is the text no language at all: Base64, bits, bytes, Morse code, a program, words without vowels, words said twice? */
export function isEncoded(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.some((word) => word.split(/[-/_.]/).some(isCode)) || BITS.test(text) || BYTES.test(text) || MORSE.test(text)) return true;
  if (PROGRAM.test(text) || SPEAKER.test(text)) return true;
  const repeated = words.filter((word, at) => at > 0 && word.toLowerCase() === words[at - 1]?.toLowerCase()).length;
  if (repeated >= LEAST_REPEATED && repeated >= MOST_REPEATED * words.length) return true;
  const plain = words.map((word) => word.replace(/[^\p{L}]/gu, "").toLowerCase()).filter((word) => /^[a-z]{3,}$/.test(word));
  const strange = plain.filter((word) => !/[aeiouy]/.test(word));
  return plain.length >= LEAST_WORDS && strange.length >= MOST_STRANGE * plain.length;
}

/** Small letters, capitals and digits follow each other in one long word. A path of ours has short ones. */
function isCode(word: string): boolean {
  if (word.length < LONGEST_WORD || !CODE.test(word)) return false;
  const turns = [...word].filter((char, at) => at > 0 && kindOf(char) !== kindOf(word[at - 1] as string)).length;
  return turns >= word.length / 4;
}

const kindOf = (char: string): string => (/[a-z]/.test(char) ? "small" : /[A-Z]/.test(char) ? "capital" : "other");
