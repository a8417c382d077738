import { expect, test } from "vitest";
import { rulesAlone } from "./book.ts";

test.each([
  ["tick-paralysis", "dog", "pulled a tick off her yesterday, today her legs are weak"],
  ["bird-fumes", "bird", "we burned a nonstick pan, my parrot seems fine"],
  ["bird-fumes", "bird", "the nonstick pan burned dry and the budgie was in the kitchen"],
  ["bird-fumes", "bird", "burned nonstick pan and my budgie is gasping"],
  ["attacked-small", "bird", "the cat had my parrot in its mouth"],
  ["lily", "cat", "my cat has lily pollen on her fur"],
  ["burn", "dog", "he touched the hot pan and burned his paw"],
])("%s is plain in plain words: %s, %s", (rule, petType, message) => {
  const { level, reasons } = rulesAlone(message, { petType });
  expect(level).toBe("emergency");
  expect(reasons[0]?.rule).toBe(rule);
});

test("a pan that burned gets the first steps for fumes and not those for a burn", () => {
  expect(rulesAlone("burned nonstick pan and my budgie is gasping", { petType: "bird" }).protocol).toBe("breathing");
});
