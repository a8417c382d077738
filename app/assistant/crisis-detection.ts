import type { CrisisAdvice } from "#app/domain/chat/crisis-advice.ts";

/** The cards with what they listen for, as content/human-danger.yaml holds them. */
export type CrisisRules = {
  words: Readonly<Record<string, readonly string[]>>;
  cards: readonly (CrisisAdvice & { hears: readonly string[]; unless?: readonly string[] })[];
};

/** Reads the visitor's own words; a card when they are about a person in danger or about cruelty. */
export type DetectCrisis = (message: string) => CrisisAdvice | undefined;

const MOST_BETWEEN = 5;

/** Builds the finder once; each call reads one message. */
export function createCrisisDetector(book: CrisisRules): DetectCrisis {
  const ready = book.cards.map(({ hears, unless = [], ...card }) => ({
    card: { id: card.id, heading: card.heading, says: card.says, lines: card.lines },
    hears: hears.map((line) => patternOf(line, book.words)),
    unless: unless.map((line) => patternOf(line, book.words)),
  }));
  return (message) => {
    const text = readable(message);
    return ready.find(({ hears, unless }) => hears.some((line) => line.test(text)) && !unless.some((line) => line.test(text)))?.card;
  };
}

/** The card in words: what a client without cards shows, and what the answer says in place of an assistant's. */
export function crisisText({ heading, says, lines }: CrisisAdvice): string {
  const calls = lines.map(({ name, number, note }) => `- ${name}: **${number}**. ${note}.`);
  return [`**${heading}.**`, calls.join("\n"), says.map((line) => `- ${line}`).join("\n")].join("\n\n");
}

/** Small letters, no accents, no apostrophes; sentences end in "|". */
function readable(message: string): string {
  const plain = message
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}'’‘`]/gu, "")
    .toLowerCase()
    .replace(/[.!?;:\n]+/g, " | ")
    .replace(/[^\p{L}\p{N}|]+/gu, " ");
  return ` ${plain.trim()} | `;
}

/**
 * A line of content/human-danger.yaml as a pattern over readable text.
 * @throws Error naming the list when a line asks for words that the file does not have
 */
export function patternOf(line: string, words: CrisisRules["words"]): RegExp {
  const stop = (words.stop ?? []).join("|");
  const between = `(?:(?! (?:${stop}) )(?: [^ |]+)){0,${MOST_BETWEEN}}?`;
  const source = line
    .trim()
    .split(/ (?![^[]*\])/)
    .map((part) => (part === "..." ? between : part === "." ? " \\|" : wordPattern(part, words)))
    .join("");
  return new RegExp(`${source} `);
}

function wordPattern(part: string, words: CrisisRules["words"]): string {
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

/** Splits at the bars that do not stand inside a group. */
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
