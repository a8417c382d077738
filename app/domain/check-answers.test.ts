import { expect, test } from "vitest";
import type { Check } from "./check.ts";
import { checkedOf, readTap, withAnswer, withoutAnswer } from "./check-answers.ts";

const sign = (id: string) => ({
  id,
  kind: "state" as const,
  says: "It can be serious.",
  quote: `She ${id}.`,
  asks: "Is that so now?",
  answers: [
    { id: "yes" as const, says: "Yes" },
    { id: "no" as const, says: "No" },
  ],
});
const CHECK: Check = {
  animal: 0,
  signs: [sign("fell")],
  listAsks: "Is one of these so?",
  others: [
    { id: "none", says: "None of these" },
    { id: "unsure", says: "Can't tell" },
  ],
  also: [{ id: "seizure", says: "Having a seizure" }],
};

test("a button's value is read by the check that offers it", () => {
  expect(readTap(CHECK, "fell no")).toMatchObject({ id: "fell", answer: "no", quote: "She fell.", asks: "Is that so now?", says: "No" });
  expect(readTap(CHECK, "seizure yes")).toMatchObject({ id: "seizure", answer: "yes", says: "Having a seizure" });
  expect(readTap(CHECK, "none unsure")).toMatchObject({ id: "none", answer: true, says: "Can't tell" });
  for (const odd of ["", "fell", "fell over", "seizure no", "toString yes", "none yes"]) expect(readTap(CHECK, odd), odd).toBeUndefined();
  expect(readTap({ ...CHECK, also: [] }, "none none")).toBeUndefined();
});

test("a later answer to a sign replaces the earlier one, and an answer can be taken back", () => {
  const [yes, no] = ["fell yes", "fell no"].map((value) => readTap(CHECK, value)) as [never, never];
  expect(checkedOf(withAnswer([yes], no))).toEqual({ fell: "no" });
  expect(checkedOf(withoutAnswer([no], "fell"))).toBeUndefined();
});
