import { expect, test, vi } from "vitest";
import { inSmallSite } from "#tests/content/small-site.ts";
import { inspectContent } from "../load-content.ts";
import { knowledgeFiles } from "./knowledge-files.ts";

const files = new Map(inSmallSite([], (root) => knowledgeFiles(inspectContent(root).content)));
// What another test file has opened stays open: the modules are shared.
vi.resetModules();
const { openKnowledge } = await import("../../knowledge.ts");
const read: string[] = [];
const knowledge = openKnowledge(async (path) => {
  read.push(path);
  return Response.json(files.get(path.slice(1)));
});

test("each part of the knowledge is read when it is asked for, and once", async () => {
  await Promise.all([knowledge.answers(), knowledge.answers()]);
  await knowledge.answers();
  expect(read).toEqual(["/_content/answers.json"]);
});

test("an answer comes with its figures filled in, its animals and the sources it rests on", async () => {
  const answer = (await knowledge.answers()).find(({ id }) => id === "stomach/eats-grass");
  expect(answer).toMatchObject({
    topic: "stomach",
    question: "Why does my dog eat grass?",
    animals: ["dog"],
    intent: "why",
    sources: ["manual"],
  });
  expect([answer?.steps, answer?.avoid, answer?.seeVetIf].map((list) => list?.length)).toEqual([1, 1, 1]);
  const substance = (await knowledge.substances()).find(({ id }) => id === "nut");
  expect(substance?.signs).toBe("Signs show within 12 hours.");
  expect((await knowledge.sources()).map(({ key }) => key)).toContain("manual");
});

test("a part of an answer is a paragraph of its own, and is told only where it was written", () => {
  const answers = inSmallSite(
    [["content/answers/stomach/eats-grass.md", (text) => `${text}\n\n## Why it happens\nNobody knows\nfor sure.\n`]],
    (root) => inspectContent(root).content.answers.answers,
  );
  expect(answers.find(({ id }) => id === "stomach/eats-grass")?.parts).toEqual({ why: "Nobody knows for sure." });
  expect(answers.find(({ id }) => id === "stomach/eats-soil")).not.toHaveProperty("parts");
});

test("the sections of a topic name each of its answers once, and nothing else", () => {
  const sections = (lists: readonly string[][]) =>
    `  sections:\n${lists.map((names, at) => `    - { heading: Part ${at}, answers: [${names.join(", ")}] }\n`).join("")}`;
  const problemsOf = (lists: readonly string[][]) =>
    inSmallSite([["content/answers/topics.yaml", (text) => text.replace("- id: about", `${sections(lists)}- id: about`)]], (root) =>
      inspectContent(root).problems.map(({ says }) => says),
    );
  expect(problemsOf([["eats-grass", "eats-soil"], ["eats-bark"]])).toEqual([]);
  expect(problemsOf([["eats-grass", "eats-soil"], ["eats-soil"]])).toEqual([
    expect.stringContaining('"Part 1" names "eats-soil"'),
    expect.stringContaining('"stomach/eats-bark" stands in no section'),
  ]);
});

test("a protocol is plain text, without the numbers that lead to sources", async () => {
  const protocols = await knowledge.protocols();
  expect(protocols.map(({ id }) => id)).toEqual(["poisoning", "trauma", "breathing", "cardiac", "neurological"]);
  expect(JSON.stringify(protocols)).not.toMatch(/<|&#|:figure/);
});
