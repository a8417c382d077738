// Invisible characters that carry hidden instructions or turn text around: tags, zero-width (not ZWJ), bidi controls, C0 but \n and \t.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const INVISIBLE = /[\u{E0000}-\u{E007F}\u200B\u200E\u200F\u2060\u202A-\u202E\u2066-\u2069\uFEFF\u0000-\u0008\u000B-\u001F\u007F]/gu;

/** Removes what a person cannot see from what a person wrote, and trims it. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(INVISIBLE, "").trim();
}

/** The same, in one line: for names. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}
