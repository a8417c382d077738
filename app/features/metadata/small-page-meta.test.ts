import { expect, test } from "vitest";
import { smallPageMeta, unlistedPageMeta } from "./page-meta.ts";

const page = { path: "/ask", headTitle: "Ask", description: "Ask here.", keywords: ["ask", "pet"] };
const facts = { site: { name: "Pets", author: "Pets team" }, siteUrl: "https://pets.example", indexable: true };

type Tag = { name?: string; property?: string; content?: string };
const value = (meta: ReturnType<typeof smallPageMeta>, name: string) =>
  meta.map((tag) => tag as Tag).find((tag) => tag.name === name || tag.property === name)?.content;

test("a small page has all that the specification wants of every page, with the picture of the start page", () => {
  const meta = smallPageMeta(page, facts);
  expect(meta[0]).toEqual({ title: "Ask | Pets" });
  expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: "https://pets.example/ask" });
  const names = ["description", "keywords", "author", "robots", "og:url", "og:image", "og:image:width", "og:image:height", "twitter:card"];
  expect(names.map((name) => value(meta, name))).toEqual([
    ...["Ask here.", "ask, pet", "Pets team", "index,follow", "https://pets.example/ask", "https://pets.example/social/home.png"],
    ...["1200", "630", "summary_large_image"],
  ]);
  expect(JSON.stringify(meta)).toContain('"@type":"WebApplication"');
});

test("a page that is not found or reached by a personal link is never listed", () => {
  expect(value(unlistedPageMeta(page, facts), "robots")).toBe("noindex,nofollow");
});
