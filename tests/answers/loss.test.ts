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

test.each([
  ["rabbit", "my rabbit is limp and cold, is he dying, should I let him go"],
  ["cat", "my cat is gasping and I think she is dying, I don't want her to suffer"],
  ["cat", "I can't afford the vet and my cat can't pee, should I put him to sleep"],
  ["dog", "my dog is bleeding a lot, should I put him down"],
  ["dog", "I gave my dog my ibuprofen and I feel so guilty, will I have killed him"],
  ["guinea-pig", "guinea pig stopped eating two days ago and is weak, it would be kinder to let her go?"],
])("under a pressing card nobody speaks of a goodbye to an animal that lives: %s: %s", (species, message) => {
  const { verdict, level, text, sources } = start(species)(message);
  expect(level === "emergency" || verdict.check !== undefined).toBe(true);
  expect(sources.map(({ path }) => path).join()).not.toContain("loss-and-goodbye");
  expect(text).not.toMatch(/first days are often the hardest|bad days outnumber|put to sleep/);
});

test("what somebody who mourns asks next is answered, and not with the last answer's steps", () => {
  const ask = start("cat");
  ask("my cat Mia died yesterday");
  const fault = ask("was it my fault?");
  expect(fault.dialog.unit).toBe("loss-and-goodbye/was-it-my-fault");
  expect(fault.text).not.toMatch(/helps (?:your cat|Mia) now/);
  expect(ask("what do I do with her body").dialog.unit).toBe("loss-and-goodbye/caring-for-the-body-first-hours");
  expect(ask("how do I tell my son").dialog.unit).toBe("loss-and-goodbye/telling-children");
});

test("who asks again how to decide gets what helps to judge, and no words for a death", () => {
  const ask = start("dog");
  ask("I want to put my dog to sleep");
  const { dialog, text } = ask("how will I know");
  expect(dialog.unit).toBe("loss-and-goodbye/quality-of-life");
  expect(text).toMatch(/score/);
  for (const again of ["but how will I know", "how will I know"]) expect(ask(again).text).not.toMatch(/who knew your dog|pet loss line/);
});

test("to let an animal go is a question about deciding", () => {
  expect(start("dog")("I want to put my dog to sleep").dialog.unit).toBe("loss-and-goodbye/when-is-it-time");
});

test("after a goodbye nothing is told of an ill animal, and what is asked next is answered", () => {
  const ask = start("dog");
  ask("Our 13 year old shepherd Luna has collapsed in the yard and her gums are almost white");
  ask("They can operate tonight or put her to sleep. What are the chances if they operate?");
  const gone = ask("We let her go. She had her head on my lap. I keep thinking I should have noticed something earlier.");
  expect(gone).toMatchObject({ level: "info" });
  expect(gone.text).toMatch(/^I'm so sorry/);
  const child = ask("My son is 5 and he's still asleep. What do I tell him in the morning?");
  expect(child.text).toMatch(/She died|body stopped working/);
  expect(child.text).not.toMatch(/is ill|a vet can help/);
  expect(ask("what do I do with her tablets").text).toMatch(/pharmacy/);
  expect(ask("is my cat at risk now too?").text).toMatch(/ask[^.]*others need a check/i);
});

test("a goodbye that is ahead stays one while the owner tells how the animal is, and nobody is sorry for a death", () => {
  const say = start("cat");
  const replies = [
    "I think it might be time for our old boy and I don't know how you know",
    "He's 17. Kidney disease two years. He still purrs, but he weed on his bed twice this week and licks gravy and that's about all.",
    "My kids are 6 and 9. Should they be there? The little one keeps asking if he's going to get better",
    "And can we bury him in the garden, we rent",
    "Thank you. I needed someone to just say it straight. I'll ring them tomorrow.",
  ].map((turn) => say(turn));
  const units = replies.map(({ dialog }) => dialog.unit);
  expect(units.slice(0, 4)).toEqual([
    "loss-and-goodbye/when-is-it-time",
    "loss-and-goodbye/quality-of-life",
    "loss-and-goodbye/child-pet-very-ill",
    "loss-and-goodbye/burying-a-pet",
  ]);
  for (const { text } of replies) expect(text).not.toMatch(/sorry for your loss|feels better soon|has died/);
});

test.each(["my dog died this morning and I feel so guilty", "my cat died and I feel guilty"])("%s: is answered about guilt", (message) => {
  expect(start()(message).dialog.unit).toBe("loss-and-goodbye/was-it-my-fault");
});
