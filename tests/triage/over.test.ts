import { expect, test } from "vitest";
import { rulesAlone } from "./book.ts";

const level = (message: string, petType = "dog") => rulesAlone(message, { petType }).level;

test.each([
  "wobbly in the back legs since noon and her bark has gone all croaky. pulled a fat tick from behind her ear",
  "his belly is hard as a drum and he's retching nothing, the ball went down the stairs",
  "he has collapsed and can't get up, he has drunk nothing since",
])("words that only look like an end leave a sign as it is: %s", (message) => {
  expect(level(message)).toBe("emergency");
});

test.each([["the lump where the bee got him has gone now"], ["he had hives but the swelling went down again"]])(
  "and what has gone is over: %s",
  (message) => {
    expect(level(message)).not.toBe("emergency");
  },
);

test.each(["dinner went down well", "half a raw carrot went down in one piece", "the terrier went down the stairs fine"])(
  "what goes down is no collapse: %s",
  (message) => {
    expect(level(message)).not.toBe("emergency");
  },
);

test("a faint that is over is an emergency today, and asked about where it was another time", () => {
  expect(level("my dog collapsed in the park. He is fine now.")).toBe("emergency");
  const lastWeek = rulesAlone("Last week my dog collapsed in the park. He is fine now.", { petType: "dog" });
  expect(lastWeek.level).toBe("urgent");
  expect(lastWeek.check?.signs[0]?.quote).toBe("Last week my dog collapsed in the park");
});

test("what an owner almost gave was not given", () => {
  expect(level("I almost gave him a grape")).not.toBe("emergency");
  expect(level("I gave him a grape")).toBe("emergency");
});
