import { expect, test } from "vitest";
import type { ScreenContext } from "#app/domain/verdict.ts";
import { screen } from "./book.ts";

const chips = (message: string, context: ScreenContext = {}) => (screen(message, context).read ?? []).map(({ says }) => says);
const idOf = (message: string, kind: string, context: ScreenContext = {}) =>
  screen(message, context).read?.find((chip) => chip.kind === kind)?.id ?? `no ${kind}`;

test.each<[string, ScreenContext, string[]]>([
  ["my cat collapsed this morning", {}, ["cat", "collapsed", "this morning"]],
  ["My dog ate grapes two hours ago", { petName: "Bella" }, ["dog", "Bella", "ate grapes", "two hours ago"]],
  ["My dog has been limping since Sunday", {}, ["dog", "limping", "since Sunday"]],
  ["The vet gave my rabbit metacam and she hasn't eaten since last night", {}, ["rabbit", "since last night", "seen by a vet"]],
  ["He has been limping since this morning.", { petType: "dog" }, ["limping", "since this morning"]],
  ["one kitten hardly moves when I rub it", { petType: "cat" }, ["hardly moves when I rub it"]],
  ["My rabbit is not eating", {}, ["is not eating"]],
  ["The cat has not peed since Tuesday evening", {}, ["since Tuesday evening"]],
  ["She drools since the weekend", { petType: "cat" }, ["since the weekend"]],
  ["My dog ate a whole onion on the way home", {}, ["ate a whole onion"]],
])("what is read of %s", (message, context, expected) => {
  expect(chips(message, context)).toEqual(expect.arrayContaining(expected));
});

test.each<[string, ScreenContext, string[]]>([
  ["It's just a clean tray", { petType: "cat" }, ["cat"]],
  ["can i get insurance now my dog is sick", {}, ["dog"]],
  ["My husband says that I worry too much about my dog", {}, ["dog"]],
])("a word that means nothing alone is no chip: %s", (message, context, expected) => {
  expect(chips(message, context)).toEqual(expected);
});

test.each<[string, ScreenContext, string[]]>([
  ["hasn't eaten since lunch but plays", { petType: "cat" }, ["cat", "hasn't eaten since lunch but plays"]],
  ["My dog yelped off the step this morning, now he drags his back legs", {}, ["dog", "drags his back legs", "this morning"]],
  ["He turned up this morning with a hot lump by his tail", { petType: "cat" }, ["cat", "hot lump by his tail", "this morning"]],
])("when it began stands in one chip: %s", (message, context, expected) => {
  expect(chips(message, context)).toEqual(expected);
});

test.each([
  ["my cat collapsed this morning", "cat"],
  ["My dog ate grapes two hours ago", "dog"],
  ["he was hit by a car", "dog"],
])("a plain sign taken away is asked about, and a no holds in the next message: %s", (message, petType) => {
  const unread = [idOf(message, "sign", { petType })];
  expect(screen(message, { petType }).level).toBe("emergency");
  const asked = screen(message, { petType, unread });
  expect(asked.level).toBe("urgent");
  expect(asked.check?.signs.length).toBeGreaterThan(0);
  expect(asked.read?.map(({ id }) => id)).not.toContain(unread[0]);
  const denied = Object.fromEntries((asked.check?.signs ?? []).map(({ id }) => [id, "no" as const]));
  const after = screen(message, { petType, unread, checked: { ...denied, none: true } });
  expect(after).toMatchObject({ level: "urgent" });
  expect(screen("what should I feed her tonight?", { petType, facts: after.facts }).level).toBe("urgent");
});

test("a milder sign taken away is gone, and no emergency goes with it", () => {
  const message = "My dog has been limping since Sunday";
  const unread = [idOf(message, "sign")];
  expect(screen(message, { unread })).toMatchObject({ level: "routine" });
  for (const name of ["limping", "vomiting", "sign-seen", "collapse"])
    expect(screen("he is limping, vomiting and cannot get up", { petType: "dog", unread: [`sign:${name}`] }).level).not.toMatch(
      /routine|info/,
    );
});

test("another animal, another name: the words of the first do not come back", () => {
  const message = "My dog has been limping since Sunday";
  expect(screen(message, { unread: ["animal"] }).about?.species).toBeUndefined();
  expect(screen(message, { unread: ["animal"], petType: "cat" }).about?.species).toBe("cat");
  const { facts } = screen(message, { petName: "Bella" });
  expect(screen("he still limps", { facts, petName: "Milo", unread: ["name"] }).about?.name).toBe("Milo");
  expect(screen("he still limps", { facts, unread: ["name"] }).about?.name).toBeUndefined();
});

test("without the vet that was not meant a sign is plain again", () => {
  const message = "My rabbit hasn't eaten since last night. The vet gave her metacam";
  expect(screen(message).check).toBeDefined();
  expect(screen(message, { unread: ["vet"] }).level).toBe("emergency");
});

test.each(["sign:no-such-rule", "sign:__proto__", "constructor", ""])("taking away %s changes nothing that is red", (id) => {
  expect(screen("my dog is not breathing", { unread: [id] }).level).toBe("emergency");
});

test.each([
  ["We got him from a rescue two years ago. He collapsed in the yard and came round.", []],
  ["He has been limping. It started on Sunday.", ["on Sunday"]],
])("a time is a chip where it is that of the sign: %s", (message, expected) => {
  const since = (screen(message, { petType: "dog" }).read ?? []).filter(({ kind }) => kind === "since");
  expect(since.map(({ says }) => says)).toEqual(expected);
});
