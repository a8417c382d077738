import { expect, test } from "vitest";
import { content } from "#tests/content/our-content.ts";
import { screen } from "./book.ts";

const mild = content.answers.answers.filter(({ level }) => level === "info" || level === "routine");
/** A question of the FAQ that names an emergency, and must be called one. */
const NAMES_AN_EMERGENCY = /male cat keeps straining/;
const MOST = 0.03;

type Question = { petType: string; text: string };

function calledEmergency(questions: readonly Question[]): string[] {
  return questions.filter(({ petType, text }) => screen(text, { petType }).level === "emergency").map(({ text }) => text);
}

const petOf = ([animal = "dog"]: readonly string[]) => (animal === "all" ? "dog" : animal);

test("of our own questions about care, habits and this site at most 3% are called an emergency", () => {
  const questions = [
    ...mild.map(({ question, animals }) => ({ petType: petOf(animals), text: question })),
    ...content.faq.filter(({ question }) => !NAMES_AN_EMERGENCY.test(question)).map(({ question }) => ({ petType: "dog", text: question })),
  ];
  expect(questions.length).toBeGreaterThanOrEqual(300);
  const wrong = calledEmergency(questions);
  expect(wrong.length / questions.length, wrong.join("\n")).toBeLessThanOrEqual(MOST);
});

test("of the ways in which owners ask what we answer as general information at most 3% are called an emergency", () => {
  const asked = mild
    .filter(({ level }) => level === "info")
    .flatMap(({ asks, animals }) => asks.map((text) => ({ petType: petOf(animals), text })));
  const wrong = calledEmergency(asked);
  expect(wrong.length / asked.length, wrong.join("\n")).toBeLessThanOrEqual(MOST);
});

test("of the titles of pages about something mild at most 3% are called an emergency", () => {
  const titles = content.pages
    .filter(({ urgency }) => urgency === undefined || urgency === "routine")
    .map(({ title, species }) => ({ petType: petOf(species), text: title }));
  expect(titles.length).toBeGreaterThanOrEqual(20);
  const wrong = calledEmergency(titles);
  expect(wrong.length / titles.length, wrong.join("\n")).toBeLessThanOrEqual(MOST);
});
