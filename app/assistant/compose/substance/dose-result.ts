import type { DoseReading } from "#app/domain/verdict.ts";
import type { Context } from "../context.ts";
import { fill } from "../wording/phrases.ts";

/** So many times the harmful amount is worth counting. */
const MANY = 2;

/** What the sum means, as the first sentence; undefined while it cannot be done or is below what harms. */
export function resultOf(
  doses: readonly DoseReading[],
  { knowledge: { phrases } }: Pick<Context, "knowledge">,
  action: string,
): string | undefined {
  const times = Math.max(0, ...doses.map(({ timesHarmful = 0 }) => timesHarmful));
  if (times < 1) return undefined;
  return times < MANY
    ? fill(phrases["amount-above"], { action })
    : fill(phrases["amount-many"], { times: String(Math.floor(times)), action });
}
