import type { AnimalFacts, AssertionStatus } from "#app/domain/facts.ts";
import { isLive } from "#app/reading/facts.ts";
import type { ConceptKind } from "#app/reading/lexicon/concept.ts";
import type { Reading } from "#app/reading/read-words.ts";
import { SAYS_HOW } from "../rules/open-rules.ts";

export type StatusChange = { mentions: AnimalFacts["mentions"]; because: "passed" | "returned" | "treated" | "died"; why: string };

/** Signs of absence that end when what was absent happens (cues of `words/changes.yaml`). */
const RESTORED: readonly { cue: string; ends: readonly string[]; why: string }[] = [
  {
    cue: "peed_now",
    ends: ["no_urine", "nothing_out", "straining"],
    why: "You told us that there has been urine since. A vet should still hear about it today.",
  },
  {
    cue: "pooed_now",
    ends: ["no_droppings", "nothing_out"],
    why: "You told us that there have been droppings since. A vet should still hear about it today.",
  },
  { cue: "ate_now", ends: ["not_eating"], why: "You told us that they have eaten since. A vet should still hear about it today." },
];
const PASSED = "You told us that this has stopped. A vet should still hear about it today.";
export const SEEN_BY_VET = "You told us that a vet has seen them.";
const RETURNED = "You told us that it has started again or goes on.";

const TREATED = "You told us that a vet has treated them.";
const DIED = "You told us that they have died.";

/** Whether a vet has treated the animal or has it now: what was told before asks for nothing more; what this message tells counts. */
function isTreatedIn(reading: Reading): boolean {
  return isSaid(reading, "treated_by_vet") && !isSaid(reading, "sign_returned");
}

/**
 * How a message changes the status of earlier facts: a sign has stopped, has come back, or what was missing has happened.
 * Events and substances stay as they are: a poison that was eaten is not over when the vomiting is.
 */
export function statusChangeOf(
  animal: AnimalFacts,
  reading: Reading,
  { kindOf, hasDied }: { kindOf: (concept: string) => ConceptKind | undefined; hasDied: boolean },
): StatusChange | undefined {
  const isSign = (concept: string) =>
    concept === "any_sign" || (kindOf(concept) === "sign" && !SAYS_HOW.has(concept) && !concept.startsWith("ok_"));
  const because = hasDied ? "died" : isTreatedIn(reading) ? "treated" : undefined;
  if (because && animal.mentions.length > 0)
    return {
      because,
      why: hasDied ? DIED : TREATED,
      mentions: animal.mentions.map((one) => (one.concept.startsWith("sp_") ? one : { ...one, status: "negated" })),
    };
  const signs = animal.mentions.filter(({ concept }) => isSign(concept));
  if (signs.length === 0) return undefined;
  const become = (from: AssertionStatus, to: AssertionStatus, which: (concept: string) => boolean) => {
    let isAny = false;
    const mentions = animal.mentions.map((mention) => {
      if (mention.status !== from || !isSign(mention.concept) || !which(mention.concept)) return mention;
      isAny = true;
      return { ...mention, status: to };
    });
    return isAny ? mentions : undefined;
  };

  const returned = isSaid(reading, "sign_returned") && become("past", "present", () => true);
  if (returned) return { mentions: returned, because: "returned", why: RETURNED };

  for (const { cue, ends, why } of RESTORED) {
    if (!isSaid(reading, cue) || ends.some((concept) => isLive(reading.facts, concept))) continue;
    const mentions = become("present", "past", (concept) => ends.includes(concept));
    if (mentions) return { mentions, because: "passed", why };
  }

  const isLiveNow = (concept: string) => isLive(reading.facts, concept);
  const denied = become("present", "past", (concept) => concept !== "any_sign" && reading.denied.has(concept));
  const named = namedAsOver(reading).filter((concept) => signs.some((one) => one.concept === concept));
  if (named.length > 0) {
    const mentions = become("present", "past", (concept) => named.includes(concept) || reading.denied.has(concept));
    return mentions && { mentions, because: "passed", why: PASSED };
  }
  const isPassed = isSaid(reading, "sign_passed") && !isSaid(reading, "sign_returned");
  const all = isPassed && become("present", "past", (concept) => !isLiveNow(concept));
  const mentions = all || denied;
  if (mentions) return { mentions, because: "passed", why: PASSED };
  const seen = isSaid(reading, "handled") && !isSaid(reading, "again_cue") && become("present", "past", (concept) => !isLiveNow(concept));
  return seen ? { mentions: seen, because: "passed", why: SEEN_BY_VET } : undefined;
}

/** Signs that the message names as over: "the bleeding has stopped". */
function namedAsOver({ facts }: Reading): string[] {
  return [...facts]
    .filter(([concept, { live, over }]) => concept !== "any_sign" && over.length > 0 && live.length === 0)
    .map(([concept]) => concept);
}

const GOES_ON = /ing$/;

/** Whether a cue is in the owner's words, and not part of a sign: "it stopped breathing" ends nothing. */
export function isSaid({ mentions, names, tokens, facts }: Reading, cue: string): boolean {
  return mentions.some((mention) => {
    if (names[mention.concept] !== cue || mention.denied || tokens[mention.start]?.fromAssistant) return false;
    if (cue !== "sign_passed") return true;
    const next = tokens[mention.end];
    if (next && next.clause === tokens[mention.end - 1]?.clause && GOES_ON.test(next.text)) return false;
    const isPartOfSign = mentions.some(
      (one) =>
        one.start <= mention.end - 1 && one.end > mention.end && names[one.concept] !== cue && isLive(facts, names[one.concept] ?? ""),
    );
    return !isPartOfSign;
  });
}
