import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { breathingFile, clockEntry } from "./lists/quick-check-schemas.ts";
import { type FigureEntry, type FigureLimit, figureEntry } from "./schemas.ts";

/** One limit, one figure: what a page, a tool and the chat say of the same animal and sign must be the same number. */

type Limit = FigureLimit & { species: string };
type Cited = { at: string; id: string; wants: Limit };

const CONTENT = join(process.cwd(), "content");
const readYaml = (name: string): unknown => parse(readFileSync(join(CONTENT, name), "utf8"));
const figures = new Map(
  Object.entries(readYaml("figures.yaml") as Record<string, unknown>).map(([id, entry]) => [id, figureEntry.parse(entry)]),
);
const files = readdirSync(CONTENT, { recursive: true, encoding: "utf8" }).sort();

const agree = <T>(one: T | undefined, other: T | undefined) => one === undefined || other === undefined || one === other;

/** Whether two limits speak of the same case. */
function overlap(one: Limit, other: Limit): boolean {
  return (
    one.sign === other.sign &&
    one.level === other.level &&
    one.when === other.when &&
    (one.species === "all" || other.species === "all" || one.species === other.species) &&
    agree(one.age, other.age) &&
    agree(one.sex, other.sex) &&
    agree(one.state, other.state)
  );
}

function limitsOf({ species, limits = [] }: FigureEntry): Limit[] {
  return limits.flatMap((limit) => species.map((one) => ({ ...limit, species: one })));
}

/** The pairs of figures that are limits of the same case. */
function conflicts(entries: readonly (readonly [string, FigureEntry])[]): string[] {
  const all = entries.flatMap(([id, entry]) => limitsOf(entry).map((limit) => ({ id, limit })));
  return all.flatMap(({ id, limit }, index) =>
    all
      .slice(index + 1)
      .filter((other) => other.id !== id && overlap(limit, other.limit))
      .map((other) => `${id} and ${other.id}: ${limit.species}, ${limit.sign}, ${limit.level}`),
  );
}

/** What is cited as a limit, but is marked as none or as one of another case. */
function miscited(cited: readonly Cited[]): string[] {
  return cited
    .filter(({ id, wants }) => {
      const entry = figures.get(id);
      return !entry || !limitsOf(entry).some((limit) => limit.when === undefined && overlap(limit, wants));
    })
    .map(({ at, id, wants }) => `${at}: ${id} is no ${wants.level} limit of ${wants.sign} for ${wants.species}`);
}

test("no two figures are the limit of the same animal, sign and level", () => {
  expect(conflicts([...figures])).toEqual([]);
});

test("a second figure for the same case is found", () => {
  const entry = figures.get("cat-no-food-limit") as FigureEntry;
  expect(conflicts([...figures, ["cat-no-food-copy", entry]])).toEqual([expect.stringContaining("cat-no-food-limit and cat-no-food-copy")]);
  expect(miscited([{ at: "x", id: "cat-no-food-limit", wants: { species: "cat", sign: "no-food", level: "emergency" } }])).toHaveLength(1);
});

test("a figure that is named as a limit in time or breaths says what it is a limit of", () => {
  const unmarked = [...figures].filter(
    ([id, { unit, limits }]) =>
      /-(limit|act|call|emergency)$/.test(id) && /^((minute|hour|day|week)s?|breaths per minute)$/.test(unit) && !limits,
  );
  expect(unmarked.map(([id]) => id)).toEqual([]);
});

const CLOCK_SIGNS = { eat: "no-food", drink: "no-water", pee: "no-urine", droppings: "no-droppings" } as const;

test("every hour of /how-long is the limit of that animal and sign", () => {
  const cited = (readYaml("clocks.yaml") as unknown[])
    .map((entry) => clockEntry.parse(entry))
    .flatMap(({ id: at, species, age, sex, what, urgent, emergency }) =>
      species.flatMap((one) => {
        const wants = { species: one, sign: CLOCK_SIGNS[what], ...(age && { age }), ...(sex && { sex }) };
        return [
          { at, id: urgent, wants: { ...wants, level: "urgent" as const } },
          ...(emergency ? [{ at, id: emergency, wants: { ...wants, level: "emergency" as const } }] : []),
        ];
      }),
    );
  expect(cited.length).toBeGreaterThan(30);
  expect(miscited(cited)).toEqual([]);
});

test("every number of /breathing is the limit of that animal and state", () => {
  const cited = breathingFile.parse(readYaml("breathing.yaml")).rates.flatMap(({ id: at, species, state, slow, urgent, emergency }) =>
    species.flatMap((one): Cited[] => [
      { at, id: slow, wants: { species: one, sign: "slow-breathing", level: "urgent", state } },
      { at, id: urgent, wants: { species: one, sign: "fast-breathing", level: "urgent", state } },
      { at, id: emergency, wants: { species: one, sign: "fast-breathing", level: "emergency", state } },
    ]),
  );
  expect(cited.length).toBeGreaterThan(20);
  expect(miscited(cited)).toEqual([]);
});

type Threshold = { of: string; from?: string };
type Rule = { id: string; level: string; when: string[] };

test("every time and rate from which the chat acts is a limit, of the level of the rules that use it", () => {
  const thresholds = (readYaml("triage/thresholds.yaml") as { facts: Record<string, Threshold> }).facts;
  const rules = files.filter((name) => name.startsWith("triage/rules/")).flatMap((name) => readYaml(name) as Rule[]);
  const acting = Object.entries(thresholds).filter(([, { of, from }]) => from && (of === "time" || of === "breaths"));
  expect(acting.length).toBeGreaterThan(8);
  const wrong = acting.flatMap(([name, { from = "" }]) => {
    const levels = figures.get(from)?.limits?.map(({ level }) => level as string) ?? [];
    const users = rules.filter(({ when }) => when.some((line) => line.split(/[^a-z_]+/).includes(name)));
    if (levels.length === 0) return [`${name}: ${from} is no limit`];
    return users
      .filter(({ level }) => !levels.includes(level))
      .map(({ id, level }) => `${id} is ${level}, and ${name} is drawn at ${from}`);
  });
  expect(wrong).toEqual([]);
});

test("a care card cites only limits of its own level", () => {
  const wrong = files
    .filter((name) => name.endsWith(".md"))
    .flatMap((name) =>
      [...readFileSync(join(CONTENT, name), "utf8").matchAll(/^:::(emergency|urgent)\[[^\n]*\n([\s\S]*?)^:::$/gm)].flatMap(
        ([, level = "", card = ""]) =>
          [...card.matchAll(/:figure\[([a-z0-9-]+)\]/g)]
            .map(([, id = ""]) => id)
            .filter((id) => figures.get(id)?.limits?.every((limit) => limit.level !== level))
            .map((id) => `${name}: ${id} in a card of level ${level}`),
      ),
    );
  expect(wrong).toEqual([]);
});
