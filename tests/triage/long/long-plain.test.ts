import { expect, test } from "vitest";
import { rank } from "#app/domain/urgency.ts";
import { screen } from "../book.ts";
import { readSeeds } from "../metamorphic/variants.ts";
import { withBackground } from "./long-plain.ts";

/** Each third of the plain emergencies: with each background, before and after. */
const seeds = readSeeds("emergencies.txt").filter((_, nth) => nth % 3 === 0);
const told = seeds.flatMap(({ petType, message }) => withBackground(message).map((text) => ({ text, verdict: screen(text, { petType }) })));

test("a plain emergency stays red inside 50 words of true background, in 95% of the cases", () => {
  const missed = told.filter(({ verdict }) => verdict.level !== "emergency").map(({ text }) => text);
  expect(missed.length / told.length, missed.slice(0, 15).join("\n")).toBeLessThanOrEqual(0.05);
});

test("and in nearly all of them it is at least urgent", () => {
  const missed = told.filter(({ verdict }) => rank(verdict.level) < rank("urgent")).map(({ text }) => text);
  expect(missed.length / told.length, missed.slice(0, 15).join("\n")).toBeLessThanOrEqual(0.005);
});
