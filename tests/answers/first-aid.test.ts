import { expect, test } from "vitest";
import { indexKnowledge } from "#app/assistant/compile/index-knowledge.ts";
import { contextOf, replyIn } from "#app/assistant/compose/compose-reply.ts";
import { openAssistantKnowledge } from "#app/assistant/knowledge.ts";
import { FIRST_AID_ANIMALS, type FirstAidAnimal, stepsFor } from "#app/domain/content/first-aid-steps.ts";
import { SPECIES } from "#app/domain/pets.ts";
import { content } from "#tests/content/our-content.ts";
import { book, screen } from "#tests/triage/book.ts";
import { start } from "./assistant.ts";

const { answers, pageAnswers, substances, assistant, synonyms } = content;
const units = [...answers.answers, ...pageAnswers];
const known = { units, substances, ...assistant, synonyms };
const knowledge = openAssistantKnowledge({ ...known, index: indexKnowledge(units, known) });

/** How an owner calls each animal, and how others are called: read by another hand than the code. */
const NAMES: Readonly<Record<FirstAidAnimal, string>> = {
  dog: "dogs?|pupp(?:y|ies)",
  cat: "cats?|kittens?|queen",
  rabbit: "rabbits?|bunn(?:y|ies)",
  "guinea-pig": "guinea pigs?",
  chinchilla: "chinchillas?",
  hamster: "hamsters?",
  small: "rats?|mice|mouse|gerbils?",
  ferret: "ferrets?",
  bird: "birds?|parrots?|budgies?|poultry",
  hen: "hens?|chickens?",
  fish: "fish",
  reptile: "reptiles?|tortoises?|lizards?|snakes?",
};
/** Each is the other as well. */
const ALIKE: Partial<Record<FirstAidAnimal, readonly FirstAidAnimal[]>> = { hen: ["bird"], small: ["hamster"] };
/** Who bit, what it was made for or eaten as, and companions: none of these is the patient. */
const NOT_THE_PATIENT =
  /\b(?:a (?:cat or dog|fox or dog|cat or a dog|snake)|a cat's or dog's mouth|dog's flea product|snake bite|rat bait|fish hook|flea (?:drops|medicine|products?)|dog flea (?:drops|medicine)|(?:cat|dog) food|away from dogs|other rabbits|snake, or)\b/gi;

function othersIn(text: string, animal: FirstAidAnimal): string[] {
  const own = [animal, ...(ALIKE[animal] ?? [])];
  const others = FIRST_AID_ANIMALS.filter((one) => !own.includes(one));
  const said = text.replace(NOT_THE_PATIENT, " ");
  return others.flatMap((one) => said.match(new RegExp(`\\b(?:${NAMES[one]})\\b`, "gi")) ?? []);
}

const emergencies = book.rules.filter(({ level, id }) => level === "emergency" && !id.startsWith("substance"));
const WORD: Partial<Record<FirstAidAnimal, string>> = { "guinea-pig": "guinea pig", small: "rat", reptile: "tortoise" };

/** The animals of a rule: all but those that it leaves out. */
function animalsOf(species: readonly string[]): FirstAidAnimal[] {
  const all = species.length === 0 || species.includes("all");
  return FIRST_AID_ANIMALS.filter(
    (one) => all || species.includes(one === "hen" ? "bird" : one.replace("-", "_")) || species.includes(one),
  );
}

const cases = emergencies.flatMap((rule) => animalsOf(rule.species ?? []).map((animal) => [rule.id, animal, rule] as const));

test("every emergency rule has first steps for each of its animals", () => {
  const bare = cases.flatMap(([id, animal, rule]) => {
    const unit = rule.protocol && knowledge.unit(`protocol/${rule.protocol}`);
    const steps = unit?.firstAid ? stepsFor(unit.firstAid, animal, [id]) : [];
    return steps.length < 2 ? [`${id}, ${animal}: ${steps.length}`] : [];
  });
  expect(bare).toEqual([]);
});

test("the steps on the card name no other animal", () => {
  const wrong = new Set<string>();
  for (const [id, animal, rule] of cases) {
    const { firstAid } = knowledge.unit(`protocol/${rule.protocol}`) ?? {};
    for (const step of firstAid ? stepsFor(firstAid, animal, [id]) : []) {
      const others = othersIn(step.replace(/<[^>]+>/g, ""), animal);
      if (others.length > 0) wrong.add(`${rule.protocol}, ${animal}: ${step}`);
    }
  }
  expect([...wrong]).toEqual([]);
});

test("the reason of a rule names no animal that it isn't about", () => {
  const wrong = cases.flatMap(([id, animal, rule]) => othersIn(rule.says, animal).map((other) => `${id}, ${animal}: ${other}`));
  expect(wrong).toEqual([]);
});

test("the reply to an emergency comes from the rule, and names no other animal", () => {
  const wrong = new Set<string>();
  for (const [id, animal, rule] of cases) {
    const word = WORD[animal] ?? animal;
    const species = animal === "hen" ? "bird" : animal;
    const verdict = {
      level: "emergency" as const,
      reasons: [{ rule: id, says: rule.says, source: rule.source }],
      ...(rule.protocol && { protocol: rule.protocol }),
      ...(rule.answer && { answer: rule.answer }),
      about: { animal: 0, species },
    };
    const petType = SPECIES.find((one) => one === animal);
    const asked = { message: `my ${word} ate it, help`, history: [], verdict, ...(petType && { petType }) };
    const { text, dialog } = replyIn(contextOf(asked, knowledge));
    const others = othersIn(text.replace(rule.says, ""), animal);
    if (others.length > 0) wrong.add(`${id}, ${animal}, ${dialog.unit}: ${others.join()} | ${text}`);
  }
  expect([...wrong]).toEqual([]);
});

/** A2 and A1 of the clinical review: what each animal needs and what it must never read. */
const TOLD: readonly [petType: string, message: string, says: RegExp, never: RegExp][] = [
  ["rabbit", "my rabbit has heatstroke what do i do", /cool tile/i, /pour|hose|soak the whole/i],
  ["guinea-pig", "my guinea pig has heatstroke, what do I do", /ears and feet/i, /pour|hose/i],
  ["hamster", "my hamster has heatstroke, what do I do", /feet and ears/i, /pour|hose/i],
  ["bird", "my budgie has heatstroke, what do I do", /mist the feet/i, /pour|hose/i],
  ["ferret", "my ferret has heatstroke what do i do", /feet, belly and ears/i, /hose/i],
  ["cat", "my cat has heatstroke what do i do", /wet the coat/i, /hose|dog/i],
  ["dog", "my dog has heatstroke what do i do", /cooler than they are|pour/i, /\bcats?\b/i],
  ["chinchilla", "chinchilla room is 30 degrees celsius and he is lying flat", /tile|stone/i, /pour (?!water in the mouth)|hose/i],
  ["chinchilla", "my chinchilla is overheating", /tile|stone/i, /whole body|hose/i],
  ["rabbit", "my rabbit is not breathing", /two fingers|fingertips/i, /\bdogs?\b|\bcats?\b|bulldog/i],
  ["hamster", "my hamster is not breathing", /one fingertip|fingertips/i, /\bdogs?\b|bulldog/i],
  ["bird", "my bird is not breathing", /breastbone/i, /\bdogs?\b|bulldog/i],
  ["dog", "my dog is not breathing", /100 to 120|compressions per minute/i, /\bcats?\b/i],
  ["cat", "my cat is not breathing", /compressions per minute/i, /bulldog|\bdogs?\b/i],
  ["bird", "my bird is choking on a seed", /don't hit or squeeze the chest/i, /palm to the side/i],
  ["hamster", "my hamster is choking", /don't hit or squeeze the chest/i, /palm to the side/i],
  ["hamster", "my hamster is having a seizure", /wheel|pad the box/i, /furniture/i],
  ["rabbit", "my rabbit stopped eating and pooping since yesterday", /ears/i, /nothing by mouth/i],
  ["rabbit", "there are maggots on my rabbit", /dry towel/i, /dogs?\b.*bed/i],
  ["dog", "my dog's temperature is 106 f", /don't use ice/i, /keep your dog warm/i],
  ["dog", "my diabetic dog is wobbly and weak", /usual food/i, /nothing by mouth/i],
];

test.each(TOLD)("%s: %s", (petType, message, says, never) => {
  const { level, text } = start(petType)(message);
  expect(level).toBe("emergency");
  expect(text).toMatch(says);
  expect(text).not.toMatch(never);
});

test.each([
  ["dog", "my dog is not breathing"],
  ["rabbit", "my rabbit is not breathing"],
  ["bird", "my bird is choking on a seed"],
  ["ferret", "my ferret is not breathing"],
])("CPR and choking are told to the last step: %s, %s", (petType, message) => {
  const { text, dialog } = start(petType)(message);
  const unit = knowledge.unit(dialog.unit);
  const steps = unit?.firstAid ? stepsFor(unit.firstAid, petType, []).map((step) => step.replace(/<[^>]+>/g, "")) : (unit?.steps ?? []);
  expect(steps.length).toBeGreaterThanOrEqual(4);
  expect(text.split("\n").filter((line) => /^\d+\. /.test(line))).toHaveLength(steps.length);
});

test.each([
  ["not-breathing", "dog", /^Shout their name/],
  ["bleeding", "dog", /^Press/],
  ["seizure", "dog", /^Look at the clock/],
  ["not-breathing", "rabbit", /^Watch the chest/],
])("the first thing to do stands first, and what only adds to it after it: %s, %s", (protocol, animal, first) => {
  const { firstAid } = knowledge.unit(`protocol/${protocol}`) ?? {};
  expect(firstAid && stepsFor(firstAid, animal, [])[0]?.replace(/<[^>]+>/g, "")).toMatch(first);
});

test("the first steps are those of what the owner confirmed", () => {
  const message = "sometimes my rabbit sneezes, last month he was limp, we think he is fine";
  const open = screen(message, { petType: "rabbit" });
  const sign = open.check?.signs[0]?.id ?? "none";
  const verdict = screen(message, { petType: "rabbit", checked: { [sign]: "no", "not-eating": "yes" } });
  expect(verdict).toMatchObject({ level: "emergency", protocol: "gut-stasis" });
  expect(verdict.answer).toBeUndefined();
});
