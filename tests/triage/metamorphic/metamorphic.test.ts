import { expect, test } from "vitest";
import { screen } from "../book.ts";
import { runVariants } from "./run.ts";
import { additions, readSeeds } from "./variants.ts";

const EVERY = 23;
const shown = (misses: readonly { message: string }[]) => misses.slice(0, 20).map(({ message }) => message);

test("the lists are as long as the suite promises", () => {
  expect(readSeeds("emergencies.txt").length).toBeGreaterThanOrEqual(150);
  expect(readSeeds("urgent.txt").length).toBeGreaterThanOrEqual(60);
  expect(additions().length).toBeGreaterThanOrEqual(60);
});

test("whatever an owner adds, a plain emergency stays one: 99.5% of a sample, 99.9% at least urgent", () => {
  const { variants, below, belowUrgent } = runVariants(screen, readSeeds("emergencies.txt"), "emergency", EVERY);
  expect(below.length / variants, shown(below).join("\n")).toBeLessThanOrEqual(0.005);
  expect(belowUrgent.length / variants, shown(belowUrgent).join("\n")).toBeLessThanOrEqual(0.001);
});

test("whatever an owner adds, an urgent case stays at least urgent: 99% of a sample", () => {
  const { variants, below } = runVariants(screen, readSeeds("urgent.txt"), "urgent", EVERY);
  expect(below.length / variants, shown(below).join("\n")).toBeLessThanOrEqual(0.01);
});
