import { join } from "node:path";
import { expect, test } from "vitest";
import { contentReader } from "#app/library/compile/files/content-reader.ts";
import { readRegisters } from "#app/library/compile/lists/read-lists.ts";
import { readTriageFiles } from "#app/library/compile/triage/read-triage-files.ts";
import { compileRuleBook } from "#app/triage/compile/compile-rules.ts";
import { createScreen } from "#app/triage/screen.ts";

const root = join(import.meta.dirname, "../..");
const { figures, sources } = readRegisters(contentReader(root));
const files = readTriageFiles(root, []);
const NONE = { protocols: new Set<string>(), answers: new Map<string, string[]>() };

/** A screen with the rules alone. */
function screenWith(ledger: typeof figures) {
  const { weights: _weights, ...rules } = compileRuleBook(files, { figures: ledger, sources, firstSteps: NONE }, []);
  return createScreen(rules);
}

/** The same, once a figure of the ledger has another value. */
function screenAfter(id: string, value: number | [number, number]) {
  const figure = figures.get(id);
  if (!figure) throw new Error(`no figure ${id}`);
  return screenWith(new Map(figures).set(id, { ...figure, value, also: figure.also?.map((other) => ({ ...other, value })) }));
}

const unchanged = screenWith(figures);

test.each<[string, number | [number, number], string, string]>([
  ["chocolate-mild-dose", 0.2, "dog", "she ate 5 g of milk chocolate, she weighs 35 kg"],
  ["chocolate-milk-strength", 200, "dog", "she ate 5 g of milk chocolate, she weighs 35 kg"],
  ["small-bird-no-food-emergency", 4, "bird", "my budgie has not eaten for 5 hours"],
  ["hamster-no-food-or-water-emergency", 6, "hamster", "my hamster has not eaten for 6 hours"],
  ["cat-no-food-emergency", 0.5, "cat", "my cat has not eaten for 20 hours"],
  ["dog-awake-breaths-emergency", 40, "dog", "my dog takes 50 breaths a minute"],
  ["dog-heart-disease-breaths-limit", 20, "dog", "my dog is asleep and takes 25 breaths a minute"],
  ["rabbit-low-temperature-emergency", 39, "rabbit", "my rabbit has a temperature of 38.2"],
])("moving %s in the ledger makes an emergency of what was none", (id, value, petType, message) => {
  expect(unchanged(message, { petType }).level).not.toBe("emergency");
  expect(screenAfter(id, value)(message, { petType }).level).toBe("emergency");
});
