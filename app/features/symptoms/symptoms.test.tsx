import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ListedCard } from "#app/domain/symptoms/symptoms.ts";
import { Symptoms } from "./symptoms.tsx";

const card = (fields: Partial<ListedCard>): ListedCard => ({
  path: "/dog-sick",
  kind: "scenario",
  species: ["dog"],
  title: "My dog is sick",
  name: "Sick dog",
  summary: "What to do first",
  urgency: "urgent",
  reviewed: "2026-11-01",
  ...fields,
});
const helpline = { name: "A line", number: "555", tel: "+1555", fee: "Free", hours: "All day" } as never;
const loadSearch = async () => ({ file: "/none.json", open: () => () => [] });
const html = (props: Partial<Parameters<typeof Symptoms>[0]>) =>
  renderToStaticMarkup(<Symptoms query={{ q: "" }} cards={[card({})]} helpline={helpline} loadSearch={loadSearch} {...props} />);

test("without script the directory is read, searched by a plain form, and its pages are links", () => {
  const page = html({});
  expect(page).toContain('action="/symptoms" method="get"');
  for (const name of ['name="q"', 'name="species"', 'name="urgency"']) expect(page).toContain(name);
  expect(page).toMatch(/<a [^>]*href="\/dog-sick">My dog is sick<\/a>/);
  expect(page).toMatch(/<a [^>]*href="\/dog-sick">Sick dog<\/a>/);
  expect(page).toContain("Urgent: vet within a day");
});

test("a narrowed directory says by what, and leads back by links", () => {
  const page = html({ query: { q: "sick", species: "dog", urgency: "urgent" } });
  expect(page).toContain("1 guide for Dog, Urgent: vet within a day, “sick”");
  for (const path of [
    "/symptoms?urgency=urgent&amp;q=sick",
    "/symptoms?species=dog&amp;q=sick",
    "/symptoms?species=dog&amp;urgency=urgent",
    "/symptoms",
  ]) {
    expect(page).toMatch(new RegExp(`<a [^>]*href="${path.replace("?", "\\?")}">`));
  }
  expect(page).toContain('value="sick"');
  expect(page).toMatch(/<input [^>]*name="species"[^>]*checked=""[^>]*value="dog"/);
});

test("after a search the filters fold, so that the first guide is in the first screen of a phone", () => {
  expect(html({ query: { q: "sick" } })).toMatch(
    /<details[^>]*><summary[^>]*>Narrow by animal or urgency.*name="species".*name="urgency".*<\/details>/s,
  );
  expect(html({})).not.toContain("Narrow by");
});

test("a search shows the best page first, without groups", () => {
  const page = html({ query: { q: "sick" }, cards: [card({ path: "/b" }), card({ path: "/a" })] });
  expect(page.match(/href="\/[ab]"/g)).toEqual(['href="/b"', 'href="/a"']);
  expect(page).not.toContain("<h2");
});

test("a list that shows some of many says so, and how to see others", () => {
  expect(html({ found: 900 })).toMatch(/1 of 900 guides\..*animal.*word/);
});

test("finding nothing is no all-clear", () => {
  expect(html({ query: { q: "xyz" }, cards: [] })).toMatch(
    /No guide fits that\..*does not mean that all is well\. If you are worried, call a vet\./,
  );
});
