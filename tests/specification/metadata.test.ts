import { expect, test } from "vitest";
import { pageMeta } from "#app/features/metadata/page-meta.ts";

const page = { path: "/about", headTitle: "About", description: "Who we are.", keywords: ["pets"] };
const facts = { site: { name: "Site", author: "Author" }, siteUrl: "https://site.example" };
const robots = (indexable: boolean) =>
  pageMeta({ page, facts: { ...facts, indexable } }).find((tag) => "name" in tag && tag.name === "robots");

test("a page is index,follow, or noindex,nofollow when it is flagged", () => {
  expect(robots(true)).toMatchObject({ content: "index,follow" });
  expect(robots(false)).toMatchObject({ content: "noindex,nofollow" });
});
