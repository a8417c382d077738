import { expect } from "@playwright/test";
import { test } from "../e2e/journey.ts";
import { PATHS } from "./paths.ts";

/** Pages that the specification flags, or that need no place in a search engine: each still has its metadata. */
const FLAGGED = ["/nope", "/confirm", "/unsubscribe", "/my-data"];

type Head = { title: string; tags: Record<string, string>; canonical: string; things: Record<string, unknown>[] };

function headOf(html: string): Head {
  const head = html.slice(0, html.indexOf("</head>"));
  const plain = (text = "") => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
  const tags = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
    name,
    plain(content),
  ]);
  return {
    title: plain(/<title>(.*?)<\/title>/.exec(head)?.[1]),
    tags: Object.fromEntries(tags),
    canonical: plain(/<link rel="canonical" href="([^"]*)"/.exec(head)?.[1]),
    things: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = ""]) => JSON.parse(json)),
  };
}

function expectWhole({ title, tags, things }: Head, path: string): void {
  expect.soft(title, path).not.toBe("");
  const filled = [
    ...["description", "keywords", "author", "robots"],
    ...["og:title", "og:description", "og:image", "og:type"],
    ...["twitter:card", "twitter:title", "twitter:description", "twitter:image"],
  ];
  for (const name of filled) expect.soft(tags[name], `${path} ${name}`).toMatch(/\S/);
  expect.soft([tags["og:image:width"], tags["og:image:height"]], path).toEqual(["1200", "630"]);
  const [application, ...others] = things.filter((thing) => thing["@type"] === "WebApplication");
  expect.soft(others, path).toEqual([]);
  expect.soft(application, path).toMatchObject({ offers: { price: "0", priceCurrency: "USD" } });
  expect.soft(String(application?.description), path).toMatch(/pet.*symptom/i);
}

test("each of the 45 pages has its whole metadata, and a canonical link without the query", async ({ request }) => {
  const bases = new Set<string>();
  for (const path of PATHS) {
    const head = headOf(await (await request.get(`${path}?utm_source=mail&q=1`)).text());
    expectWhole(head, path);
    expect.soft(head.canonical, path).toMatch(/^https:\/\/[^/]+\/[^?]*$/);
    expect.soft(new URL(head.canonical).pathname, path).toBe(path);
    expect.soft(head.tags["og:url"], path).toBe(head.canonical);
    bases.add(new URL(head.canonical).origin);
  }
  expect([...bases]).toHaveLength(1);
});

for (const path of FLAGGED) {
  test(`${path} has its whole metadata and is not indexed`, async ({ request }) => {
    const head = headOf(await (await request.get(path, { headers: { Accept: "text/html" } })).text());
    expect(head.tags.robots).toBe("noindex,nofollow");
    expectWhole(head, path);
  });
}

test("the social image of a page is 1200 by 630 pixels", async ({ request }) => {
  for (const path of ["/", "/about", "/dog-health-guide"]) {
    const { tags } = headOf(await (await request.get(path)).text());
    const response = await request.get(new URL(tags["og:image"] ?? "").pathname);
    expect(response.headers()["content-type"], path).toBe("image/png");
    const png = await response.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
  }
});
