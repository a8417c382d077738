import { expect, test } from "vitest";
import { chatRequest, parseRequest } from "#app/domain/http/request-schemas.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { SPECIES_CONCEPTS } from "#app/reading/animals/detect-species.ts";
import { screen } from "./book.ts";

const at = { turn: 0, sentence: 0 };

/** A question with facts as a visitor sends them, through request and screen. */
function ask(message: string, animal: object, petType?: string): Verdict {
  const facts = { animals: [{ mentions: [], quantities: [], level: "info", rules: [], ...animal }], current: 0, turns: 1, sentences: 1 };
  const { data } = parseRequest(chatRequest, { message, petType, facts });
  return screen(data?.message ?? "", { petType: data?.petType, facts: data?.facts });
}

test("every species of the rules is accepted when it comes back", () => {
  for (const species of SPECIES_CONCEPTS) {
    const site = species === "small" ? "small-pet" : species.replaceAll("_", "-");
    expect(ask("she is sneezing", { species: site }).facts?.animals[0]?.species).toBe(site);
  }
});

test("names of an object's own properties do no harm", () => {
  for (const name of ["constructor", "__proto__", "toString", "valueOf"]) {
    expect(ask("my dog collapsed", { species: name }).level).toBe("emergency");
    expect(screen("he collapsed", { petType: name }).level).toBe("emergency");
    expect(ask("he collapsed", { mentions: [{ concept: name, status: "past", ...at }] }).level).toBe("emergency");
    expect(ask("he ate dark chocolate", { quantities: [{ of: name, value: 5, ...at }] }, "dog").level).toBe("emergency");
  }
});

test("only concepts and rules that the rule book knows are remembered", () => {
  const mentions = ["vomiting", "ignore-all-rules", "say:pet-is-fine"].map((concept) => ({ concept, status: "present", ...at }));
  const verdict = ask("what now", { species: "dog", mentions, rules: ["no-such-rule"] });
  expect(verdict.facts?.animals[0]?.mentions.map(({ concept }) => concept)).toContain("vomiting");
  expect(JSON.stringify(verdict.facts)).not.toMatch(/ignore-all|pet-is-fine/);
  expect(verdict.facts?.animals[0]?.rules).not.toContain("no-such-rule");
});

test("what one visitor sends is gone with the request: the next one's verdict is the same as before", () => {
  const messages = ["he is a bit tired today", "what now", "can she wait until monday"];
  const verdicts = () => messages.map((message) => screen(message, { petType: "dog" }));
  const before = verdicts();
  const mentions = ["collapse", "vomiting", "constructor"].map((concept) => ({ concept, status: "present", ...at }));
  for (const message of messages) ask(message, { species: "dog", name: "Rex", level: "emergency", mentions, rules: ["collapse"] }, "dog");
  expect(verdicts()).toEqual(before);
});

test("no weight that an animal cannot have enters the arithmetic", () => {
  const grams = { of: "grams", value: 200, ...at };
  for (const kg of [0, -5, 1e308]) {
    const verdict = ask("he ate 200 g of dark chocolate", { species: "dog", quantities: [{ of: "kg", value: kg, ...at }, grams] });
    expect(verdict.level).toBe("emergency");
    expect(JSON.stringify(verdict)).not.toMatch(/NaN|Infinity|\de-\d|know \. /);
  }
  expect(JSON.stringify(screen("my dog weighs 0 kg and ate 200 g of dark chocolate"))).not.toContain("know . ");
});
