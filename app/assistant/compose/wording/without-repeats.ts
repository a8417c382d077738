import type { Turn } from "#app/domain/chat/turn.ts";
import type { PetWords } from "./pet-words.ts";

const NUMBER = /^\d+\. /;
const LIST_ITEM = /^(?:\d+\.|-) /;
const LABEL = /:$/;

/**
 * Whether an earlier reply of ours has this line.
 * @param words of the pet: its name counts as "your dog"
 */
export function createSaidCheck(history: readonly Turn[], { pet, animal }: PetWords): (line: string) => boolean {
  const name = pet.replace(/[^\p{L}\p{N} ]/gu, "");
  const spoken = new RegExp(`\\b(?:${name}|your (?:pet|${animal}))\\b`, "gi");
  // Without its number or bullet.
  const keyOf = (line: string) => line.replace(LIST_ITEM, "").replace(spoken, "your pet").trim();
  const said = new Set(history.filter(({ role }) => role === "assistant").flatMap(({ content }) => content.split("\n").map(keyOf)));
  return (line) => said.has(keyOf(line));
}

/**
 * A reply without the lines that the last replies hold already: who reads the same paragraph twice has not been answered.
 * @param isSaid whether a line was in them
 * @param instead said where the first paragraph, which answers, would be a repetition; `isAll` where nothing else is left
 */
export function withoutRepeats(
  text: string,
  isSaid: (line: string) => boolean,
  instead: (opening: string, isAll: boolean) => string,
): string {
  const all = text.split("\n\n");
  const left = all.map((paragraph) => unsaidLines(paragraph, isSaid)).filter(Boolean);
  if (left.length === all.length && left.every((paragraph, index) => paragraph === all[index])) return text;
  const isOpeningSaid = left.length === 0 || isSaid(all[0]?.split("\n")[0] ?? "");
  if (!isOpeningSaid) return left.join("\n\n");
  const first = instead(all[0] ?? "", left.length === 0);
  return [first, ...left.filter((paragraph) => paragraph !== first)].join("\n\n");
}

/** The lines of a paragraph that are new; a label whose list is gone goes with it. */
function unsaidLines(paragraph: string, isSaid: (line: string) => boolean): string {
  const lines = paragraph.split("\n");
  const items = lines.filter((line) => !LABEL.test(line) && !isSaid(line));
  if (items.length === 0) return "";
  let number = 0;
  return lines
    .filter((line) => LABEL.test(line) || items.includes(line))
    .map((line) => line.replace(NUMBER, () => `${++number}. `))
    .join("\n");
}
