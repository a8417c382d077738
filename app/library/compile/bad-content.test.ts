import { expect, test } from "vitest";
import { KNOWLEDGE_BREAKS } from "#tests/content/knowledge-breaks.ts";
import { LIST_BREAKS, signature } from "#tests/content/list-breaks.ts";
import { type Break, FIRST_SECTION, PAGE_BREAKS } from "#tests/content/page-breaks.ts";
import { type Change, inSmallSite, SCENARIOS } from "#tests/content/small-site.ts";
import { inspectContent, loadContent } from "./load-content.ts";
import { formatProblem } from "./problems.ts";

const [DOG = "", CAT = ""] = SCENARIOS;
const problemsOf = (...changes: Change[]) => inSmallSite(changes, (root) => inspectContent(root).problems.map(formatProblem));

test("content with nothing wrong in it has no problems", () => {
  expect(problemsOf()).toEqual([]);
});

test("content with something wrong in it stops the build", () => {
  const load = () => inSmallSite([["content/site.yaml", (text) => text.replace("name:", "nam:")]], loadContent);
  expect(load).toThrow(/content\/ has \d+ problem\(s\):\ncontent\/site\.yaml:\d+: /);
});

const BREAKS = { ...PAGE_BREAKS, ...LIST_BREAKS, ...KNOWLEDGE_BREAKS };

/** Breaks that touch different files are looked at together: reading a whole content/ for each would take a minute. */
const rounds: Map<string, Break>[] = [];
const places = new Map(
  Object.entries(BREAKS).map(([what, broken]) => {
    const files = broken.file ? [broken.file] : SCENARIOS;
    const round = rounds.find((one) => files.some((file) => !one.has(file))) ?? new Map<string, Break>();
    if (!rounds.includes(round)) rounds.push(round);
    const file = files.find((one) => !round.has(one)) ?? "";
    round.set(file, broken);
    return [what, { file, round }] as const;
  }),
);
const looked = new Map<Map<string, Break>, { problems: string[]; texts: Map<string, string> }>();

function lookAt(round: Map<string, Break>) {
  const texts = new Map<string, string>();
  const changes = [...round].map(
    ([file, { from, to }]): Change => [
      file,
      (text) => {
        texts.set(
          file,
          text.replace(from, () => to),
        );
        expect(texts.get(file), `the test changes ${file}`).not.toBe(text);
        return texts.get(file) ?? "";
      },
    ],
  );
  const seen = looked.get(round) ?? { problems: problemsOf(...changes), texts };
  looked.set(round, seen);
  return seen;
}

for (const [what, { to, at, says }] of Object.entries(BREAKS)) {
  test(`${what} is named with file, line and cure`, () => {
    const { file = "", round = new Map() } = places.get(what) ?? {};
    const { problems, texts } = lookAt(round);
    const mark = at ?? to.split("\n")[0] ?? "";
    const line =
      (texts
        .get(file)
        ?.split("\n")
        .findIndex((text) => `${text}\n`.includes(mark)) ?? -1) + 1;
    const found = problems.filter((problem) => problem.startsWith(`${file}:`) && says.test(problem));
    expect(found, problems.join("\n")).not.toEqual([]);
    expect(found.join("\n")).toContain(`${file}:${line}: `);
  });
}

test("a figure cannot be checked against a source that nobody has opened", () => {
  const problems = problemsOf(["content/sources.yaml", (text) => text.replace(/ +checked: .*\n/, "")]);
  expect(problems.join("\n")).toMatch(
    /content\/figures\.yaml:\d+: one-limit is marked as checked, but nobody has opened its source "manual"/,
  );
});

test("two pages that share a paragraph are named, the later one with its line", () => {
  const text = "The dog hid in the log by the den.";
  const add: Change[1] = (page) => page.replace(FIRST_SECTION, `${FIRST_SECTION}\n${text}\n`);
  const problems = problemsOf([DOG, add], [CAT, add]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(
    /^content\/scenarios\/dog\/dog-sick\.md:\d+: the same text stands in content\/scenarios\/cat\/cat-sick\.md:\d+; say it in this page's own words$/,
  );
});

test("two pages with one address are named", () => {
  const problems = problemsOf(["content/topics/dog-sick.md", () => "---\n---\n"]);
  expect(problems.join("\n")).toMatch(/the address \/dog-sick is taken by content\/topics\/dog-sick\.md; rename one/);
});

test("figures that nothing uses are reported, and stop nothing", () => {
  const add: Change = [
    "content/figures.yaml",
    (text) => `${text}${text.slice(0, text.indexOf("count-time")).replace("one-limit", "other-limit")}`,
  ];
  const { problems, report } = inSmallSite([add], inspectContent);
  expect(problems).toEqual([]);
  expect(report.unusedFigures).toEqual(["other-limit"]);
});

test("a page may read harder where the reason is written down", () => {
  const hard: Change = ["content/info/about.md", (text) => `${text}\n${"Veterinary information necessitates evaluation. ".repeat(2)}`];
  const reason: Change = [
    "content/reading-exceptions.yaml",
    () => "- page: about\n  grade: 12\n  reason: Legal words that may not be changed.\n",
  ];
  expect(problemsOf(hard).join()).toMatch(/about\.md:2: the reading grade is (9|1[01])/);
  expect(problemsOf(hard, reason)).toEqual([]);
});

test("a signature stands under the page that it was given for", () => {
  const signed: Change = ["content/reviews.yaml", () => signature("dog-sick", "2026-11-02")];
  const { content } = inSmallSite([signed], inspectContent);
  const reviews = content.pages.map(({ path, review }) => [path, review]).filter(([, review]) => review);
  expect(reviews).toEqual([["/dog-sick", { by: "A. Vet", role: "Veterinarian", on: "2026-11-02" }]]);
});
