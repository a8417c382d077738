import { expect, test } from "vitest";
import { afterTap, type Given, givenBy, isTap } from "./after-tap.ts";
import { reworded } from "./read-chips.ts";

const READ = [
  { id: "animal", kind: "animal" as const, says: "dog" },
  { id: "sign:collapse", kind: "sign" as const, says: "collapsed" },
];
const NOTHING: Given = { answers: [] };

test("a chip is taken away and put back", () => {
  const away = afterTap({ read: READ }, NOTHING, "unread", "sign:collapse") as Given;
  expect(away.corrected?.away).toEqual([READ[1]]);
  expect(afterTap({ read: [READ[0] as never] }, away, "reread", "sign:collapse")?.corrected?.away).toEqual([]);
  expect(afterTap({ read: READ }, NOTHING, "unread", "sign:other")).toBeUndefined();
});

test("another animal takes the place of the one that was read, and goes with it when it is put back", () => {
  const changed = afterTap({ read: READ }, NOTHING, "petType", "cat") as Given;
  expect(changed.corrected).toEqual({ away: [READ[0]], petType: "cat" });
  const again = afterTap({ read: [{ id: "animal", kind: "animal", says: "cat" }] }, changed, "petType", "rabbit") as Given;
  expect(again.corrected).toEqual({ away: [READ[0]], petType: "rabbit" });
  expect(afterTap({ read: READ }, again, "reread", "animal")?.corrected).toEqual({ away: [] });
  expect(afterTap({ read: READ }, NOTHING, "petType", "dragon")).toBeUndefined();
});

test("a name that nobody read is simply added", () => {
  expect(afterTap({ read: READ }, NOTHING, "petName", " Bella ")?.corrected).toEqual({ away: [], petName: "Bella" });
  expect(afterTap({ read: READ }, NOTHING, "petName", "  ")).toBeUndefined();
});

test("taps are read one after the other, each against the card that it was made on", () => {
  const sign = {
    id: "fell",
    kind: "state" as const,
    says: "",
    quote: "She fell.",
    asks: "Is that so now?",
    answers: [{ id: "no" as const, says: "No" }],
  };
  const also = [{ id: "seizure", says: "Having a seizure" }];
  const given = givenBy(
    [
      ["answer", "seizure yes"],
      ["answer", "fell no"],
      ["unread", "sign:collapse"],
      ["answer", "none none"],
    ],
    ({ answers }) => ({
      level: "urgent",
      reasons: [],
      read: READ,
      check:
        answers.length > 0
          ? { animal: 0, signs: [], listAsks: "Is one of these so?", others: [{ id: "none", says: "None of these" }], also }
          : { animal: 0, signs: [sign], listAsks: "Is one of these so?", others: [], also: [] },
    }),
  );
  expect(given.answers.map(({ value }) => value)).toEqual(["fell no", "none none"]);
  expect(given.corrected?.away.map(({ id }) => id)).toEqual(["sign:collapse"]);
});

test.each([null, [], ["answer"], ["constructor", "x"], ["answer", 1], "answer"])("%j is no tap", (value) => {
  expect(isTap(value)).toBe(false);
});

test("a chip is said better by other words in its place, and only where its words stand whole", () => {
  const ate = { id: "sign:x", kind: "sign" as const, says: "ate grapes" };
  expect(reworded("Late ate grapes. He ate grapes!", ate, " licked a grape ")).toBe("Late licked a grape. He ate grapes!");
  expect(reworded("she hate grapes", ate, "licked")).toBeUndefined();
  expect(reworded("He ate grapes", ate, " ")).toBeUndefined();
});
