import { expect, test } from "vitest";
import type { Level } from "#app/domain/urgency.ts";
import type { Facts } from "#app/reading/facts.ts";
import { compileRules, createRuleEvaluator } from "./evaluate-rules.ts";
import type { Rule } from "./rule-book.ts";

const rule = (id: string, level: Level, ...when: string[]): Rule => ({ id, level, when, says: id, source: "-" });
const facts = (...names: string[]): Facts => new Map(names.map((name) => [name, { live: [0], over: [], asked: [], other: [] }]));
const metBy = (rules: Rule[], ...names: string[]) =>
  createRuleEvaluator(compileRules(rules))(facts(...names), new Set()).map(({ rule: { id } }) => id);

test("a rule is met by any of its lines, whichever name of a line is the rarest", () => {
  const rules = [rule("limp", "routine", "limps near leg", "limps and swollen|hot"), rule("leg", "routine", "leg")];
  expect(metBy(rules, "limps", "leg")).toEqual(["limp", "leg"]);
  expect(metBy(rules, "hot", "limps")).toEqual(["limp"]);
  expect(metBy(rules, "hot")).toEqual([]);
});

test("a rule that only excludes something is met where nothing else is named", () => {
  const rules = [rule("nothing eaten", "info", "not ate"), rule("ate", "info", "ate and not vomits")];
  expect(metBy(rules)).toEqual(["nothing eaten"]);
  expect(metBy(rules, "ate")).toEqual(["ate"]);
  expect(metBy(rules, "ate", "vomits")).toEqual([]);
});

test("the highest level comes first, and rules of one level keep their order", () => {
  const rules = [rule("a", "routine", "x"), rule("b", "emergency", "y"), rule("c", "routine", "not z"), rule("d", "routine", "y")];
  expect(metBy(rules, "y", "x")).toEqual(["b", "a", "c", "d"]);
});
