import { readFileSync, writeFileSync } from "node:fs";
import type { RankingWeights } from "#app/domain/knowledge/assistant-content.ts";
import { examples, OWN, TOLD } from "./examples.ts";
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
/** Marks of two nurses for an answer, one to another question and titles of which one fits, against titles of which none does. */
const WORTH = { right: 2.2, wrong: -0.5, offered: 0.8 };
/** Authors are left out in so many groups. */
const FOLDS = 5;

/** `--stories` learns the weights of stories alone; those of short questions and the thresholds stay. */
const onlyStories = process.argv.includes("--stories");

const all = examples().filter(({ isStory }) => isStory || !onlyStories);
const held = leftOut(all);
const chance = learnChance(
  held.flatMap(({ first }) => first ?? []),
  LOOSE_CHANCE,
);
const scored = held.map((one) => ({ ...one, chance: one.first ? chanceOf(one.first, chance) : 0 }));
const before = JSON.parse(readFileSync(FILE, "utf8")) as RankingWeights;
const stories = scored.filter(({ example }) => example.author.startsWith(TOLD));
const thresholds = {
  ...(onlyStories ? before.thresholds : { answer: answerFrom(scored), offer: offerFrom(scored) }),
  storyAnswer: bestAnswerFrom(stories),
  storyOffer: offerFrom(stories),
};
print();
if (!process.argv.includes("--check")) {
  const kept = onlyStories ? before : { weights: {}, chance: {} };
  const ranking = { weights: { ...kept.weights, ...learnOrder(all, LOOSE) }, chance: { ...kept.chance, ...chance }, thresholds };
  writeFileSync(FILE, `${JSON.stringify(ranking, undefined, 2)}\n`);
  console.info(`Wrote ${FILE}.`);
}

type Held = { example: Example; first: First | undefined; isInThree: boolean };

/** The list of each question by weights that its author had no part in; several authors are left out at a time, and the pages are one. */
function leftOut(list: readonly Example[]): Held[] {
  const authorOf = ({ author }: Example) => author.split(":")[0];
  const authors = [...new Set(list.map(authorOf))].filter((author) => author !== OWN);
  return Array.from({ length: FOLDS }, (_, fold) => authors.filter((_author, at) => at % FOLDS === fold)).flatMap((out) => {
    const isOut = (one: Example) => out.includes(authorOf(one));
    const order = learnOrder(
      list.filter((one) => !isOut(one)),
      LOOSE,
    );
    return list
      .filter(isOut)
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

/** Where what stories are answered is worth most. */
function bestAnswerFrom(list: readonly (Held & { chance: number })[]): number {
  const worthFrom = (least: number) =>
    list.reduce((sum, { first, chance: own, isInThree }) => {
      if (own < least) return sum + (isInThree ? WORTH.offered : 0);
      return sum + (first?.isRight ? WORTH.right : WORTH.wrong);
    }, 0);
  const steps = Array.from({ length: 61 }, (_, at) => rounded(0.2 + at / 100));
  return steps.reduce((best, least) => (worthFrom(least) > worthFrom(best) ? least : best));
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
    const shown = ({ first, chance: own, example }: (typeof lists)[number]) =>
      first?.isRight && own >= (example.isStory ? thresholds.storyAnswer : thresholds.answer);
    console.info(
      `${name}: right first ${share(({ first }) => first?.isRight)}, in three ${share((one) => one.isInThree)}, right and shown ${share(shown)}`,
    );
  };
  part("owners left out", (author) => author !== "nothing" && !author.startsWith("pages:") && !author.startsWith(TOLD));
  part("whole messages, author left out", (author) => author.startsWith(TOLD));
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
  const { answer, offer, storyAnswer, storyOffer } = thresholds;
  console.info(`Answered from ${answer}, offered from ${offer}; stories from ${storyAnswer} and ${storyOffer}.`);
}
