import postcss from "postcss";
import { expect, test } from "vitest";
import { leanSheets } from "../scripts/build/lean-sheets.ts";

const lean = (css: string) => postcss([leanSheets("app/ui/css/tokens.css")]).process(css, { from: undefined }).css;

test("a token has the same short name wherever it is set or read, in every sheet", () => {
  const name = /^:root \{ (--\w+): red \}$/.exec(lean(":root { --color-accent: red }"))?.[1] ?? "";
  expect(name.length).toBeLessThanOrEqual(4);
  expect(lean("a { color: var(--color-accent) }")).toBe(`a { color: var(${name}) }`);
  expect(lean("a { color: var(--color-accent-soft) }")).not.toContain(`var(${name})`);
});

test("what scripts set by its name keeps it", () => {
  expect(lean(".dialog { top: var(--visible-top, 0) }")).toBe(".dialog { top: var(--visible-top, 0) }");
});
