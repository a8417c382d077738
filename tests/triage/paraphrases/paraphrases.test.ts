import { expect, test } from "vitest";
import type { Verdict } from "#app/domain/verdict.ts";
import { isRedOrAsked, screen } from "../book.ts";
import { type Wording, wordingsOf } from "./expand.ts";

const MOST = 40;
const wrong = (wordings: Wording[], isRight: (verdict: Verdict) => boolean) =>
  wordings.flatMap(({ petType, message }) => {
    const verdict = screen(message, { petType });
    return isRight(verdict) ? [] : [`${petType}: ${message} = ${verdict.level}`];
  });

test.each(["emergencies.yaml", "other-emergencies.yaml"])(
  "%s: at least 95% of the wordings of each kind are an emergency or asked about, 98%% of all, and 88%% of all are one at once",
  (name) => {
    const kinds = [...wordingsOf(name, MOST)].map(([kind, wordings]) => ({
      kind,
      all: wordings.length,
      missed: wrong(wordings, isRedOrAsked),
      asked: wrong(wordings, ({ level }) => level === "emergency"),
    }));
    expect(kinds.filter(({ all, missed }) => missed.length > all * 0.05 + 1)).toEqual([]);
    const missed = kinds.flatMap((kind) => kind.missed);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(kinds.reduce((sum, { all }) => sum + all, 0) * 0.02);
    const asked = kinds.flatMap((kind) => kind.asked);
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(kinds.reduce((sum, { all }) => sum + all, 0) * 0.12);
  },
);

test("whether something may be eaten is a plain question, and no longer one once it was eaten", () => {
  const asked = [...wordingsOf("questions.yaml", 400).values()].flat();
  const eaten = asked.filter((_, i) => i % 10 === 0).map((one) => ({ ...one, message: `${one.message}? he ate some an hour ago` }));
  const mistaken = wrong(asked, ({ level }) => level !== "emergency");
  expect(mistaken.length, mistaken.join("\n")).toBeLessThanOrEqual(asked.length * 0.03);
  expect(wrong(eaten, isRedOrAsked)).toEqual([]);
});
