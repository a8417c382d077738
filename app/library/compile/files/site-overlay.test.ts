import { expect, test } from "vitest";
import { type Change, inSmallSite } from "#tests/content/small-site.ts";
import { inspectContent } from "../load-content.ts";

const britishLine = (lines: string) => lines + lines.replace("id: line", "id: other-line").replace("country: US", "country: GB");

/** The small site, with a helpline of another country besides, and an operator's files over it. */
const contentWith = (files: Record<string, string>) => {
  const theirs = Object.entries(files).map(([name, text]): Change => [`site/${name}`, () => text]);
  return inSmallSite([["content/helplines.yaml", britishLine], ...theirs], inspectContent);
};

const page = (title: string, body: string) => `---
title: ${title}
description: ${body} It also says who pays for this site, and whom to ask when something here is wrong for your pet or for you.
summary: ${body}
keywords: [${title}, operator, animals]
reviewed: 2026-11-21
---
${body}
`;

test("an operator's files lie over ours: maps by key, lists and pages as a whole, and new pages are added", () => {
  const ours = contentWith({}).content;
  const { content, problems } = contentWith({
    "site.yaml": "name: Anytown Animal Help\ncontactEmail: desk@pets.example.org\ncountry: GB\n",
    "testimonials.yaml": "[]\n",
    "info/imprint.md": page("Imprint", "Our office is on Market Street."),
    "info/about.md": page("About us", "We help the animals of Anytown."),
  });
  expect(problems).toEqual([]);
  expect(content.site).toEqual({ ...ours.site, name: "Anytown Animal Help", contactEmail: "desk@pets.example.org", country: "GB" });
  expect([ours.helplines[0]?.country, content.helplines[0]?.country]).toEqual(["US", "GB"]);
  expect(content.pages).toHaveLength(ours.pages.length + 1);
  expect(content.pages.find(({ path }) => path === "/about")?.title).toBe("About us");
  expect(JSON.stringify(content.care)).not.toContain("Sample owner");
});

test("an operator's map may name one key inside another: the others stay, and one without a value goes", () => {
  const site = contentWith({ "marketing.yaml": "chat:\n  tagline: Ask us anything\n" });
  expect(site.problems).toEqual([]);
  const ours = contentWith({}).content.care.marketing;
  expect(site.content.care.marketing).toEqual({ ...ours, chat: { ...ours.chat, tagline: "Ask us anything" } });
});

test("an operator who leaves claims and counts empty has none on the site", () => {
  const { content, problems } = contentWith({ "marketing.yaml": "claims:\nbanner:\n" });
  expect(problems).toEqual([]);
  expect(content.care.marketing).toMatchObject({ claims: [], banner: null });
});

test("an operator chooses the poison line that comes first; one that does not exist is named", () => {
  const chosen = (id: string) => contentWith({ "site.yaml": `country: US\nhelpline: ${id}\n` });
  expect(chosen("other-line").content.helplines[0]?.id).toBe("other-line");
  expect(chosen("no-line").problems.map(({ says }) => says)).toEqual([expect.stringContaining("no-line")]);
});

test("a mistake is named in the operator's own file, on its line", () => {
  const { problems } = contentWith({
    "site.yaml": "name: Pets\ncontactEmail: nobody\n",
    "info/imprint.md": page("Imprint", "Our office is open.").replace("summary:", "sumary:"),
  });
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(
    expect.arrayContaining(["site/site.yaml:2", "site/info/imprint.md:4"]),
  );
});

test("the clinical part is not overlaid: a rule, an answer or a substance of an operator is refused and changes nothing", () => {
  const ours = contentWith({}).content;
  const { content, problems } = contentWith({
    "substances/food.yaml": "[]\n",
    "triage/thresholds.yaml": "{}\n",
    "answers/stomach/other.md": "---\n---\n",
  });
  expect(problems.map(({ file }) => file)).toEqual(["site/answers", "site/substances", "site/triage"]);
  expect(content.substances).toEqual(ours.substances);
});
