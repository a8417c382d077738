import { expect, test } from "vitest";
import { indexNames } from "#app/assistant/compile/index-names.ts";
import { substanceOf } from "#app/domain/knowledge/dialog.ts";
import { verdictFor } from "#app/domain/knowledge/substance.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { openSubstanceSearch, substanceFile } from "#app/library/substance-search.ts";
import { content } from "#tests/content/our-content.ts";
import { start } from "./assistant.ts";

const { substances, answers, pageAnswers, assistant } = content;
const names = indexNames(substances, [...answers.answers, ...pageAnswers], assistant.names);
const find = openSubstanceSearch(substanceFile(substances, names, assistant.names));

/** Names on public lists of poisonous plants and products that hold the name of something harmless. */
const TOXIC =
  `carolina jasmine|yellow jasmine|false jasmine|carolina jessamine|mole bean plant|precatory bean|precatory pea|mescal bean|china ball tree
winter fern|california fern|bracken fern|paraguayan jasmine|night blooming jasmine|rose bay|easter rose|snow rose|moss rose|blue rocket|thorn apple
indian apple|may apple|devil's apple|hog apple|apple of peru|wild lemon|bread dough|pain reliever|pain killers|pain pill|heart pill|moth repellent
insect repellent|poison parsley|poison parsnip|toilet bowl cleaner|household cleaner|bathroom cleaner|poke berries|poke root|yellow sage|red sage
bitter root|marsh marigold|octopus tree|indian turnip|skunk cabbage|swamp cabbage|cow parsnip|wild carrot|waxwork|wild coffee|american bittersweet
sea onion|chinese jade|devil's walking stick|jerusalem cherry|choke cherry|corn lily|milk vetch|butter cup|black laurel|barbados pride|indian hemp
bishop's weed|corn cockle|horse tail|horse nettle|pie plant|yew pine|kaffir lily|an unknown plant|a mystery plant`.split(/[|\n]/);

/** The words say to call, but the urgency rules don't raise the card for them yet. */
const UNRAISED = ["thorn apple", "apple of peru", "marsh marigold"];

test.each(TOXIC)("%s: the finder gives no harmless verdict, and the chat says at least to call", (name) => {
  const { named } = find(name, "dog");
  const harmless = named.filter((entry) => ["fine", "small-amounts"].includes(verdictFor(entry, "dog")));
  expect(harmless).toEqual([]);
  const { level, text } = start("dog")(`My dog ate ${name}`);
  if (!UNRAISED.includes(name)) expect(isPressing(level)).toBe(true);
  expect(text).toMatch(/\b(?:call|go to)\b/i);
  expect(text).not.toMatch(/until tomorrow/);
});

/** Names of harmless things that hold the name of a poison. */
const HARMLESS: [name: string, id: string | undefined][] = [
  ["canna lily", "canna"],
  ["edible banana", "banana"],
  ["hindu rope", "hoya"],
  ["venus flytrap", "venus-flytrap"],
  ["grape ivy", "canna"],
  ["oregon grape", "canna"],
  ["cocktail orchid", "orchid"],
  ["lipstick plant", "canna"],
  ["living stones", "canna"],
  ["marble plant", "bromeliad"],
  ["acorn squash", "pumpkin"],
  ["bee balm", undefined],
  ["cobra plant", undefined],
];

test.each(HARMLESS)("%s is %s in the finder and in the chat", (name, id) => {
  expect(find(name, "dog").named[0]?.id).toBe(id);
  const { dialog, verdict } = start("dog")(`can my dog eat ${name}`);
  // What the urgency rules make of a name is theirs.
  if (verdict.level === "info") expect(substanceOf(dialog.unit)).toBe(id);
});

test("a word for several plants is asked back with what it may be, and a cat's lily is not", () => {
  for (const word of ["fern", "locust", "daisy", "palm", "lily", "berries"]) {
    expect(
      find(word, "dog").open.map(({ isPart }) => isPart),
      word,
    ).toEqual([false]);
    const { level, text, suggestions } = start("dog")(`my dog ate a ${word}`);
    expect(text, word).toMatch(/\bcall\b/i);
    if (level !== "emergency") expect(suggestions.length, `${word}: ${text}`).toBeGreaterThan(2);
  }
  expect(find("lily", "cat").named[0]?.id).toBe("lilies");
  expect(start("cat")("my cat ate a lily").level).toBe("emergency");
});

/** Other names of plants that we have, as public lists give them, and an animal that must not eat it. */
const ALSO_CALLED: [name: string, animal: string][] = [
  ...[
    "bog laurel",
    "spoonwood",
    "heptapleurum",
    "sweetheart ivy",
    "glacier ivy",
    "palma christi",
    "saint joseph lily",
    "crinum",
    "crowfoot",
  ],
  ...["nicotiana", "groundsel", "snake lily", "water flag", "arrowhead vine"],
].map((name) => [name, "dog"]);

test.each([...ALSO_CALLED, ["stargazer lily", "cat"], ["wood lily", "cat"]])(
  "%s is found by this name, and calls for a vet",
  (name, animal) => {
    expect(find(name, animal as "dog" | "cat").named.length).toBeGreaterThan(0);
    expect(isPressing(start(animal)(`my ${animal} ate ${name}`).level)).toBe(true);
  },
);

test("an unknown plant and a mystery plant get the same level", () => {
  const levels = ["an unknown plant", "a mystery plant"].map((name) => start("dog")(`my dog ate ${name}`).level);
  expect(new Set(levels).size).toBe(1);
});

test("what the finder knows by a whole name the chat knows too", () => {
  const wrong = substances.flatMap(({ id, names: all }) =>
    all.filter((name) => {
      const { named } = find(name, "dog");
      const unit = start("dog")(name).dialog.unit;
      return named.length === 1 && named[0]?.id === id && unit === undefined;
    }),
  );
  expect(wrong.length).toBeLessThanOrEqual(60);
}, 120_000);
