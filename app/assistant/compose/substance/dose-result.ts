import type { DoseReading } from "#app/domain/verdict.ts";
import type { Context } from "../context.ts";
import { fill } from "../wording/phrases.ts";

/** So many times the harmful amount is worth counting. */
const MANY = 2;

/** What the sum means, as the first sentence; undefined while it cannot be done, or where a small amount lowers nothing. */
export function resultOf(
  doses: readonly DoseReading[],
  { asked, knowledge: { phrases } }: Pick<Context, "asked" | "knowledge">,
  action: string,
): string | undefined {
  const times = Math.max(0, ...doses.map(({ timesHarmful = 0 }) => timesHarmful));
  if (times < 1) {
    const { level } = asked.verdict;
    if (!isWhole(doses) || level === "emergency") return undefined;
    return fill(phrases["amount-below"], { action: level === "urgent" ? action : "" }).trim();
  }
  return times < MANY
    ? fill(phrases["amount-above"], { action })
    : fill(phrases["amount-many"], { times: String(Math.floor(times)), action });
}

function isWhole(doses: readonly DoseReading[]): boolean {
  return doses.length > 0 && doses.every(({ missing, timesHarmful }) => missing.length === 0 && timesHarmful !== undefined);
}
