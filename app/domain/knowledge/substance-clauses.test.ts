import { expect, test } from "vitest";
import { clausesFor } from "./substance-clauses.ts";

const EATEN = "Keep the packet. Dog, cat or ferret: call now, even for one. Don't make them vomit. Other pets: watch droppings.";

test.each([
  ["dog", "Keep the packet. Call now, even for one. Don't make them vomit."],
  ["cat", "Keep the packet. Call now, even for one. Don't make them vomit."],
  ["guinea pig", "Keep the packet. Watch droppings."],
  ["pet", EATEN],
])("what to do is said for the %s that ate it", (animal, text) => {
  expect(clausesFor(EATEN, animal)).toBe(text);
});
