import type { NameLists, NameTable, NameText } from "./name-table.ts";
import { singular } from "./name-words.ts";

/** Shorter words are slips and bits of words. */
const SHORTEST = 4;

/** Finds what stands behind one of some verbs and is called by a word of no ordinary sentence, or as plants are. */
export function openUnknownNames(
  { words: ordinary }: Pick<NameTable, "words">,
  { neutral, beside, plants, eaten }: NameLists & { eaten: readonly string[] },
): (text: NameText) => string | undefined {
  const [known, ends, heads, verbs] = [new Set(ordinary), new Set([...neutral, ...beside]), new Set(plants), new Set(eaten)];
  const isStrange = (word: string) => word.length >= SHORTEST && !known.has(word) && !known.has(singular(word));
  return ({ words, breaks }) => {
    const verb = words.findIndex((word) => verbs.has(word));
    if (verb < 0) return undefined;
    const isApart = (at: number) => breaks.has(`${words[at - 1]} ${words[at]}`);
    let from = verb + 1;
    while (from < words.length && ends.has(words[from] ?? "") && !isApart(from)) from += 1;
    let to = from;
    while (to < words.length && !ends.has(words[to] ?? "") && !(to > from && isApart(to))) to += 1;
    const name = isApart(from) ? [] : words.slice(from, to);
    return name.some(isStrange) || heads.has(name.at(-1) ?? "") ? name.join(" ") : undefined;
  };
}
