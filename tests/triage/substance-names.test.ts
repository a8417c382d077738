import { expect, test } from "vitest";
import { rank } from "#app/domain/urgency.ts";
import { singular } from "#app/language/names/name-words.ts";
import { content } from "#tests/content/our-content.ts";
import { rulesAlone, screen } from "./book.ts";

const levelAfter = (name: string) => rulesAlone(`my dog ate ${name}`, { petType: "dog" }).level;

/** "Cherry pits" as "cherry pit", "pork pie" as "pork pies"; undefined where a word hardly has another number. */
function inOtherNumber(name: string): string | undefined {
  const words = name.toLowerCase().split(" ");
  const last = words.at(-1) ?? "";
  const one = singular(last);
  if (words.length === 1 && last.length < 6) return undefined;
  const other = one === last ? `${last}s` : one;
  return /[^aeiou]ys$|ss$/.test(other) ? undefined : [...words.slice(0, -1), other].join(" ");
}

test("a dangerous thing is as urgent in the singular as in the plural", () => {
  const names = content.substances
    .filter(({ kind, verdicts }) => kind !== "air" && ["call", "emergency"].includes(verdicts.dog ?? verdicts.all))
    .flatMap(({ noun, names: others }) => [noun.text, ...others])
    .filter((name) => !/[()]/.test(name));
  const lower = names.flatMap((name) => {
    const other = inOtherNumber(name);
    if (!other || rank(levelAfter(name)) < rank("urgent")) return [];
    return rank(levelAfter(other)) < rank("urgent") ? [`${name} -> ${other}`] : [];
  });
  expect(names.length).toBeGreaterThan(3000);
  expect(lower).toEqual([]);
}, 60_000);

test.each(["marsh marigold", "cherry pit", "bitter almond"])("a dog that ate %s is urgent by the entry's rule", (name) => {
  expect(screen(`my dog ate ${name}`, { petType: "dog" }).reasons.some(({ rule }) => rule.startsWith("substance-"))).toBe(true);
});

test.each(["Oregon grape", "grape ivy", "lipstick plant", "cobra plant", "battery plant", "spider plant"])(
  "a plant that is called like a dangerous thing is not that thing: %s",
  (name) => {
    for (const animal of ["dog", "cat"]) {
      const { reasons } = screen(`my ${animal} ate a bit of the ${name}`, { petType: animal });
      expect(reasons.filter(({ rule }) => !["classifier", "sign-seen"].includes(rule))).toEqual([]);
    }
  },
);

test("what is dangerous itself stays so beside a plant's word", () => {
  expect(screen("my dog ate snake plant", { petType: "dog" }).level).toBe("urgent");
  expect(screen("my dog ate grapes", { petType: "dog" }).level).toBe("emergency");
  expect(screen("a snake bit my dog", { petType: "dog" }).level).toBe("emergency");
  expect(screen("my dog swallowed a battery", { petType: "dog" }).level).toBe("emergency");
});
