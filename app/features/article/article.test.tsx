import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Helpline, Page } from "#app/domain/content/page.ts";
import { Article } from "./article.tsx";

const page: Page = {
  path: "/dog-sick",
  kind: "scenario",
  species: ["dog"],
  title: "My dog is sick",
  headTitle: "Sick dog",
  summary: "What to do",
  description: "What to do",
  keywords: [],
  reviewed: "2026-11-01",
  blocks: [
    { kind: "card", level: "emergency", heading: "Call now if:", html: "<ul><li>it falls</li></ul>", helpline: true },
    { kind: "html", html: '<h2 id="a">What to do now</h2>' },
  ],
  contents: ["a", "b", "c", "d"].map((id) => ({ id, text: `Part ${id}` })),
  related: [{ path: "/cat-sick", kind: "scenario", species: ["cat"], title: "My cat is sick", summary: "Cats", reviewed: "2026-11-01" }],
  sources: [
    { key: "manual", title: "A manual", grade: "A", url: "https://manual.example/", checked: "2026-10-02" },
    { key: "house", title: "Our own words", grade: "house" },
    { key: "paper", title: "A paper", grade: "A", url: "https://paper.example/" },
  ],
};
const helpline: Helpline = {
  id: "line",
  country: "US",
  countryName: "United States",
  name: "A poison line",
  number: "(555) 010-0100",
  tel: "+15550100100",
  hours: "All day",
  fee: "A fee may apply",
  checked: "2026-10-02",
  source: "manual",
};
const html = (fields: Partial<Page> = {}) =>
  renderToStaticMarkup(<Article page={{ ...page, ...fields }} url="https://pets.example/dog-sick" helpline={helpline} />).replaceAll(
    / class="[^"]*"/g,
    "",
  );

test("a page shows its trail, its card with the poison line, and what is on it", () => {
  expect(html()).toContain(
    '<li><a href="/">Home</a></li><li><a href="/symptoms">Symptom library</a></li><li aria-current="page">My dog is sick</li>',
  );
  // The heading says vet, so the vet comes before the line, which says what it is.
  expect(html()).toMatch(/Find an emergency vet.*Poison line<\/span> <span data-part="number">\(555\) 010-0100/s);
  expect(html().indexOf('href="tel:+15550100100"')).toBeLessThan(html().indexOf("On this page"));
  expect(html()).toContain('<a href="#d">Part d</a>');
});

