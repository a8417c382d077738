import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Problem } from "#app/domain/content/problem.ts";
import { readColors } from "#app/library/compile/colors.ts";
import { inspectContent } from "#app/library/compile/load-content.ts";
import type { Answers } from "../../scripts/set-up-site/answers.ts";
import { currentAnswers, writeSite } from "../../scripts/set-up-site/write-site.ts";

const ROOT = join(import.meta.dirname, "../..");

const ANSWERS: Answers = {
  name: "Anytown Animal Help",
  tagline: "Help for the animals of Anytown",
  url: "https://pets.example.org",
  author: "Anytown Animal Charity",
  contactEmail: "desk@pets.example.org",
  postalAddress: "1 Market Street, Anytown",
  country: "GB",
  helpline: "",
  accent: "#f2c200",
  logo: "",
};

/** Reading all of content/ takes a busy machine a while. */
const SLOW = { timeout: 240_000 };

function copy(parts = ["content", "public", "site"]): string {
  const root = mkdtempSync(join(tmpdir(), "set-up-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const part of parts) cpSync(join(ROOT, part), join(root, part), { recursive: true });
  return root;
}

test("set-up gives a copy its own name, country, colors and logo, and leaves content/ as it is", SLOW, async () => {
  const root = copy();
  const before = readFileSync(join(root, "content/site.yaml"), "utf8");
  const written = await writeSite(root, ANSWERS);
  expect(written.every((file) => file.startsWith("site/"))).toBe(true);
  expect(readFileSync(join(root, "content/site.yaml"), "utf8")).toBe(before);
  const { content, problems } = inspectContent(root);
  // A yellow that nobody could read on white is darkened, so the contrast check passes.
  expect(problems).toEqual([]);
  expect(content.site).toMatchObject({ name: ANSWERS.name, url: ANSWERS.url, country: "GB" });
  expect(content.helplines[0]?.country).toBe("GB");
  expect(content.colors.light.accent).not.toBe(inspectContent(ROOT).content.colors.light.accent);
  expect(readFileSync(join(root, "site/public/images/logo.svg"), "utf8")).toMatch(/^<svg .*<path /s);
});

test("set-up can be run again: it offers what was answered, and keeps other keys of site.yaml", SLOW, async () => {
  const root = copy();
  mkdirSync(join(root, "site"), { recursive: true });
  writeFileSync(join(root, "site/site.yaml"), "copyright: Copyright 2027\n");
  await writeSite(root, ANSWERS);
  const again = currentAnswers(root);
  expect(again).toEqual(ANSWERS);
  const icon = readFileSync(join(root, "site/public/images/logo-icon.svg"), "utf8");
  await writeSite(root, again);
  expect(readFileSync(join(root, "site/public/images/logo-icon.svg"), "utf8")).toBe(icon);
  await writeSite(root, { ...again, accent: "#0a5c36", country: "FR", helpline: "capae-ouest" });
  const { content, problems } = inspectContent(root);
  expect([content.site.copyright, content.site.name, problems]).toEqual(["Copyright 2027", ANSWERS.name, []]);
  expect(content.helplines.slice(0, 2).map(({ id }) => id)).toEqual(["capae-ouest", "cnitv"]);
});

test("any main color becomes one that can be read, on light and on dark screens", async () => {
  for (const accent of ["#ffffff", "#000000", "#ff0000", "#00ff00", "#3b6ea5", "#ffd400"]) {
    const root = copy(["content/site.yaml", "public", "site"]);
    await writeSite(root, { ...ANSWERS, accent });
    const problems: Problem[] = [];
    readColors(root, problems);
    expect(problems, accent).toEqual([]);
  }
});
