import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Check, CheckKind } from "#app/domain/check.ts";
import { cardWords } from "../card-words.ts";
import { VerdictCard } from "../verdict-card.tsx";

const LINE = { name: "A poison line", number: "(800) 555-0100", tel: "+18005550100", fee: "Free" };

const check = (kind: CheckKind, signs = 1): Check => ({
  animal: 0,
  signs: Array.from({ length: signs }, (_, at) => ({
    id: `sign-${at}`,
    kind,
    says: "It can be serious.",
    quote: `sentence ${at} of the owner`,
    asks: "Is that so now?",
    answers: [
      { id: "yes", says: "Yes" },
      { id: "no", says: "No" },
    ],
  })),
  listAsks: "Is one of these so?",
  others: [
    { id: "none", says: "None of these" },
    { id: "unsure", says: "Can't tell" },
  ],
  also: [{ id: "seizure", says: "Having a seizure" }],
});

const html = (asked: Check, given: Partial<Parameters<typeof VerdictCard>[0]> = {}) =>
  renderToStaticMarkup(
    <VerdictCard
      verdict={{ level: "urgent", reasons: [], check: asked }}
      helpline={LINE}
      answering={{ answers: [], fields: { message: "words" } }}
      {...given}
    />,
  );

const buttons = (page: string) => [...page.matchAll(/<button[^>]*value="([^"]*)"/g)].map(([, value]) => value);

test("one sign at a time is asked about, with its quotation, a legend and submit buttons, after the way to call", () => {
  const page = html(check("state", 3));
  expect(page).toContain("This may be an emergency. One question:");
  expect(page).toMatch(/<blockquote[^>]*dir="auto"[^>]*><p>“sentence 0 of the owner”/);
  expect(page).not.toContain("sentence 1 of the owner");
  expect(page).toMatch(/<legend[^>]*>Is that so now\?/);
  expect(buttons(page)).toEqual(["sign-0 yes", "sign-0 no"]);
  expect(page.indexOf("Find an emergency vet")).toBeLessThan(page.indexOf("<legend"));
  expect(page).toContain('<input type="hidden" name="message" value="words"/>');
});

test("without a sign the list is asked, with a way out of it", () => {
  const page = html(check("state", 0));
  expect(page).toMatch(/<legend[^>]*>Is one of these so\?/);
  expect(buttons(page)).toEqual(["seizure yes", "none none", "none unsure"]);
});

test("a poison line stands only under an exposure, and the own vet first", () => {
  expect(html(check("exposure"))).toContain("tel:+18005550100");
  for (const kind of ["state", "accident", "birth"] as const) expect(html(check(kind)), kind).not.toContain("tel:");
  expect(html(check("state"), { ownVet: "555 0199" })).toMatch(/tel:5550199.*Find an emergency vet/);
});

test("where it cannot be answered the card still tells whom to call, and asks nothing", () => {
  const page = html(check("state"), { answering: undefined });
  expect(page).toContain("Find an emergency vet");
  expect(page).not.toMatch(/One question|<form/);
});

test("what was answered stands on the card that follows, and can be taken back", () => {
  const answers = [{ id: "sign-0", answer: "no" as const, value: "sign-0 no", quote: "she fell", asks: "Is that so now?", says: "No" }];
  const page = html(check("state"), { verdict: { level: "urgent", reasons: [] }, answering: { answers } });
  expect(page).toMatch(/Call your vet today.*Describe this when you call/);
  expect(page).toMatch(/“she fell”.*You said: <strong>No/);
  expect(page).toMatch(/name="undo" value="sign-0"/);
});

test("a card in another language is marked with it, and names in several languages each with theirs", () => {
  const words = { ...cardWords(undefined), language: "es", mayBe: "Puede ser una urgencia" };
  const page = html(check("state"), { verdict: { level: "urgent", reasons: [], check: check("state"), words } });
  expect(page).toMatch(/<section[^>]* lang="es"/);
  expect(page).toContain("Puede ser una urgencia");
  const also = [{ id: "poison", says: "Poison", names: [{ language: "de", says: "Vergiftung" }] }];
  const unread = [{ rule: "unread-language", says: "Мы не смогли прочитать.\nCall now.", source: "merck-em-intro" }];
  const list = html(check("state"), { verdict: { level: "urgent", reasons: unread, check: { ...check("state", 0), also } } });
  expect(list).toMatch(/Poison.*<span lang="de">Vergiftung<\/span>/);
  expect(list).toMatch(/<p dir="auto">Мы не смогли прочитать\.<\/p><p dir="auto">Call now/);
});

test("reasons and steps that stay English in a foreign card say so", () => {
  const words = { ...cardWords(undefined), language: "es" };
  const reasons = [
    { rule: "one", says: "In English.", source: "merck-em-intro" },
    { rule: "two", says: "En español.", source: "merck-em-intro", language: "es" },
  ];
  const page = html(check("state"), { verdict: { level: "urgent", reasons, words } });
  expect(page).toMatch(/<li lang="en">In English/);
  expect(page).toMatch(/<li>En español/);
});

test("the answers stand two in a row, but for those with names in several languages", () => {
  expect(html(check("state", 0))).toContain("grid-cols-2");
  const also = [{ id: "poison", says: "Poison", names: [{ language: "de", says: "Vergiftung" }] }];
  expect(html({ ...check("state", 0), also })).not.toContain("grid-cols-2");
});

test("the fee of a poison line is said in the language of the card", () => {
  const words = { ...cardWords(undefined), language: "es", fee: "Puede tener un costo" };
  const page = html(check("exposure"), { verdict: { level: "urgent", reasons: [], check: check("exposure"), words } });
  expect(page).toContain("Puede tener un costo");
  expect(page).not.toContain("Free");
  expect(html(check("exposure"))).toContain("Free");
});
