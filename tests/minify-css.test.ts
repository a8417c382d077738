import postcss from "postcss";
import { expect, test } from "vitest";
import { leanSheets } from "../scripts/vite/minify-css.ts";

const lean = async (css: string) => (await postcss(leanSheets("app/ui/css/tokens.css")).process(css, { from: undefined })).css;

test("a token has the same short name wherever it is set or read, in every sheet", async () => {
  const name = /^:root \{ (--\w+): red \}$/.exec(await lean(":root { --color-accent: red }"))?.[1] ?? "";
  expect(name.length).toBeLessThanOrEqual(4);
  expect(await lean("a { color: var(--color-accent) }")).toBe(`a { color: var(${name}) }`);
  expect(await lean("a { color: var(--color-accent-soft) }")).not.toContain(`var(${name})`);
});

test("what scripts set by its name keeps it", async () => {
  expect(await lean(".dialog { top: var(--visible-top, 0) }")).toBe(".dialog { top: var(--visible-top, 0) }");
});

test("what a rule says stands in one order, and a later word still wins", async () => {
  expect(await lean("a { margin-top: 0; color: red }")).toBe("a { color: red; margin-top: 0 }");
  expect(await lean("a { margin: 0; margin-top: 1px }")).toMatch(/margin: 0; margin-top: 1px/);
});
