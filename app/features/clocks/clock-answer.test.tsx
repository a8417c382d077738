import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { TimeLimits } from "#app/domain/clocks/clock.ts";
import { ClockAnswer } from "./clock-answer.tsx";

const line = {
  species: "rabbit",
  what: "eat",
  urgent: { hours: 6, words: "6 hours" },
  emergency: { hours: 12, words: "12 hours" },
  now: "Lies flat",
  sources: [],
} as unknown as TimeLimits;

const answer = (hours: number, limits: TimeLimits | undefined = line) =>
  renderToStaticMarkup(<ClockAnswer species="rabbit" what="eat" line={limits} hours={hours} asleep={0} count={undefined} />);

test("a card that says to call has a button that finds a vet", () => {
  expect(answer(13)).toMatch(/Call an emergency vet now.*href="[^"]*emergency\+vet[^"]*".*Find an emergency vet/s);
  expect(answer(7)).toMatch(/Call a vet now.*href="[^"]*vet\+open\+now[^"]*".*Find a vet/s);
  expect(answer(1)).not.toContain("<a ");
});

test("hours asleep and awake add up, as the timeline counts them", () => {
  const limits = { ...line, species: "bird", awake: true } as unknown as TimeLimits;
  const html = renderToStaticMarkup(<ClockAnswer species="bird" what="eat" line={limits} hours={10} asleep={6.45} count={undefined} />);
  expect(html).toMatch(/Taking off 6 hours of sleep, that is 4 hours awake/);
  expect(html).toContain("Now: 4 hours awake");
  const less = renderToStaticMarkup(<ClockAnswer species="bird" what="eat" line={limits} hours={10} asleep={6.6} count={undefined} />);
  expect(less).toMatch(/that is 3 hours awake.*Now: 3 hours awake/s);
});

test("a label near the start of the timeline does not leave it", () => {
  expect(answer(2)).toMatch(/<text x="8"[^>]*text-anchor="start"[^>]*>Now: 2 hours/);
});
