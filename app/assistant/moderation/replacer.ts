import type { CrisisLine } from "#app/domain/chat/crisis-advice.ts";
import type { Helpline } from "#app/domain/content/page.ts";
import type { ModerationLists } from "#app/domain/knowledge/model-texts.ts";
import { isPressing, type Level } from "#app/domain/urgency.ts";
import type { OtherLanguage } from "#app/language/message-language.ts";
import type { ViolationKind } from "./sentence-features.ts";

/** Why a sentence may not be shown. */
export type Why = ViolationKind | "phone" | "link";

/** What decides whom a replacement tells the reader to call. */
type Reader = {
  level: Level;
  helplines: readonly Pick<Helpline, "name" | "number">[];
  crisisLines?: readonly CrisisLine[];
  country?: string | undefined;
  /** The language of the question; English where it is none of the six others. */
  language?: OtherLanguage | undefined;
};

/** With the space around it. */
export const LIST_MARKER = /^\s*(?:[-+•>]|\*(?!\*)|\d{1,2}[.)])\s+/;

/**
 * Writes what stands in place of a sentence: a sentence that helps the first time, then nothing; nothing at all where it is quiet. The marks around it
 * stay in balance.
 */
export function createReplacer(
  replacements: ModerationLists["replacements"],
  { level, helplines: [line], crisisLines = [], country, language }: Reader,
) {
  const { named, ...texts } = replacements[language ?? "en"];
  const crisisLine = crisisLines.find(({ countries }) => country !== undefined && countries?.includes(country));
  let hasReplaced = false;
  return (sentence: string, why: Why | "crisis", shown: string, isQuiet = false): string => {
    const marker = (LIST_MARKER.exec(sentence) ?? /^\s*/.exec(sentence))?.[0] ?? "";
    const space = /\s*$/.exec(sentence)?.[0] ?? "";
    const bold = (sentence.split("**").length - 1) % 2 === 1 ? "**" : "";
    if (hasReplaced || isQuiet) return bold + (space.includes("\n") && !shown.endsWith("\n") ? space : "");
    hasReplaced = true;
    const call = line ? withNumber(named.line, line) : named.noLine;
    const crisis = crisisLine ? withNumber(named.crisisLine, crisisLine) : named.noCrisisLine;
    const key = why === "calm" && isPressing(level) ? level : why;
    return `${marker}${bold}${texts[key].replace("{call}", call).replace("{crisis}", crisis)}${space || " "}`;
  };
}

function withNumber(text: string, { name, number }: { name: string; number: string }): string {
  return text.replace("{name}", name).replace("{number}", number);
}
