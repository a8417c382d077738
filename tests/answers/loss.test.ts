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
