import type { Check, Checked } from "#app/domain/check.ts";
import type { QuoteCheck } from "#app/triage/check/quote-cues.ts";
import { signGroups } from "../grounding/sign-groups.ts";
import type { SignReading } from "./head-line.ts";

/** The list of what kills this animal, as the request names it. */
const LIST = "list";
const LEAST_QUOTE_CHARS = 6;

type Message = { message: string; petType?: string | undefined; check: Check | undefined };

/**
 * What a model read of the possible signs, as answers to the check: "yes" for a sign that is there now, "vet" (it no longer counts, and a vet should
 * still hear of it) for one that is over, treated or not meant. A reading counts only with words that stand in the message; to take a sign
 * down they must show why, and must not be the sign's own.
 * @param onlyRaises the owner was asked meanwhile: what would take a sign down comes too late
 */
export function answersRead(
  readings: readonly SignReading[],
  { message, petType, check }: Message,
  showsLowering: QuoteCheck,
  onlyRaises: boolean,
): Checked {
  const text = comparable(message);
  const groups = signGroups(check?.signs ?? []);
  const answers: Record<string, Checked[string]> = {};
  for (const { sign, status, quote } of readings) {
    const words = comparable(quote);
    if (words.length < LEAST_QUOTE_CHARS || !text.includes(words)) continue;
    const lowers = status !== "now" && !onlyRaises && showsLowering(quote, status, petType);
    if (sign === LIST && lowers && check?.signs.length === 0 && check.also.length > 0) answers.none = true;
    for (const { id } of groups[Number(sign.slice(1)) - 1] ?? []) {
      if (status === "now") answers[id] = "yes";
      else if (lowers) answers[id] = "vet";
    }
  }
  return answers;
}

/** The words as they are compared: a model may write other quotes and spaces. */
function comparable(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, " ")
    .replace(/^[\s"'.,;:!?…]+|[\s"'.,;:!?…]+$/g, "");
}
