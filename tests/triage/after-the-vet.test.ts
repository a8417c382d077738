import { expect, test } from "vitest";
import type { Level } from "#app/domain/urgency.ts";
import { screen } from "./book.ts";

/** Illness and care after a visit to the vet, which a page of ours is missing for: the rules say when to call. */
const CASES: readonly [level: Level, message: string][] = [
  ["emergency", "my dog's eye is red, painful and looks bigger than the other"],
  ["emergency", "glaucoma suspected, eye red and bigger than other"],
  ["emergency", "my dog suddenly went blind"],
  ["urgent", "my dog has glaucoma"],
  ["urgent", "his eyes are red after swimming"],
  ["info", "is glaucoma painful for dogs"],
  ["emergency", "dog on trilostane vomiting"],
  ["emergency", "my dog takes Vetoryl and is very weak today"],
  ["info", "trilostane dose timing with food"],
  ["urgent", "my dog pulled out his surgical drain"],
  ["urgent", "the drain came out after surgery"],
  ["urgent", "penrose drain fell out"],
  ["emergency", "he licked drain cleaner"],
];

test.each(CASES)("%s: %s", (level, message) => {
  expect(screen(message, { petType: "dog" }).level).toBe(level);
});

test("a blocked bath drain and a dog that is well on trilostane raise no alarm by these rules", () => {
  for (const message of ["the bath drain is blocked", "he is on vetoryl and doing well"])
    expect(screen(message, { petType: "dog" }).reasons.map(({ rule }) => rule)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:drain-out|trilostane-ill)$/)]),
    );
});