test("whose the poison line is and what it costs is said in the first card that gives it", () => {
  const [card] = page.blocks;
  const cards = [card, { ...card, level: "urgent", heading: "Call today if:" }] as Page["blocks"];
  const body = html({ blocks: cards }).split("<aside")[0] ?? "";
  expect(body.match(/href="tel:/g)).toHaveLength(2);
  expect(body.match(/A fee may apply/g)).toHaveLength(1);
});

test("a guide or a page about us folds its emergency card into one line that opens without script; a page about a sign folds nothing", () => {
  const [card, ...texts] = page.blocks;
  const blocks = [{ ...card, html: "<ul><li>it falls</li><li>it shakes</li></ul>" }, ...texts] as Page["blocks"];
  for (const kind of ["guide", "info"] as const)
    expect(html({ kind, blocks })).toMatch(
      /<details><summary>In danger\? 2 signs that need an emergency vet now<svg.*data-care="emergency".*Call now if:.*Find an emergency vet.*it falls.*<\/details>/s,
    );
  expect(html()).not.toMatch(/<details>.*it falls/s);
});

test("the summary answers the title, and the call form and the contents come after the first steps", () => {
  const blocks = [...page.blocks, { kind: "html" as const, html: '<h2 id="b">Likely causes</h2>' }];
  const text = renderToStaticMarkup(
    <Article page={{ ...page, summary: "Call a vet now.", blocks }} url="https://pets.example/dog-sick" helpline={helpline}>
      <p>The call form</p>
    </Article>,
  );
  const order = [
    "My dog is sick</h1>",
    "Call a vet now.",
    "Call now if:",
    "What to do now",
    "The call form",
    "On this page",
    "Likely causes",
  ];
  const places = order.map((part) => text.indexOf(part));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
});

test("a short page needs no list of its parts", () => {
  expect(html({ contents: page.contents.slice(0, 3) })).not.toContain("On this page");
});

test("sources stand with grade and date, so that the small numbers lead to them", () => {
  const source =
    '<li id="source-1"><a href="https://manual.example/">A manual</a> <span>(manual, guideline, paper or poison service; checked on <time dateTime="2026-10-02">October 2, 2026</time>)</span></li>';
  expect(html()).toContain(source);
  expect(html()).toContain('<li id="source-2">Our own words <span>(our own cautious wording)');
});

test("a source that nobody has opened shows no date, and the page says so", () => {
  expect(html()).toContain("A paper</a> <span>(manual, guideline, paper or poison service)</span></li>");
  expect(html()).toContain("not yet been able to open the sources that show no date");
  expect(html({ sources: page.sources.slice(0, 2) })).not.toContain("sources that show no date");
});

test("a page says that no veterinarian has reviewed it, until one has signed", () => {
  expect(html()).toContain('Last updated on <time dateTime="2026-11-01">November 1, 2026</time>; not yet reviewed by a veterinarian.');
  const signed = html({ review: { by: "A. Vet", role: "Veterinarian", on: "2026-11-02" } });
  expect(signed).toContain('signed by A. Vet, Veterinarian, on <time dateTime="2026-11-02">November 2, 2026</time>.');
  expect(signed).not.toContain("not yet reviewed");
});

test("the page about us shows its reasons as cards, whatever sections an operator gives it", () => {
  const section = (id: string, text: string) => ({ kind: "html" as const, html: `<h2 id="${id}">${text}</h2>` });
  const blocks = [section("what-you-get-here", "What you get"), section("tested-in-the-open", "Tested"), section("who-runs-it", "Who")];
  const about = html({ kind: "info", path: "/about", blocks });
  expect(about).toMatch(/What you get.*Tested.*Who/s);
  expect(about).not.toContain("On this page");
  expect(html({ kind: "info", path: "/about", blocks: [section("who-we-are", "Who we are")] })).toContain("Who we are</h2>");
});

test("a legal page says when it changed last", () => {
  expect(html({ kind: "info" })).toContain('Last updated on <time dateTime="2026-11-01">November 1, 2026</time>.');
});

test("a page is passed on by e-mail, without script", () => {
  expect(html()).toContain(
    'href="mailto:?subject=My%20dog%20is%20sick&amp;body=My%20dog%20is%20sick%0Ahttps%3A%2F%2Fpets.example%2Fdog-sick"',
  );
});

test("a page of cards alone is shown whole", () => {
  expect(html({ blocks: page.blocks.slice(0, 1) })).toContain("Call now if:");
});

const usual = { kind: "card", level: "routine", heading: "All of this is normal:", html: "<ul><li>Crying</li></ul>", helpline: false };
const dying = { kind: "card", level: "emergency", heading: "Call now:", html: "<ul><li>Gasps</li><li>Cries</li></ul>", helpline: false };
const section = (text: string) => ({ kind: "html", html: `<h2>${text}</h2>` });
const crisisLines = [
  { name: "555 Lifeline", number: "555", tel: "555", note: "Call or text, free" },
  { name: "Listeners", number: "01 02", tel: "0102", note: "Free" },
];
const lossHtml = (blocks: object[]) =>
  renderToStaticMarkup(
    <Article
      page={{ ...page, kind: "topic", isLoss: true, blocks: blocks as Page["blocks"] }}
      url=""
      helpline={helpline}
      crisisLines={crisisLines}
    />,
  ).replaceAll(/ class="[^"]*"/g, "");

test("a page about grief begins with the lines for the reader, and what is usual; the pets left behind come later, folded", () => {
  const grief = lossHtml([usual, section("What may help now"), section("Other pets"), dying, section("Afterward")]);
  expect(grief).not.toMatch(/data-care="routine"|Poison line|Advice: <\/span>All|does not replace a vet/);
  expect(grief).toMatch(
    /not wanting to live.*tel:555">555 Lifeline<\/a>: Call or text, free.*tel:0102">Listeners 01 02<.*<h2>All of this is normal:.*What may help now.*Other pets.*<details><summary>2 signs that need.*Gasps.*<\/details>.*Afterward/s,
  );
});

test("a page about a dying pet begins with the signs that cannot wait, in one line", () => {
  const goodbye = lossHtml([usual, dying, section("What may help now")]);
  expect(goodbye).not.toContain("not wanting to live");
  expect(goodbye).toMatch(/<h2>All of this is normal:.*<details>.*Gasps.*<\/details>.*What may help now/s);
});
