import type { Substance, SubstanceVerdict } from "#app/domain/knowledge/knowledge.ts";
import type { Level } from "#app/domain/urgency.ts";
import type { Concept } from "#app/reading/lexicon/concept.ts";
import type { Rule } from "../rules/rule-book.ts";

/** Animals for which the same level holds for the same reason. */
export type Group = { level: Level; says: string; species: string[] };

/** The level of an animal that got more of a prescribed medicine than its vet ordered, or somebody else's. */
const BEYOND: Record<NonNullable<Substance["beyond"]>, Level> = { call: "urgent", emergency: "emergency" };

const SAYS = "Too much of a medicine, or one that no vet ordered for this pet, can do harm. Call with its name, strength and number.";
const SOURCE = "merck-rx";

/**
 * The prescribed medicines, those with the same verdicts as one: their rules differ in nothing else, and every visitor's browser loads them.
 * What each medicine does stands in its entry.
 */
export function prescribedGroups(substances: readonly Substance[]): Substance[] {
  const groups = new Map<string, Substance>();
  for (const { prescription, verdicts, beyond = "call", names, noun } of substances) {
    if (!prescription) continue;
    const key = `${JSON.stringify(Object.entries(verdicts).sort())} ${beyond}`;
    const group = groups.get(key);
    const held = [...(group?.names ?? []), noun.text, ...names];
    const id = group?.id ?? `prescribed-${groups.size + 1}`;
    groups.set(key, { ...groupOf(id, held), verdicts, beyond });
  }
  return [...groups.values()];
}

function groupOf(id: string, names: readonly string[]): Omit<Substance, "verdicts"> {
  const [first = ""] = names;
  const noun = { text: first, plural: false };
  return { id, name: first, kind: "pet-medicine", noun, names, translations: {}, why: { all: SAYS }, eaten: SAYS, sources: [SOURCE] };
}

type Beyond = { concepts: Concept[]; groups: ({ group: Group } & Pick<Rule, "id" | "when" | "unless">)[] };

/** The rules for animals that got a medicine beyond their vet's order: too much of it, or another's. */
export function beyondRules(
  substance: Substance,
  thing: string,
  groupsOf: (substance: Substance, levelOf: (verdict: SubstanceVerdict) => Level | undefined) => Group[],
): Beyond {
  const [beyond, own] = [thing.replace("sub_", "beyond_"), thing.replace("sub_", "own_")];
  const level = BEYOND[substance.beyond ?? "call"];
  const when = [`${beyond} and ${thing}`, `wrong_dose near ${thing}`];
  const unless = ["none_taken and not vomiting|wobbly|tremble|drooling", `${own} and not wrong_dose|amount_gone|pet_medicine_much`];
  const groups = groupsOf(substance, (verdict) => (verdict === "prescribed" ? level : undefined));
  return {
    concepts: [
      { name: beyond, kind: "event", exact: true, patterns: beyondPatterns(thing) },
      { name: own, kind: "event", exact: true, patterns: ownPatterns(thing) },
    ],
    groups: groups.map((group, i) => ({ group, id: `substance-${substance.id}-beyond${i === 0 ? "" : `-${i + 1}`}`, when, unless })),
  };
}

/** How an animal comes to a medicine that nobody ordered for it. "I gave him gabapentin" is what a vet told the owner to do. */
function beyondPatterns(thing: string): string[] {
  return [`<takes_in> ... <${thing}>`, `<gets_into> .. <${thing}>`, `<gets> .. <of_a_person> <${thing}>`, `<${thing}> .. <was_taken>`];
}

/** What shows that the animal has it from its vet: "his own", "the vet gave her", "she is on". */
function ownPatterns(thing: string): string[] {
  return [`<its_own> <${thing}>`, `<by_vet> ... <${thing}>`, `<${thing}> ... <by_vet>`, `<is_on> .. <${thing}>`];
}
