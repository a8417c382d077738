import { join } from "node:path";
import { expect, test } from "vitest";
import type { Substance, SubstanceKind, SubstanceVerdict } from "#app/domain/knowledge/knowledge.ts";
import { atLeast, type Level } from "#app/domain/urgency.ts";
import { readContent } from "#app/library/compile/load-content.ts";
import { screen } from "./book.ts";

const { substances } = readContent(join(import.meta.dirname, "../..")).content;

const NEEDS: Partial<Record<SubstanceVerdict, Level>> = { call: "urgent", emergency: "emergency" };
const ANIMALS = ["dog", "cat", "rabbit", "bird"] as const;
/** How an owner says that a thing of this kind reached the animal. */
const VERBS: Partial<Record<SubstanceKind, string>> = {
  air: "breathed in",
  medicine: "got into",
  "pet-medicine": "licked",
  object: "swallowed",
};
/** Entries whose noun is an everyday word too: without more words it names nothing dangerous. */
const EVERYDAY = ["lead"];

const exposure = (animal: string, { kind, noun }: Substance) => `my ${animal} ${VERBS[kind] ?? "ate"} ${noun.text}`;

function dangerousTo(animal: (typeof ANIMALS)[number]): { substance: Substance; level: Level }[] {
  return substances.flatMap((substance) => {
    const level = NEEDS[substance.verdicts[animal] ?? substance.verdicts.all];
    return level && !EVERYDAY.includes(substance.id) ? [{ substance, level }] : [];
  });
}

test.each(ANIMALS)("what calls for a vet when a %s has taken it reaches its level by the screen alone", (animal) => {
  const low = dangerousTo(animal).filter(
    ({ substance, level }) => !atLeast(screen(exposure(animal, substance), { petType: animal }).level, level),
  );
  expect(low.map(({ substance }) => exposure(animal, substance))).toEqual([]);
});

const MILD: readonly SubstanceVerdict[] = ["fine", "small-amounts", "avoid"];

/**
 * Entries with a name that is red. In most a danger of its own is written: an ingredient ("chocolate foil"), a sign ("stick stuck in mouth"), a
 * drug's street name. In others, such as "white chocolate" or "pet-safe ice melt", the red card is a mistake that is not mended yet.
 */
const STILL_RED = (
  "ammonia ant-bait antacids antibiotic-ointment antiseptic-cream canna cbd-oil cereal coffee cookies diatomaceous-earth flea-collars flea-drops flea-shampoo " +
  "foil grapefruit hair-wool idli human-ear-drops hummus ladybug leftover-antibiotics macadamia marshmallows mushroom-store oats paint-fumes pet-safe-ice-melt petroleum-jelly pepper-spice " +
  "pool-water raw-salmon rawhide saline small-pet-antibiotics spider-bite spring-crocus statins stick sunscreen white-chocolate wildfire-smoke window-cleaner"
).split(" ");

test.each(["dog", "cat"] as const)("no whole name of what does a %s little harm is an emergency", (animal) => {
  const mild = substances.filter(({ id, verdicts }) => MILD.includes(verdicts[animal] ?? verdicts.all) && !STILL_RED.includes(id));
  const red = mild.flatMap(({ kind, noun, names }) =>
    [noun.text, ...names]
      .map((name) => `my ${animal} ${VERBS[kind] ?? "ate"} ${name.toLowerCase()}`)
      .filter((message) => screen(message, { petType: animal }).level === "emergency"),
  );
  expect(red).toEqual([]);
});

test.each([
  "my dog ate some hash brownies",
  "my dog drank cider",
  "my dog ate sourdough starter",
  "my dog chewed up a stick and now he keeps vomiting",
  "my cat ate a lily",
  "my dog ate a handful of raw hemp buds",
])("%s stays an emergency beside harmless things of nearly the same name", (message) => {
  expect(screen(message).level).toBe("emergency");
});

test.each([
  ["my dog ate needles", "emergency"],
  ["my dog ate e967 gum", "emergency"],
  ["my dog ate a whole boxwood", "urgent"],
  ["my dog ate garbage", "urgent"],
  ["my dog got into the trash", "urgent"],
])("a plain name is enough: %s is at least %s", (message, level) => {
  expect(atLeast(screen(message).level, level as Level)).toBe(true);
});

test.each([
  ["my dog ate paracetomol tablets", "emergency"],
  ["my dog drank draino", "emergency"],
  ["my dog fell into cold water and is limp", "emergency"],
  ["my dog ate my old tablets", "emergency"],
])("no harmless name takes a danger out of a message: %s", (message, level) => {
  expect(screen(message).level).toBe(level);
});

test("and keeps it through a next message that says nothing of it", () => {
  const next = ["what now", "is he ok", "how long do I watch him", "he is asleep now", "seems ok", "she looks normal"];
  const lowered = dangerousTo("dog").flatMap(({ substance, level }, i) => {
    const { facts } = screen(exposure("dog", substance), { petType: "dog" });
    // Every substance with two of them, every one of them with a third of the substances.
    const said = [next[i % next.length], next[(i + 3) % next.length]] as string[];
    return said
      .filter((message) => !atLeast(screen(message, { petType: "dog", facts }).level, level))
      .map((message) => [substance.id, message]);
  });
  expect(lowered).toEqual([]);
});

test.each<[string, string]>([
  ["a lead in the mouth", "my dog chewed his lead"],
  ["weed on the mat", "my cat has weed on the bath mat twice"],
  ["a sock that was carried off", "my ferret keeps stealing socks"],
  ["a comparison", "my dog has a soft lump on her ribs about the size of a grape"],
  ["a longer name", "my dog ate a piece of string cheese"],
])("%s is no exposure", (_kind, message) => {
  expect(screen(message).reasons.filter(({ rule }) => rule.startsWith("substance-"))).toEqual([]);
});
