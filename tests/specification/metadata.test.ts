import { expect, test } from "vitest";
import { pageMeta } from "#app/features/metadata/page-meta.ts";
import * as confirm from "#app/routes/confirm.tsx";
import * as myData from "#app/routes/my-data.tsx";
import * as notFound from "#app/routes/not-found.tsx";
import * as unsubscribe from "#app/routes/unsubscribe.tsx";

const page = { path: "/about", headTitle: "About", description: "Who we are.", keywords: ["pets", "health"] };
const facts = { site: { name: "Site", author: "Author" }, siteUrl: "https://site.example" };
const named = (tags: readonly object[] | undefined, name: string) => tags?.find((tag) => "name" in tag && tag.name === name);
const robots = (indexable: boolean) => named(pageMeta({ page, facts: { ...facts, indexable } }), "robots");

test("a page is index,follow, or noindex,nofollow when it is flagged", () => {
  expect(robots(true)).toMatchObject({ content: "index,follow" });
  expect(robots(false)).toMatchObject({ content: "noindex,nofollow" });
});

test("a flagged page is noindex,nofollow on the site's own host too", () => {
  const matches = [{ id: "root", data: { ...facts, indexable: true } }];
  for (const [name, { meta }] of Object.entries({ notFound, confirm, unsubscribe, myData })) {
    const tags = meta({ matches } as unknown as Parameters<typeof meta>[0]);
    expect.soft(named(tags, "robots"), name).toMatchObject({ content: "noindex,nofollow" });
  }
});

test("the keywords are all written, with a comma between them", () => {
  expect(named(pageMeta({ page, facts: { ...facts, indexable: true } }), "keywords")).toMatchObject({ content: "pets, health" });
});
