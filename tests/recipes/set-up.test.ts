import { expect, test } from "vitest";
import { readAnswer } from "../../scripts/set-up-site/answers.ts";

test("answers that would break the site are refused", () => {
  for (const [question, text] of [
    ["url", "pets.example.org"],
    ["url", "http://pets.example.org"],
    ["contactEmail", "desk"],
    ["country", "Britain"],
    ["accent", "blue"],
    ["name", ""],
    ["logo", "no-such-file.svg"],
  ] as const)
    expect(readAnswer(question, text).wrong, text).toBeTypeOf("string");
  expect(readAnswer("country", " gb ").value).toBe("GB");
  expect(readAnswer("url", "https://pets.example.org/").value).toBe("https://pets.example.org");
});
