import { expect, test } from "vitest";
import type { PartOfDay } from "#app/domain/chat/part-of-day.ts";
import { readRuleBook } from "#app/library/compile/triage/read-rule-book.ts";
import { content } from "#tests/content/our-content.ts";
import { benchConversations } from "./bench.ts";
import { faultsOf, tokensOf } from "./request-faults.ts";
import { requestsOf } from "./requests.ts";

test.each(benchConversations())("a model gets what it needs: $kind", async ({ none = false, ...asked }) => {
  const requests = await requestsOf(asked);
  expect(requests).toHaveLength(asked.messages.length);
  const found = requests.flatMap(faultsOf).filter((fault) => !(none && fault === "no passage"));
  expect(found).toEqual([]);
  expect(Math.max(...requests.map(tokensOf))).toBeLessThan(6_000);
});

test("the case is told in words: the animal, what it took, the amount, the time and the urgency", async () => {
  const [, last] = await requestsOf({ petType: "dog", messages: ["my dog ate 100 g of dark chocolate an hour ago", "he weighs 12 kg"] });
  const facts = last?.question.brief.facts.join(" ") ?? "";
  expect(facts).toContain("dark chocolate");
  expect(facts).toMatch(/12 kg/);
  expect(facts).toMatch(/1 hour ago/);
  expect(facts).toContain("emergency");
});

test("the best units are sent whole, the others with what is asked for, and no sentence of theirs twice", async () => {
  const [asked] = await requestsOf({
    petType: "cat",
    messages: ["my cat isn't eating since yesterday, how long can she go and what does the vet do"],
  });
  const passages = asked?.question.passages ?? [];
  const others = passages.slice(4).flatMap(({ items }) => items.filter((item) => /^(?:What it costs|How to prevent it): /.test(item)));
  expect(passages.length).toBeGreaterThanOrEqual(6);
  expect(
    passages
      .slice(0, 3)
      .flatMap(({ items }) => items)
      .join(" "),
  ).toMatch(/What the vet does: /);
  expect(others).toEqual([]);
  const items = passages.flatMap((passage) => passage.items);
  expect(items.filter((item, at) => items.indexOf(item) !== at)).toEqual([]);
});

test("a substance is sent for the animal that is spoken of, in any of our languages", async () => {
  for (const [petType, message] of [
    ["dog", "mi perro ha comido chocolate negro"],
    ["cat", "mein Kater hat an der Lilie geknabbert"],
  ] as const) {
    const [asked] = await requestsOf({ petType, messages: [message] });
    expect(asked?.question.passages.some(({ path }) => path.startsWith("/poisons"))).toBe(true);
  }
});

test("the part of the day is told where an animal is ill, and the poison line where something was taken", async () => {
  const ill = async (message: string, partOfDay?: PartOfDay) =>
    (await requestsOf({ petType: "dog", messages: [message], partOfDay }))[0]?.question.brief.facts.join(" ") ?? "";
  const taken = await ill("my dog ate 100 g of dark chocolate an hour ago", "night");
  expect(taken).toContain("it is night now");
  expect(taken).toContain("ASPCA Animal Poison Control Center");
  expect(taken).not.toMatch(/\(888\)|4435/);
  expect(await ill("my dog limps since yesterday", "morning")).not.toContain("poison line");
  expect(await ill("my dog limps since yesterday")).not.toMatch(/it is \w+ now/);
  expect(await ill("how often should I bathe my dog", "night")).not.toContain("night");
});

test("every word for a case is one of a concept of the rules", () => {
  const names = new Set(readRuleBook(process.cwd()).concepts.map(({ name }) => name));
  const { is_so, is_not } = content.assistant.caseWords;
  expect([...Object.keys(is_so), ...Object.keys(is_not)].filter((name) => !names.has(name))).toEqual([]);
});
