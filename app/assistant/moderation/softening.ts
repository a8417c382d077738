import type { ModerationLists } from "#app/domain/knowledge/model-texts.ts";
import { createHitReader, type Frame, type FrameHit, holds, readFrames } from "./frames.ts";
import type { Clause } from "./text/plain-words.ts";

/** What takes urgency away from the verdict: what to do, what is claimed, and what may be meant so. The first that is met counts. */
const SOFTENINGS = ["act", "claim", "doubt"] as const;
export type Softening = (typeof SOFTENINGS)[number];

const CONDITIONS = new Set("if unless whether although though falls wenn ob si s se sofern mits als caso".split(" "));
const CONJUNCTIONS = new Set("and und et y e en que dass dat".split(" "));
const NOW = new Set(
  "now today tonight immediately straight right urgently ahora hoy ya enseguida inmediatamente maintenant aujourd immediatement suite jetzt sofort heute gleich agora hoje ja imediatamente subito adesso oggi ora nu meteen direct vandaag".split(
    " ",
  ),
);
const AT_ONCE = new Set("immediately urgently inmediatamente immediatement sofort imediatamente subito meteen onmiddellijk".split(" "));
/** "Go now" sends off, whatever else the sentence says. */
const STARTS = / (?:go|leave|call|ring|phone|drive) (?:\S+ ){0,3}(?:now|immediately|straight|right away|at once) /;
const DENIED_START = / (?:not|no|dont|neednt|without|instead|rather|skip|cancel|never) /;
/** "Not a small problem" makes it larger. */
const LITOTES = / (?:not|isnt|no|never) (?:a |an )?(?:small|minor|little|trivial|mere) /;
const NUMBERS = /^(?:number|nummer|numero|telefoonnummer)$/;

/** Reads content/moderation/softening.yaml. */
export function createSofteningRule({ softening, stance }: ModerationLists): (clauses: readonly Clause[]) => Softening | undefined {
  const hitsOf = createHitReader(softening.classes, [...stance.denies.filter((word) => word !== "skip"), ...softening.denies], { harm: 3 });
  const warns = new Set([...stance.warns, ...softening.warns]);
  const all = SOFTENINGS.map((name) => ({ name, frames: readFrames(softening[name]) }));

  /** "Call the vet now", what a vet does without risk, and a warning: "waiting until morning is dangerous". */
  const isReleased = (hits: readonly FrameHit[], words: readonly string[], { first, isDenied }: Frame) => {
    const claims = (name: string) => hits.some((hit) => hit.name === name && !hit.isDenied);
    if (first === "harm" && LITOTES.test(` ${words.join(" ")} `)) return true;
    if (claims("vet") && (first === "harm" || (first === "wait" && claims("go") && words.some((word) => NOW.has(word))))) return true;
    if (claims("vet") && words.some((word) => AT_ONCE.has(word))) return true;
    return words.some((word) => NUMBERS.test(word)) || (!isDenied && words.some((word) => warns.has(word)));
  };

  return (clauses) => {
    if (clauses.some(({ text }) => STARTS.test(text) && !DENIED_START.test(text))) return undefined;
    const parts = partsOf(clauses).map((part) => ({ hits: hitsOf(part), words: part.flatMap(({ words }) => words) }));
    return all.find(({ frames }) =>
      parts.some(({ hits, words }) => frames.some((frame) => holds(frame, hits) && !isReleased(hits, words, frame))),
    )?.name;
  };
}

/** The parts of a sentence that claim something; clauses that "and" joins are one. */
function partsOf(clauses: readonly Clause[]): Clause[][] {
  const all: Clause[][] = [];
  for (const clause of clauses) {
    if (CONJUNCTIONS.has(clause.conjunction) && all.length > 0) all.at(-1)?.push(clause);
    else all.push([clause]);
  }
  return all.filter(([first]) => !CONDITIONS.has(first?.conjunction ?? ""));
}
