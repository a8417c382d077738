import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A message with the pet that the form names, and what it must stay. */
export type Seed = { petType: string; message: string };
export type Variant = { petType: string; message: string; seed: string; change: string };

const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, name), "utf8")
    .split("\n")
    .filter(Boolean);

/** Reads one `pet|message` a line. */
export function readSeeds(name: "emergencies.txt" | "urgent.txt"): Seed[] {
  return linesOf(name).map((line) => {
    const [petType = "", message = ""] = line.split("|");
    return { petType, message };
  });
}

export const additions = (): string[] => linesOf("additions.txt");

const JOINS: [name: string, join: (a: string, b: string) => string][] = [
  ["full stop", (a, b) => `${a}. ${b}`],
  ["comma", (a, b) => `${a}, ${b}`],
  ["nothing", (a, b) => `${a} ${b}`],
];
const SHORTEST_MISTYPED = 6;

/** One slip of the finger in a long word, at a place that depends on the text alone: two neighboring letters swapped, or one left out. */
function mistyped(text: string, nth: number): string {
  const words = text.split(" ");
  const long = words.flatMap((word, i) => (new RegExp(`^[A-Za-z]{${SHORTEST_MISTYPED},}$`).test(word) ? [i] : []));
  const at = long[nth % Math.max(1, long.length)];
  if (at === undefined) return text;
  const word = words[at] as string;
  const p = 1 + (nth % (word.length - 2));
  words[at] = nth % 2 ? word.slice(0, p) + word.slice(p + 1) : word.slice(0, p) + word[p + 1] + word[p] + word.slice(p + 2);
  return words.join(" ");
}

const STYLES: [name: string, change: (text: string, nth: number) => string][] = [
  ["capitals", (text) => text.toUpperCase()],
  ["no punctuation", (text) => text.toLowerCase().replace(/[.,!?']/g, "")],
  ["no apostrophes", (text) => text.replace(/'/g, "")],
  ["typing error", mistyped],
  ["emoji", (text) => `😭😭 ${text} 🙏`],
];

/** Everything that an owner may add to a message or do to its letters without changing what happened. */
export function* variantsOf({ petType, message }: Seed, added: readonly string[]): Generator<Variant> {
  const made = (text: string, change: string): Variant => ({ petType, message: text, seed: message, change });
  for (const [nth, addition] of added.entries()) {
    for (const [name, join] of JOINS) {
      yield made(join(message, addition), `${addition}: after, ${name}`);
      yield made(join(addition, message), `${addition}: before, ${name}`);
    }
    const other = added[(nth * 7 + 3) % added.length] as string;
    yield made(`${addition}. ${message} ${other}`, `${addition} and ${other}: both`);
    for (const [name, change] of STYLES) yield made(change(`${message} ${addition}`, nth), `${addition}: after, ${name}`);
  }
}
