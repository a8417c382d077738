import type { Understanding } from "../understand/understanding.ts";

const TOPIC = "loss-and-goodbye";
/** What helps who asks again, by the answer that they have had. */
const NEXT: Record<string, string> = { "when-is-it-time": "quality-of-life" };

export function nextLossUnit(unit = ""): string | undefined {
  const next = NEXT[unit.slice(TOPIC.length + 1)];
  return next && `${TOPIC}/${next}`;
}

/** Answers on the first days after a death: never for an animal that lives. The first is no answer to a question. */
const AFTER_DEATH = "my-pet-died-what-now";
const OF_THE_DEAD: readonly string[] = [AFTER_DEATH, "died-days-ago", "telling-children"];

/**
 * Id of the unit that answers a message about a loss; undefined when its words are not plain enough.
 * @param hasDied the owner told plainly of a death
 */
export function lossUnit({ says, isQuestion }: Understanding, hasDied: boolean): string | undefined {
  const unit = says("loss").find((one) => (hasDied ? one !== AFTER_DEATH || !isQuestion : !OF_THE_DEAD.includes(one)));
  return unit && `${TOPIC}/${unit}`;
}
