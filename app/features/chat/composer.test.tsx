import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MESSAGE_CHARS } from "#app/domain/limits.ts";
import { Composer } from "./composer.tsx";

const composer = (draft: string) =>
  renderToStaticMarkup(<Composer draft={draft} isLoading={false} onDraft={() => {}} onSubmit={() => {}} onStop={() => {}} />);
const announced = (draft: string) => /role="status"[^>]*>([^<]*)</.exec(composer(draft))?.[1];

test("the field speaks of health, behavior and care, and takes a text of any length", () => {
  expect(composer("")).toMatch(/placeholder="[^"]*health, behavior or care"/);
  expect(composer("")).not.toContain("maxlength");
});

test("the count says how much is too much", () => {
  expect(composer("a".repeat(MESSAGE_CHARS - 1000))).not.toContain("data-count");
  expect(composer("a".repeat(3600))).toContain("3,600 of 4,000 characters");
  expect(composer("a".repeat(6199))).toContain("2,199 characters too many");
  expect(composer("a".repeat(4001))).toContain("1 character too many");
});

test("what is announced of the count changes at the limit and close to it, not at each key", () => {
  expect(announced("a".repeat(100))).toBe("");
  expect(announced("a".repeat(3600))).toBe(announced("a".repeat(3999)));
  expect(announced("a".repeat(3600))).not.toBe("");
  expect(announced("a".repeat(4001))).toBe(announced("a".repeat(4500)));
  expect(announced("a".repeat(4001))).not.toBe(announced("a".repeat(4000)));
});
