import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Problem } from "#app/domain/content/problem.ts";
import { contrast, readColors } from "./colors.ts";

function colorsWith(css?: string) {
  const root = mkdtempSync(join(tmpdir(), "colors-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, "site"));
  if (css) writeFileSync(join(root, "site/colors.css"), css);
  const problems: Problem[] = [];
  return { colors: readColors(root, problems), says: problems.map(({ says }) => says) };
}

test("our own colors have enough contrast, light and dark", () => {
  const { colors, says } = colorsWith();
  expect(says).toEqual([]);
  expect(colors.light.paper).toMatch(/^#[0-9a-f]{6}$/);
  expect(colors.dark.paper).not.toBe(colors.light.paper);
});

test("an operator's colors replace ours in each scheme, and comments do not count", () => {
  const dark = "@media (prefers-color-scheme: dark) { :root { --color-accent: #9FD8B0; } }";
  const { colors, says } = colorsWith(`/* --color-accent: #ffffff; */ @theme { --color-accent: #1f5f3a; } ${dark}`);
  expect([colors.light.accent, colors.dark.accent, says]).toEqual(["#1f5f3a", "#9fd8b0", []]);
});

test("a color that cannot be read on its ground is a problem", () => {
  const { says } = colorsWith("@theme { --color-accent: #c0c0c0; }");
  expect(says).toContain("light: --color-accent on --color-paper has a contrast of 1.6, at least 4.5; make one darker or lighter");
});

test("contrast is that of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});
