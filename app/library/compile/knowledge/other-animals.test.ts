import { expect, test } from "vitest";
import { start } from "#tests/answers/assistant.ts";
import { content } from "#tests/content/our-content.ts";

const idOf = (id: string) => content.substances.find((one) => one.id === id);

test("an entry holds what is said of animals without a species of their own, with its sources", () => {
  const banana = idOf("banana");
  expect(banana?.others?.rat).toMatchObject({ verdict: "small-amounts" });
  expect(banana?.others?.rat?.why).toContain("bananas");
  expect(banana?.sources).toContain("frohlich-rodents");
  expect(idOf("ibuprofen")?.others).toBeUndefined();
});

test("the assistant says for a hen, rat or tortoise what holds for it, and what holds for all others where nothing does", () => {
  expect(start("other")("can hens eat avocado").text).toMatch(/^No, never/);
  expect(start("other")("can my pet rat have banana").text).toMatch(/^Yes, in small amounts/);
  expect(start("other")("can my tortoise have banana").text).toMatch(/^Better not/);
  expect(start("other")("can my ducks have banana").text).toContain("We have little on ducks");
});
