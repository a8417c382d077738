import { writeFileSync } from "node:fs";
import { examples, OWN } from "./examples.ts";
import { type Example, type First, firstOf, learnChance, learnOrder } from "./learn.ts";

/**
 * `npm run ranking:train`: learns the order of answers and entries from the labeled questions of tests/answers, and writes
 * content/assistant/ranking.json. The chance that the first answers is learned from lists of authors who were left out, so that it is not
 * too high. Prints what was found for those authors. `npm run ranking:check` only prints.
 */
const FILE = "content/assistant/ranking.json";
const LOOSE = 3;
const LOOSE_CHANCE = 100;
/** So many of the questions that nothing answers may get an answer, at most. */
const MOST_WRONG = 0.07;
/** So many of the questions that one of the first three answers are offered them, at least. */
const LEAST_OFFERED = 0.97;
const FIRST_THREE = 3;

const all = examples();
const held = leftOut(all);
const chance = learnChance(
  held.flatMap(({ first }) => first ?? []),
  LOOSE_CHANCE,
);
const scored = held.map((one) => ({ ...one, chance: one.first ? chanceOf(one.first, chance) : 0 }));
const thresholds = { answer: answerFrom(scored), offer: offerFrom(scored) };
print();
if (!process.argv.includes("--check")) {
  writeFileSync(FILE, `${JSON.stringify({ weights: learnOrder(all, LOOSE), chance, thresholds }, undefined, 2)}\n`);
  console.info(`Wrote ${FILE}.`);
}

type Held = { example: Example; first: First | undefined; isInThree: boolean };

/** The list of each question by weights that its author had no part in; the pages are one author. */
function leftOut(list: readonly Example[]): Held[] {
  const authorOf = ({ author }: Example) => author.split(":")[0];
  const authors = new Set(list.map(authorOf));
  authors.delete(OWN);
  return [...authors].flatMap((author) => {
    const order = learnOrder(
      list.filter((one) => authorOf(one) !== author),
      LOOSE,
    );
    return list
      .filter((one) => authorOf(one) === author)
      .map((example) => ({ example, first: firstOf(example, order), isInThree: isRightIn(FIRST_THREE, example, order) }));
  });
}

function isRightIn(most: number, { candidates }: Example, order: Readonly<Record<string, number>>): boolean {
  const scoreOf = ({ features }: Example["candidates"][number]) =>
    Object.entries(order).reduce((sum, [name, weight]) => sum + weight * (features[name as keyof typeof features] ?? 0), 0);
  return [...candidates]
    .map((one) => ({ one, score: scoreOf(one) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .some(({ one }) => one.isRight);
}

function chanceOf({ features }: First, weights: Readonly<Record<string, number>>): number {
  return 1 / (1 + Math.exp(-Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), 0)));
}

function answerFrom(list: readonly (Held & { chance: number })[]): number {
  const wrong = list.filter(({ example }) => example.author === "nothing").map((one) => one.chance);
  return rounded(wrong.sort((one, other) => other - one)[Math.floor(MOST_WRONG * wrong.length)] ?? 1);
}

function offerFrom(list: readonly (Held & { chance: number })[]): number {
  const right = list.filter(({ isInThree }) => isInThree).map((one) => one.chance);
  return rounded(right.sort((one, other) => one - other)[Math.floor((1 - LEAST_OFFERED) * right.length)] ?? 0);
}

function rounded(value: number): number {
  return Math.round(1000 * value) / 1000;
}

function print(): void {
  const part = (name: string, is: (author: string) => boolean) => {
    const lists = scored.filter(({ example }) => is(example.author) && example.candidates.some(({ isRight }) => isRight));
    const share = (of: (one: (typeof lists)[number]) => boolean | undefined) =>
      `${((100 * lists.filter(of).length) / lists.length).toFixed(1)}%`;
    const shown = (one: (typeof lists)[number]) => one.first?.isRight && one.chance >= thresholds.answer;
    console.info(
      `${name}: right first ${share(({ first }) => first?.isRight)}, in three ${share((one) => one.isInThree)}, right and shown ${share(shown)}`,
    );
  };
  part("owners left out", (author) => author !== "nothing" && !author.startsWith("pages:"));
  part("pages left out", (author) => author.startsWith("pages:"));
  for (const at of [0.4, 0.5, 0.6, 0.7, 0.8]) {
    const of = (list: typeof scored) => ((100 * list.filter((one) => one.chance >= at).length) / list.length).toFixed(1);
    const right = scored.filter(({ first, example }) => first?.isRight && !example.author.startsWith("pages:"));
    console.info(
      at,
      "right kept",
      of(right),
      "pages right",
      of(scored.filter(({ first, example }) => first?.isRight && example.author.startsWith("pages:"))),
      "nothing",
      of(scored.filter(({ example }) => example.author === "nothing")),
      "wrong",
      of(scored.filter(({ first, example }) => !first?.isRight && example.author !== "nothing")),
    );
  }
  console.info(`Answered from ${thresholds.answer}, offered from ${thresholds.offer}.`);
}
