import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { inspectContent } from "#app/library/compile/load-content.ts";
import { makeOwnCopy, OWN_NAME } from "./own-copy.ts";

const ROOT = join(import.meta.dirname, "../..");

test("an operator's own name, words, pages and missing testimonials pass the content check", () => {
  const copy = mkdtempSync(join(tmpdir(), "own-copy-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const part of ["content", "wrangler.toml"]) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  makeOwnCopy(copy);
  const { content, problems } = inspectContent(copy);
  expect(problems).toEqual([]);
  expect(content.site.name).toBe(OWN_NAME);
  expect(content.pages.map(({ path }) => path)).toContain("/imprint");
});
