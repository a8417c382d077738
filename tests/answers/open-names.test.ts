import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isPressing } from "#app/domain/urgency.ts";
import { content } from "#tests/content/our-content.ts";
import { start } from "./assistant.ts";

/** Words that make another thing of the one behind them. */
const MODIFIERS = ["false", "wild", "poison", "devil's", "Christmas", "marsh"];
const SAYS_CALL = /call a vet or a poison line today/i;

function milderThanItsText(messages: readonly string[]): { wrong: string[]; calls: number } {
  const replies = messages.map((message) => ({ message, ...start("dog")(message) }));
  const calling = replies.filter(({ text }) => SAYS_CALL.test(text.split("\n\n")[0] ?? ""));
  return { wrong: calling.filter(({ level }) => !isPressing(level)).map(({ message }) => message), calls: calling.length };
}

test("what is eaten under a part of a name, a name of several things or an unknown name is urgent where the text says to call", () => {
  const foods = content.substances
    .filter(({ kind, verdicts }) => kind === "food" && (verdicts.dog ?? verdicts.all) === "fine")
    .slice(0, 25);
  const messages = [
    ...Object.keys(content.assistant.names.ambiguous).flatMap((word) => [`my dog ate a ${word}`, `he chewed some ${word}`]),
    ...foods.flatMap(({ noun }, at) => [`my dog ate ${MODIFIERS[at % MODIFIERS.length]} ${noun.text}`, `he had ${noun.text} vine`]),
    ...["zorgberry", "gorblax", "xanafen", "blorple leaves", "ant plant", "cobra plant", "battery plant"].map(
      (name) => `my dog ate ${name}`,
    ),
  ];
  const { wrong, calls } = milderThanItsText(messages);
  expect(wrong).toEqual([]);
  expect(calls).toBeGreaterThan(20);
});

test("the card holds until the thing is named, or nothing was eaten", () => {
  const first = "my dog ate some fern";
  const after = (message: string) => {
    const say = start("dog");
    expect(say(first).level).toBe("urgent");
    return say(message).level;
  };
  expect(after("he seems fine")).toBe("urgent");
  expect(after("what do I watch for")).toBe("urgent");
  expect(after("My dog ate a Boston fern")).not.toBe("urgent");
  expect(after("it was a Boston fern")).not.toBe("urgent");
});

test("a question about a name raises nothing: nothing was eaten", () => {
  for (const name of ["fern", "wild cucumber", "zorgberry"]) expect(start("dog")(`is ${name} safe for my dog`).level, name).toBe("info");
});

test("few ordinary messages name something that nobody knows", () => {
  const folder = "tests/triage/corpus";
  const rows = readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => readFileSync(`${folder}/${name}`, "utf8").trim().split("\n"))
    .map((line) => JSON.parse(line) as { message: string; species?: string; label: string })
    .filter(({ label }, at) => (label === "routine" || label === "info") && at % 12 === 0);
  const raised = rows.filter(({ message, species }) => start(species)(message).verdict.reasons.some(({ rule }) => rule === "open-name"));
  expect(raised.length / rows.length).toBeLessThan(0.01);
}, 120_000);
