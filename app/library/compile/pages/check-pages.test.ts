import { expect, test } from "vitest";
import { inSmallSite } from "#tests/content/small-site.ts";
import { inspectContent } from "../load-content.ts";

const FILE = "content/foods/can-dogs-eat-figs.md";
const food = (summary: string) => `---
title: Can dogs eat figs?
description: Figs are sweet and full of fiber. What a dog may have, and which parts of the plant are better left alone.
summary: ${summary}
keywords: [figs, dogs, fruit]
urgency: routine
species: [dog]
related: []
reviewed: 2026-11-21
---
`;

test("the summary of a food says yes, no or it depends first", () => {
  const faults = (summary: string) =>
    inSmallSite([[FILE, () => food(summary)]], inspectContent).problems.filter(({ says }) =>
      says.includes("begins with yes, no or it depends"),
    );
  expect(faults("Figs are a fine treat.")).toEqual([{ file: FILE, line: 4, says: expect.any(String) }]);
  for (const summary of ["Yes, a piece now and then.", "No, never.", "It depends on the part."])
    expect(faults(summary), summary).toEqual([]);
});
