import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { inSmallSite } from "#tests/content/small-site.ts";
import { scratchCopy } from "../scratch-copy.ts";

/** The recipes of the README, followed one after the other in a copy of the project. The last test checks what they made of it. */
const copy = scratchCopy();
afterAll(copy.remove);

/** A file of the smallest site, with a source, a figure and pages of ours. */
const ours = (file: string) =>
  inSmallSite([], (root) => readFileSync(join(root, file), "utf8"))
    .replaceAll("manual", "merck-choc")
    .replaceAll("one-limit", "chocolate-dark-mild-toy-dog")
    .replace("- vomiting\n  - dog-guide", "- vomiting-nausea\n  - dog-health-guide");

test("add a page: one file, and its URL is in the table", () => {
  copy.write("content/scenarios/dog/dog-odd-at-noon.md", ours("content/scenarios/dog/dog-sick.md"));
  const script = 'import("./remix.config.js").then(({ pageSlugs }) => console.info(pageSlugs().join(" ")))';
  expect(copy.run("--eval", script).stdout).toContain("dog-odd-at-noon");
});

test("add an answer: one file", () => {
  copy.write(
    "content/answers/stomach/eats-grass-at-noon.md",
    ours("content/answers/stomach/eats-grass.md").replace("grass?", "grass at noon?"),
  );
});

test("replace the marketing copy: another name, claim and question, and no testimonials", () => {
  copy.edit("content/site.yaml", (text) =>
    text.replace(/^name: .*$/m, "name: Hazel").replace(/^contactEmail: .*$/m, "contactEmail: hi@hazel.example"),
  );
  copy.edit("content/marketing.yaml", (text) =>
    text.replace("value: 94%", "value: 93%").replace("heading: Why Trust Us", "heading: Why us"),
  );
  copy.edit("content/faq.yaml", (text) => text.replace(/question: .*$/m, "question: Is this really free?"));
  copy.edit("content/testimonials.yaml", () => "[]\n");
});

test("sign a vet's review: the rules and a page carry the signature", () => {
  expect(copy.run("scripts/triage/sign.ts").status).toBe(1);
  expect(copy.run("scripts/triage/sign.ts", "Dr. Ann Vet", "RCVS 1234567").stdout).toContain("Dr. Ann Vet (RCVS 1234567) signed");
  const today = new Date().toISOString().slice(0, "2026-11-23".length);
  copy.write(
    "content/reviews.yaml",
    `- page: about\n  by: Dr. Ann Vet\n  role: Veterinary surgeon, RCVS 1234567\n  on: ${today}\n  signature: I have read the page and agree with it.\n`,
  );
});

test("after all recipes the content has no problem, and a rule that changes then loses the signature", () => {
  const { stderr, status } = copy.run("scripts/content/check.ts");
  expect([status, stderr]).toEqual([0, ""]);
  copy.edit("content/triage/rules/birth.yaml", (text) => text.replace(/^- id: /m, "- id: another-"));
  expect(copy.run("scripts/triage/sign.ts").status).toBe(1);
});
