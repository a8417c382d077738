import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { TimeLimits } from "#app/domain/clocks/clock.ts";
import { LimitsTable } from "./limits-table.tsx";

const cat = {
  id: "cat-pee",
  species: ["cat"],
  sex: "male",
  what: "pee",
  since: "last",
  awake: false,
  urgent: { hours: 12, words: "12 hours" },
  now: "Strains",
  sources: [],
} as TimeLimits;

test("of a pet that does not pee, straining is an emergency before any hour is named", () => {
  const html = renderToStaticMarkup(<LimitsTable lines={[cat]} />).replaceAll(/<[^>]+>/g, " ");
  expect(html).toMatch(/Male cat: no pee\s+Any straining: emergency now\s+12 hours\s+–/);
  expect(html.match(/your vet decides/g)).toHaveLength(1);
});
