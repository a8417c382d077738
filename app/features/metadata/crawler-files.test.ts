import { expect, test } from "vitest";
import type { PageCard } from "#app/domain/content/page.ts";
import { llms, robots, securityTxt, sitemap } from "./crawler-files.ts";

const siteUrl = "https://pets.example";
const page = (path: string, reviewed: string, kind: PageCard["kind"] = "scenario"): PageCard => ({
  path,
  kind,
  species: ["dog"],
  title: `Title of ${path}`,
  summary: `Summary of ${path}`,
  reviewed,
});
const quickChecks = [{ path: "/poisons", title: "Is it poisonous?", summary: "Look it up", reviewed: "2026-11-02" }];
const topics = [
  {
    id: "stomach",
    title: "The stomach",
    group: "illness" as const,
    description: "About the stomach",
    clinical: true,
    reviewed: "2026-11-03",
  },
];
const protocols = [{ id: "choking" as const, condition: "Choking" }];
const answers = [{ id: "stomach/grass", topic: "stomach" }];
const substances = [{ id: "grapes" }];
const pages = [page("/dog", "2026-11-01"), page("/about", "2026-10-01", "info")];

test("the sitemap names every page with its day, the lists with the newest", () => {
  const text = sitemap({ siteUrl, pages, quickChecks, topics, protocols, answers, substances });
  expect(text.match(/<loc>[^<]*<\/loc><lastmod>[^<]*/g)).toEqual([
    "<loc>https://pets.example/</loc><lastmod>2026-11-01",
    "<loc>https://pets.example/symptoms</loc><lastmod>2026-11-01",
    "<loc>https://pets.example/emergency</loc><lastmod>2026-11-01",
    "<loc>https://pets.example/be-ready</loc><lastmod>2026-11-01",
    "<loc>https://pets.example/my-pets</loc><lastmod>2026-11-01",
    "<loc>https://pets.example/answers</loc><lastmod>2026-11-01",
    "<loc>https://pets.example/how-we-test</loc><lastmod>2026-11-01",
    "<loc>https://pets.example/emergency/choking</loc><lastmod>2026-11-01",
    "<loc>https://pets.example/poisons</loc><lastmod>2026-11-02",
    "<loc>https://pets.example/answers/stomach</loc><lastmod>2026-11-03",
    "<loc>https://pets.example/answers/stomach/grass</loc><lastmod>2026-11-03",
    "<loc>https://pets.example/poisons/grapes</loc><lastmod>2026-11-02",
    "<loc>https://pets.example/dog</loc><lastmod>2026-11-01",
    "<loc>https://pets.example/about</loc><lastmod>2026-10-01",
  ]);
});

test("robots are let in, but not to the API, and find the sitemap", () => {
  expect(robots(siteUrl)).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  expect(robots(siteUrl)).toContain("Sitemap: https://pets.example/sitemap.xml");
});

test("the map for language models names every page with its summary", () => {
  const text = llms({ siteUrl, pages, quickChecks, topics, protocols }, { name: "Pets", description: "Help for pets" });
  expect(text).toMatch(/^# Pets\n\n> Help for pets\n/);
  expect(text).toContain("## Quick checks\n\n- [Is it poisonous?](https://pets.example/poisons): Look it up");
  expect(text).toContain("- [Title of /dog](https://pets.example/dog): Summary of /dog");
  expect(text).toContain("- [Choking](https://pets.example/emergency/choking)\n");
  expect(text).toContain("- [The stomach](https://pets.example/answers/stomach): About the stomach");
  expect(text).toContain("## About this site\n\n- [Title of /about]");
});

test("the security contact is valid for half a year and names itself", () => {
  const text = securityTxt(siteUrl, "hello@pets.example", Date.UTC(2026, 10, 21, 13, 5));
  expect(text).toContain("Contact: mailto:hello@pets.example\nExpires: 2027-05-20T00:00:00.000Z\n");
  expect(text).toContain("Canonical: https://pets.example/.well-known/security.txt");
});
