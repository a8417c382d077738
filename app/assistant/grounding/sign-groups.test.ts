import { expect, test } from "vitest";
import type { CheckSign } from "#app/domain/check.ts";
import { signGroups } from "./sign-groups.ts";

const sign = (id: string, fields: Partial<CheckSign>): CheckSign => ({
  id,
  kind: "exposure",
  says: id,
  quote: "",
  asks: "",
  answers: [],
  ...fields,
});
const idsOf = (...signs: CheckSign[]) => signGroups(signs).map((group) => group.map(({ id }) => id));

test("one exposure in one quote is asked about once; other quotes, kinds and states stay apart", () => {
  const quote = "he ate half a pill";
  expect(idsOf(sign("painkiller", { quote }), sign("wound", { quote: "there is a flap" }), sign("medicine", { quote }))).toEqual([
    ["painkiller", "medicine"],
    ["wound"],
  ]);
  expect(idsOf(sign("medicine", { quote }), sign("fall", { quote, kind: "accident" }))).toHaveLength(2);
  expect(idsOf(sign("wound", { quote, kind: "state" }), sign("bone", { quote, kind: "state" }))).toHaveLength(2);
  expect(
    idsOf(sign("collapse", { quote, kind: "state", says: "Fell." }), sign("fainted", { quote, kind: "state", says: "Fell." })),
  ).toHaveLength(1);
  expect(idsOf(sign("one", {}), sign("other", {}))).toHaveLength(2);
});
