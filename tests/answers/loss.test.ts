import { expect, test } from "vitest";
import { start } from "./assistant.ts";

test.each([
  ["cat", "I had to put my old cat Murray down on Tuesday and I keep thinking I waited too long", "guilt-after-euthanasia"],
  ["dog", "My dog die last night because I no have money for vet. Is it my fault?", "was-it-my-fault"],
  ["cat", "Our cat Luna passed last night, 16 years old. She was asleep when we found her. Was it my fault?", "was-it-my-fault"],
])("%s: %s: sympathy first, and %s", (species, message, unit) => {
  const { text, dialog } = start(species)(message);
  expect(dialog.unit).toBe(`loss-and-goodbye/${unit}`);
  expect(text).toMatch(/^I'm so/);
});

test("who asks about us is told who answers, yes or no as they ask", () => {
  expect(start()("am i talking to a person").text).toMatch(/^No, I'm a computer program/);
  expect(start()("human or machine?").text).toMatch(/^I'm a computer program/);
  expect(start("dog")("are u a real vet or like a bot").text).toMatch(/^No, I'm not a vet[\s\S]*I'm a computer program/);
});

test.each(["will my dog die today", "will he die because of the chocolate"])("nobody mourns an animal that lives: %s", (message) => {
  expect(start("dog")(message).dialog.unit ?? "").not.toMatch(/^loss/);
});

test.each([
  ["which harness is best for my dog", "yes about ten minutes ago"],
  ["my dog looked dead but he was just asleep lol"],
  ["I want to put my dog to sleep", "he is 15 and cannot walk"],
])("what to do after a death is never told of an animal that lives: %s", (...messages) => {
  const ask = start("dog");
  const last = messages.map((message) => ask(message)).at(-1);
  expect(last?.dialog.unit ?? "").not.toMatch(/my-pet-died|fault/);
  expect(last?.text).not.toMatch(/say goodbye in your own way|isn't guilt/);
});

test.each(["we lost our cat Mia last night", "our cat died", "we had to put her down yesterday"])(
  "a death in plain words is mourned: %s",
  (message) => {
    expect(start("cat")(message).text).toMatch(/^I'm so (?:very )?sorry/);
  },
);
