import fc from "fast-check";
import { expect, test } from "vitest";
import { CHOCOLATE_KINDS, type ChocolateInput, type ChocolateKind, calculateChocolate, readChocolateInput } from "./chocolate-sum.ts";

const book = {
  figures: {
    strengths: [
      ["choc_cocoa_powder", 28.5],
      ["choc_baking", 15.5],
      ["choc_dark", 10.85],
      ["choc_milk", 2.3],
      ["choc_white", 0.05],
    ] as [string, number][],
    labelled: 15.5,
    unknown: 10.85,
    sweet: 2.3,
    largeDog: 20,
    little: 10,
    mild: 20,
  },
  steps: [20, 40, 60].map((from) => ({ from, says: "" })),
};
const sum = (question: ChocolateInput) => calculateChocolate(question, book);
/** As a number that can be compared: the level first, then the amount. What cannot be worked out is the worst. */
const badness = (question: ChocolateInput) => {
  const { level, dose = Number.POSITIVE_INFINITY } = sum(question);
  return [level === "emergency" ? 1 : 0, dose] as const;
};
const notLess = (worse: ChocolateInput, better: ChocolateInput) => {
  const [level, dose] = badness(worse);
  const [before, less] = badness(better);
  expect(level).toBeGreaterThanOrEqual(before);
  expect(dose).toBeGreaterThanOrEqual(less * (1 - 1e-9));
};

const KINDS = (Object.keys(CHOCOLATE_KINDS) as ChocolateKind[]).filter((kind) => kind !== "unsure");
const question = fc.record({
  kind: fc.constantFrom(...KINDS),
  share: fc.option(fc.integer({ min: 20, max: 100 }), { nil: undefined }),
  amount: fc.double({ min: 0.1, max: 5000, noNaN: true }),
  unit: fc.constantFrom("squares" as const, "bars" as const, "oz" as const, "g" as const),
  weight: fc.double({ min: 0.1, max: 120, noNaN: true }),
  weightUnit: fc.constantFrom("kg" as const, "lb" as const),
}) as fc.Arbitrary<ChocolateInput>;
const more = fc.double({ min: 1, max: 50, noNaN: true });

test("more chocolate never makes it less urgent", () => {
  fc.assert(fc.property(question, more, (one, times) => notLess({ ...one, amount: one.amount * times }, one)));
});

test("a smaller dog never makes it less urgent", () => {
  fc.assert(fc.property(question, more, (one, times) => notLess({ ...one, weight: one.weight / times }, one)));
});

test("a darker kind never makes it less urgent, nor does more cocoa on the wrapper", () => {
  fc.assert(
    fc.property(question, fc.nat(), fc.nat(), (one, up, cocoa) => {
      const at = KINDS.indexOf(one.kind as (typeof KINDS)[number]);
      notLess({ ...one, kind: KINDS[Math.min(KINDS.length - 1, at + up)] ?? one.kind }, one);
      if (one.share) notLess({ ...one, share: Math.min(100, one.share + cocoa) }, one);
    }),
  );
});

test("a pound is less than a kilogram, and an ounce more than a gram", () => {
  fc.assert(
    fc.property(question, (one) => {
      notLess({ ...one, weightUnit: "lb" }, { ...one, weightUnit: "kg" });
      notLess({ ...one, unit: "oz" }, { ...one, unit: "g" });
    }),
  );
});

test("two squares of dark chocolate are much for a toy dog and little for a big one", () => {
  const two = { kind: "dark", amount: 2, unit: "squares", weightUnit: "kg" } as const;
  expect(sum({ ...two, weight: 5 })).toMatchObject({ level: "emergency", steps: 2 });
  expect(sum({ ...two, weight: 30 })).toMatchObject({ level: "routine", steps: 0 });
});

test("the sum begins to warn at the same amount as the urgency check", () => {
  const milk = { kind: "milk", unit: "g", weight: 2.3, weightUnit: "kg" } as const;
  expect(sum({ ...milk, amount: 10 })).toMatchObject({ level: "emergency", dose: 10 });
  expect(sum({ ...milk, amount: 9.9 }).level).toBe("routine");
});

test("what is not known is taken for the worst: an unknown kind is dark, too small a dog has no sum", () => {
  const some = { amount: 20, unit: "g", weight: 10, weightUnit: "kg" } as const;
  expect(sum({ ...some, kind: "unsure" }).dose).toBeCloseTo(21.7);
  expect(sum({ ...some, kind: "white", weight: 0.2 })).toEqual({ level: "emergency", steps: 3 });
});

test("where kind and wrapper disagree the worse of the two counts", () => {
  const bar = { amount: 100, unit: "g", weight: 10, weightUnit: "kg" } as const;
  expect(sum({ ...bar, kind: "milk", share: 60 }).dose).toBeCloseTo(93);
  expect(sum({ ...bar, kind: "dark", share: 50 }).dose).toBeCloseTo(108.5);
  expect(sum({ ...bar, kind: "unsure", share: 50 }).dose).toBeCloseTo(77.5);
});

test("a form with a comma, a missing weight or words in it is read with care", () => {
  const read = (text: string) => readChocolateInput(new URLSearchParams(text));
  expect(read("kind=milk&amount=1,5&unit=oz&weight=12&weightUnit=kg&share=30")).toEqual({
    kind: "milk",
    share: 30,
    amount: 1.5,
    unit: "oz",
    weight: 12,
    weightUnit: "kg",
  });
  for (const text of ["", "amount=2", "amount=2&weight=0", "amount=-2&weight=5", "amount=much&weight=5"])
    expect(read(text)).toBeUndefined();
  expect(read("kind=purple&amount=2&weight=5&share=900")).toEqual({
    kind: "unsure",
    amount: 2,
    unit: "squares",
    weight: 5,
    weightUnit: "lb",
  });
});
