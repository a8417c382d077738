import { expect, test } from "vitest";
import { content } from "#tests/content/our-content.ts";
import { start } from "./assistant.ts";

const FEWEST = 1;
const MOST = 3;
const titles = new Set([...content.answers.answers, ...content.pageAnswers].map(({ question }) => question));

test.each([
  ["dog", "my dog ate chocolate 3 hours ago", "/dog-ate-chocolate-3-hours-ago"],
  ["rabbit", "why is my rabbit not pooping for 12 hours", "/rabbit-not-pooping-12-hours"],
])("a page whose title is the question is among its sources: %s, %s", (type, message, page) => {
  expect(start(type)(message).sources.map(({ path }) => path)).toContain(page);
});

test.each([
  ["cat", "my cat has been a bit quiet today"],
  ["dog", "my dog seems a little bit off"],
])("a bit is no bite: %s", (type, message) => {
  const { text, sources } = start(type)(message);
  expect(`${text} ${sources.map(({ path }) => path).join(" ")}`).not.toMatch(/\bbit(?:e|ten)\b|venom/i);
});

test("a plant by a name that holds another thing is not that thing, and raises the card", () => {
  const { text, level } = start("dog")("my dog ate battery plant");
  expect(text).toContain("battery plant");
  expect(text).not.toMatch(/batteries|swallowed/i);
  expect(level).toBe("urgent");
});

test.each([["cat", "my cat has been a bit quiet today"]])(
  "where nothing is sure, titles are offered in place of an answer: %s",
  (type, message) => {
    const say = start(type);
    const { text, sources, suggestions } = say(message);
    expect(text).toContain("One of these questions may be yours");
    expect(sources).toEqual([]);
    expect(suggestions.length).toBeGreaterThanOrEqual(FEWEST);
    expect(suggestions.length).toBeLessThanOrEqual(MOST);
    for (const title of suggestions) expect(titles).toContain(title);
    expect(say(suggestions[0] ?? "").text).not.toContain("One of these questions may be yours");
  },
);

test.each([
  ["dog", "can dogs eat raw carrots", "substance:carrot"],
  ["dog", "my dog limps and screams in pain", "injuries/dog-limping-wait"],
  ["dog", "is it ok to give my dog benadryl for itchy skin", "substance:diphenhydramine"],
  ["fish", "goldfish, hes gasping at the top", "fish-care/fish-gasping-surface"],
  ["dog", "soft lump on my dogs side, moves when i press it", "skin-and-coat/dog-found-a-lump"],
  ["cat", "how often do i need to trim my cats nails", "skin-and-coat/cat-nails-how-often"],
])("answers and entries stand in one list: %s, %s", (type, message, unit) => {
  expect(start(type)(message).dialog.unit).toBe(unit);
});

test("in a long story the sentence that asks is looked up", () => {
  const story =
    "We got Milo from a shelter last spring and he settled in really well with the kids and our older dog, and we walk him twice a day in the park by the river. My wife brushes him on Sundays and he loves it. How often should I trim his nails?";
  expect(start("dog")(story).sources[0]?.path).toMatch(/nail/);
});

test.each([
  [
    "dog",
    "He got soaked at the lake this morning and came home fine, then he had his tea as usual, but tonight his tail just hangs there like it's broken and he won't sit. He's eating. Is it broken or what is it?",
    /tail/,
  ],
  [
    "rabbit",
    "My rabbit came home from the vet after gut stasis with critical care powder and metoclopramide, and he clamps his mouth shut. How do I get the syringe food into him?",
    /rabbit-syringe-feeding/,
  ],
])("what a story only names hides no answer to what it asks (%s): %s", (pet, story, path) => {
  expect(start(pet)(story).sources[0]?.path).toMatch(path);
});
