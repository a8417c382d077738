import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { isRedOrAsked, screen } from "./book.ts";

type Kind = "plain" | "possible" | "none";

const MESSAGES = parse(readFileSync(join(import.meta.dirname, "certainty-languages.yaml"), "utf8")) as Record<
  string,
  Record<Kind, string[]>
>;

/** Whether a message in another language is read with the certainty that it has. */
const IS_RIGHT: Record<Kind, (message: string) => boolean> = {
  plain: (message) => screen(message).level === "emergency",
  possible: (message) => screen(message).level !== "emergency",
  none: (message) => !isRedOrAsked(screen(message)),
};

const cases = Object.keys(MESSAGES).flatMap((language) =>
  (["plain", "possible", "none"] as const).map((kind) => [language, kind] as const),
);

test.each(cases)("%s, %s: each message has its certainty", (language, kind) => {
  const messages = MESSAGES[language]?.[kind] ?? [];
  expect(messages.length).toBeGreaterThanOrEqual(8);
  expect(messages.filter((message) => !IS_RIGHT[kind](message))).toEqual([]);
});

test("each language has thirty messages", () => {
  for (const kinds of Object.values(MESSAGES)) expect(Object.values(kinds).flat()).toHaveLength(30);
});
