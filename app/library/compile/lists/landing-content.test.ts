import { expect, test } from "vitest";
import { CONDITIONS, SEASONS } from "#app/domain/content/landing-content.ts";
import { content, problems } from "#tests/content/our-content.ts";
import { inSmallSite } from "#tests/content/small-site.ts";
import { inspectContent } from "../load-content.ts";

const { seasons, lifeStages, emergencies, preparedness, testimonials } = content.care;

test("the content of this site has no problems", () => {
  expect(problems).toEqual([]);
});

test("the landing page has four seasons, six life stages, five emergencies and eleven questions", () => {
  expect(seasons.map(({ id }) => id)).toEqual(SEASONS);
  expect(seasons.every(({ tips, warnings, emergencyWatch }) => tips.length >= 5 && warnings.length >= 2 && emergencyWatch.length > 0)).toBe(
    true,
  );
  expect(lifeStages.map(({ species, stage }) => `${species} ${stage}`)).toEqual([
    "dog puppy",
    "dog adult",
    "dog senior",
    "cat kitten",
    "cat adult",
    "cat senior",
  ]);
  expect(lifeStages.every(({ redFlags }) => redFlags.length % 2 === 0)).toBe(true);
  expect(emergencies.map(({ condition }) => condition)).toEqual(CONDITIONS);
  expect(content.faq).toHaveLength(11);
  expect([preparedness.contacts, preparedness.supplies, preparedness.information].every((list) => list.length > 2)).toBe(true);
});

test("samples are marked", () => {
  for (const { name, sample } of testimonials) expect([name, name.startsWith("Sample")]).toEqual([name, sample === true]);
});

test("the specification's fixed claims and counts reach the landing page as they are written", () => {
  const { claims, banner } = inSmallSite([], (root) => inspectContent(root).content.care.marketing);
  expect(claims.map(({ value }) => value)).toEqual(["94%", "under 10s", "100%", "24/7"]);
  expect(banner).toMatchObject({ petsHelped: 1247, avgResponseTime: "10s", activeSessions: { low: 3, high: 10 } });
});

test("texts are compiled to inline HTML with their figures, and know their sources", () => {
  const use = (root: string) => inspectContent(root).content.care;
  const care = inSmallSite(
    [["content/preparedness.yaml", (text) => text.replace(/- The.*/, "- A **lead** & :figure[one-limit] of food. :source[manual]")]],
    use,
  );
  expect(care.preparedness.contacts[0]).toBe("A <strong>lead</strong> &#x26; 12 hours of food.");
  const puppy = care.lifeStages[0];
  expect(puppy?.ageRange).toBe("up to 12 hours");
  expect(puppy?.sources.map(({ key }) => key)).toEqual(["manual"]);
});

test("no directive and no paragraph is left in a compiled text", () => {
  const text = JSON.stringify(content.care);
  expect(text).not.toMatch(/:(figure|source|name)\[|<p>|undefined/);
});
