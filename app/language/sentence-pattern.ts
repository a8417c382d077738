/** Lists of words by name, which a pattern can ask for as `{name}`; `stop` holds the words that `...` does not cross. */
export type WordLists = Readonly<Record<string, readonly string[]>>;

const MAX_WORDS_BETWEEN = 5;

/** Small letters, no accents, no apostrophes; sentences end in "|". */
export function toPatternText(message: string): string {
  const plain = message
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}'’‘`]/gu, "")
    .toLowerCase()
    .replace(/[.!?;:\n]+/g, " | ")
    .replace(/[^\p{L}\p{N}|]+/gu, " ");
  return ` ${plain.trim()} | `;
}

/**
 * Compiles one line of content/human-danger.yaml into a pattern over text made by `toPatternText`.
 * @throws Error naming the list when a line asks for words that the file does not have
 */
export function compileSentencePattern(line: string, words: WordLists): RegExp {
  const stop = (words.stop ?? []).join("|");
  const between = `(?:(?! (?:${stop}) )(?: [^ |]+)){0,${MAX_WORDS_BETWEEN}}?`;
  const source = line
    .trim()
    .split(/ (?![^[]*\])/)
    .map((part) => (part === "..." ? between : part === "." ? " \\|" : wordPattern(part, words)))
    .join("");
  return new RegExp(`${source} `);
}

function wordPattern(part: string, words: WordLists): string {
  const filled = part.replace(/\{(\w+)\}/g, (_, name: string) => {
    const list = words[name];
    if (!list) throw new Error(`there is no list of words "${name}"`);
    return `(?:${[...list].sort((a, b) => b.length - a.length).join("|")})`;
  });
  // "[a|b]" alone is a word of its own, and with an empty choice it may be missing; after letters it is an ending.
  const choice = /^\[(.*)\]$/.exec(filled);
  if (!choice) return ` ${filled.replace(/\[/g, "(?:").replace(/\]/g, ")")}`;
  const choices = splitChoices(choice[1] ?? "");
  const filledIn = `(?: (?:${choices.filter(Boolean).join("|")}))`;
  return choices.includes("") ? `${filledIn}?` : filledIn;
}

/** Splits at the bars outside of groups. */
function splitChoices(text: string): string[] {
  const parts: string[] = [""];
  let depth = 0;
  for (const char of text) {
    if (char === "(") depth += 1;
    if (char === ")") depth -= 1;
    if (char === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += char;
  }
  return parts;
}
