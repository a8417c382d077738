import { expect, test } from "vitest";
import { screen } from "./book.ts";

test("a sentence that meets two rules is asked about once, and its answer holds for both", () => {
  const message = "She collapsed last week and seems better but I am still worried she might do it again";
  const { check, facts } = screen(message, { petType: "dog" });
  expect(check?.signs).toHaveLength(1);
  const [sign] = check?.signs ?? [];
  const after = screen(message, { petType: "dog", checked: { [sign?.id ?? ""]: "over" } });
  expect(after.check?.signs).toEqual([]);
  expect(screen("it is over", { petType: "dog", facts }).check?.signs ?? []).toEqual([]);
});

test("a bland diet is no blindness", () => {
  const { level, reasons } = screen("He's on a bland diet now", { petType: "dog" });
  expect(level).not.toBe("emergency");
  expect(reasons.map(({ rule }) => rule)).not.toContain("eye-emergency");
});

test.each(["hit by a car last night", "attacked by a coyote", "run over on Sunday"])(
  "what happened to a neighbor's dog, %s, says nothing of one's own",
  (what) => {
    expect(screen(`My neighbor's dog was ${what}. I have a puppy now, how do I teach her to stay close?`).level).toBe("info");
    expect(screen(`My neighbor's dog was ${what}, what do I do?`).level).toMatch(/emergency|urgent/);
  },
);

test("first steps for a birth need words of one", () => {
  expect(screen("She is straining in her box and nothing comes out", { petType: "cat" }).protocol).toBe("cannot-pee");
  expect(screen("she is overdue and straining", { petType: "dog" })).toMatchObject({ level: "emergency", protocol: "birth" });
});

test("what was eaten is asked about by its name alone", () => {
  const { check } = screen("Our lab ate a sock on Monday and the vet gave him something. When can he have kibble?", { petType: "dog" });
  expect(check?.signs.map(({ asks }) => asks).join()).not.toMatch(/ate a sock/);
});
