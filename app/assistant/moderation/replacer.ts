import type { CrisisLine } from "#app/domain/chat/crisis-advice.ts";
import type { Helpline } from "#app/domain/content/page.ts";
import type { ModerationLists } from "#app/domain/knowledge/model-texts.ts";
import { isPressing, type Level } from "#app/domain/urgency.ts";
import type { Kind } from "./sentence-features.ts";

/** Why a sentence may not be shown. */
export type Why = Kind | "phone" | "link";

/** What decides whom a replacement tells the reader to call. */
type Reader = {
  level: Level;
  helplines: readonly Pick<Helpline, "name" | "number">[];
  crisisLines?: readonly CrisisLine[];
  country?: string | undefined;
};

/** With the space around it. */
export const LIST_MARKER = /^\s*(?:[-+•>]|\*(?!\*)|\d{1,2}[.)])\s+/;

/** Writes what stands in place of a sentence: a sentence that helps the first time, then nothing. The marks around it stay in balance. */
export function createReplacer(
  replacements: ModerationLists["replacements"],
  { level, helplines: [line], crisisLines = [], country }: Reader,
) {
  let hasReplaced = false;
  return (sentence: string, why: Why | "crisis", shown: string): string => {
    const marker = (LIST_MARKER.exec(sentence) ?? /^\s*/.exec(sentence))?.[0] ?? "";
    const space = /\s*$/.exec(sentence)?.[0] ?? "";
    const bold = (sentence.split("**").length - 1) % 2 === 1 ? "**" : "";
    if (hasReplaced) return bold + (space.includes("\n") && !shown.endsWith("\n") ? space : "");
    hasReplaced = true;
    const call = line ? `your vet, or ${line.name} on ${line.number}` : "your vet or an animal poison line";
    const key = why === "calm" && isPressing(level) ? level : why;
    return `${marker}${bold}${replacements[key].replace("{call}", call).replace("{crisis}", crisisCall(country, crisisLines))}${space || " "}`;
  };
}

/** The crisis line of the visitor's country, or where to find one. */
function crisisCall(country: string | undefined, lines: readonly CrisisLine[]): string {
  const line = lines.find(({ countries }) => country !== undefined && countries?.includes(country));
  return line ? `${line.name} on ${line.number}` : "the emergency number, or a crisis line from findahelpline.com,";
}
