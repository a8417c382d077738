// Invisible characters that carry hidden instructions or turn text around: tags, zero-width (not ZWJ), bidi controls, C0 but \n and \t.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const INVISIBLE = /[\u{E0000}-\u{E007F}\u200B\u200E\u200F\u2060\u202A-\u202E\u2066-\u2069\uFEFF\u0000-\u0008\u000B-\u001F\u007F]/gu;

/** Removes what a person cannot see from what a person wrote, and trims it. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(INVISIBLE, "").trim();
}

// Letters and symbols that are drawn as nothing: Hangul fillers and the empty Braille pattern.
const BLANK_LETTERS = /[\u115F\u1160\u3164\uFFA0\u2800]/gu;

/** Whether a text shows nothing: no letter, digit, mark of punctuation or symbol. */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(BLANK_LETTERS, ""));
}

/** The same, in one line: for names. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}
