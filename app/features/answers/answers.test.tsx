import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { answerGroups, answerName } from "./answer-groups.ts";
import { AnswerPage } from "./answer-page.tsx";
import { TopicAnswers } from "./topic-answers.tsx";

const answer = (id: string, animals: Answer["animals"], more: Partial<Answer> = {}): Answer => ({
  id: `stomach/${id}`,
  topic: "stomach",
  question: `What about ${id}?`,
  animals,
  intent: "why",
  level: "routine",
  lead: "It is fine.",
  steps: ["Wait."],
  avoid: [],
  seeVetIf: ["It goes on."],
  sources: ["manual"],
  ...more,
});

const topic = {
  id: "stomach",
  title: "Stomach",
  group: "illness" as const,
  description: "About the stomach",
  clinical: true,
  reviewed: "2026-11-20",
};

test("answers stand under their animals, the largest group first", () => {
  const groups = answerGroups([
    answer("bird", ["bird"]),
    answer("dog", ["dog"]),
    answer("puppy", ["dog"]),
    answer("both", ["dog", "cat"]),
    answer("any", ["all"]),
  ]);
  expect(groups.map(({ heading, answers }) => [heading, answers.length])).toEqual([
    ["Dog", 2],
    ["Any pet", 1],
    ["Several animals", 1],
    ["Bird", 1],
  ]);
});

test("under an animal what needs a vet now stands first, then today, and a loss is in no hurry", () => {
  const groups = answerGroups([
    answer("grass", ["dog"]),
    answer("drool", ["dog"], { level: "urgent" }),
    answer("died", ["dog"], { level: "emergency", intent: "loss" }),
    answer("bloat", ["dog"], { level: "emergency" }),
    answer("blood", ["dog"], { level: "urgent" }),
    answer("cat", ["cat"], { level: "emergency" }),
  ]);
  expect(groups.map(({ answers }) => answers.map(answerName))).toEqual([["bloat", "drool", "blood", "grass", "died"], ["cat"]]);
});

test("what is about none of our animals stands last, however much it is", () => {
  const groups = answerGroups([answer("hen", ["all"]), answer("horse", ["all"]), answer("rabbit", ["rabbit"])], () => true);
  expect(groups.map(({ heading }) => heading)).toEqual(["Rabbit", "Other animals"]);
});

test("a topic about loss begins with kind words and a quiet picture", () => {
  const loss = [answer("died", ["all"], { intent: "loss" })];
  const html = renderToStaticMarkup(<TopicAnswers topic={{ ...topic, opening: "I'm so sorry." }} answers={loss} />);
  expect(html).toMatch(/I(?:'|&#x27;)m so sorry\..*<svg[^>]*aria-hidden.*type="search"/s);
  expect(html).not.toContain("About the stomach");
});

test("a topic is an index of its questions, and an old link to a place on it still arrives", () => {
  const html = renderToStaticMarkup(<TopicAnswers topic={topic} answers={[answer("grass", ["dog"], { level: "urgent" })]} />);
  expect(html).toMatch(/<li id="grass".*<a [^>]*href="\/answers\/stomach\/grass">What about grass\?<\/a>/);
  expect(html).toContain("Vet today");
  expect(html).not.toContain("It is fine.");
});

test("of a long topic the first animal's questions are open, and the others fold", () => {
  const many = Array.from({ length: 45 }, (_, at) => answer(`any-${at}`, ["all"]));
  const html = renderToStaticMarkup(<TopicAnswers topic={topic} answers={[...many, answer("bird", ["bird"])]} />);
  expect(html.match(/<details[^>]*>/g)?.map((tag) => tag.includes("open="))).toEqual([true, false]);
  expect(html).toMatch(/<ul id="for-bird"/);
});

test("a link leads past one animal's questions to another's, where there is more than one", () => {
  const grass = answer("grass", ["dog"]);
  const html = renderToStaticMarkup(<TopicAnswers topic={topic} answers={[grass, answer("hair", ["cat"])]} />);
  expect(html).toMatch(/<nav [^>]*aria-label="Animals".*href="#for-dog"[^>]*>Dog 1<.*href="#for-cat"[^>]*>Cat 1<.*<h2 id="for-dog"/s);
  expect(renderToStaticMarkup(<TopicAnswers topic={topic} answers={[grass]} />)).not.toContain("<nav");
});

test("a topic with sections of its own keeps their headings and their order, and shows no animal's face beside a loss", () => {
  const goodbye = {
    ...topic,
    sections: [
      { heading: "The goodbye itself", answers: ["cost", "at-home"] },
      { heading: "Afterwards", answers: ["body"] },
    ],
  };
  const asked = ["at-home", "body", "cost"].map((id) => answer(id, ["all"], { intent: "loss" }));
  const html = renderToStaticMarkup(<TopicAnswers topic={goodbye} answers={asked} />);
  expect(html).toMatch(/<h2 id="the-goodbye-itself">.*id="cost".*id="at-home".*<h2 id="afterwards">.*id="body"/s);
  expect(renderToStaticMarkup(<AnswerPage answer={answer("cat", ["cat"], { intent: "loss" })} />)).not.toContain("0 0 80 80");
});

test("an answer's page says the question and its answer, marked up for search engines, and nothing that nobody reads", () => {
  const html = renderToStaticMarkup(
    <AnswerPage answer={answer("grass", ["dog"], { level: "urgent" })} guide={{ path: "/dog-sick", title: "A sick dog" }} />,
  );
  expect(html).toContain('itemType="https://schema.org/FAQPage"');
  expect(html).toMatch(/<h1 itemProp="name">What about grass\?<\/h1>/);
  expect(html).toContain("Call your vet today");
  expect(html).toContain('<a href="/dog-sick">A sick dog</a>');
  expect(html).toMatch(/data-see-vet=""><h2>When to see a vet<\/h2><ul><li>It goes on\./);
  expect(html).toMatch(/Call your vet today.*Find a vet<.*data-see-vet.*<h2>What helps<\/h2>/s);
  expect(html).not.toContain("What not to do");
});

test("the headings follow what is asked, and those of its own go before", () => {
  const normal = answer("normal", ["cat"], { intent: "is-it-normal", headings: { steps: "If the claws hurt you" } });
  const html = renderToStaticMarkup(<AnswerPage answer={normal} />);
  expect(html).toMatch(/<h2>When it isn(?:'|&#x27;)t normal<\/h2>.*<h2>If the claws hurt you<\/h2>/s);
});

test("an answer about a loss has no care card, no order to act, and headings of its own", () => {
  const loss = answer("died", ["dog"], { intent: "loss", level: "emergency", avoid: ["Don't hurry."] });
  const html = renderToStaticMarkup(<AnswerPage answer={loss} />);
  expect(html).not.toMatch(/data-care|What to do|What not to do|When to see a vet/);
  expect(html).toMatch(/What may help.*Better left.*When to call a vet/s);
});
