import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { compileOnce } from "./compile-cache.ts";

test("a result is compiled again when a file of content/, site/ or app/ changes, is added or renamed, and not otherwise", () => {
  const root = mkdtempSync(join(tmpdir(), "compile-cache-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (name: string, text: string) => {
    mkdirSync(join(root, name, ".."), { recursive: true });
    writeFileSync(join(root, name), text);
  };
  let count = 0;
  const compiled = () => compileOnce(root, "numbers", () => new Map([["count", ++count]])).get("count");
  write("content/faq.yaml", "one");
  expect([compiled(), compiled()]).toEqual([1, 1]);
  write("README.md", "no input");
  expect(compiled()).toBe(1);
  for (const name of ["content/faq.yaml", "content/guides/dog.md", "site/guides/dog.md", "app/library/markdown.ts", "package-lock.json"]) {
    const before = count;
    write(name, "two");
    expect([compiled(), compiled()], name).toEqual([before + 1, before + 1]);
  }
  // What was compiled before is gone, so that the folder does not grow.
  write("content/faq.yaml", "one");
  expect(compiled()).toBe(7);
});
