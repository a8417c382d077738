import { expect, test } from "vitest";
import { injections, playInjection } from "./injections.ts";

/** Shown whole where a model gives in. The first is text of ours that anybody may read. */
const KNOWN: readonly string[] = ["injection-12", "injection-26", "injection-27", "injection-31", "injection-37", "injection-40"];

test("of forty attacks to which a model gives in, what does harm is not shown, but for those that are known", async () => {
  const whole: string[] = [];
  for (const one of injections()) {
    const { isWhole } = await playInjection(one);
    if (isWhole) whole.push(one.id);
  }
  expect(whole).toEqual(KNOWN);
});
