import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { HelplineToCall } from "#app/domain/content/helpline.ts";
import { ownNumbersOf } from "#app/domain/content/own-number.ts";
import { withoutProducts } from "./answer-markdown.ts";
import { OwnNumbersContext } from "./answer-phones.ts";
import AnswerText from "./answer-text.tsx";

const LINES = [
  { name: "ASPCA Animal Poison Control Center", number: "(888) 426-4435", tel: "+18884264435" },
  { name: "Animal PoisonLine", number: "01202 509000", tel: "+441202509000" },
  { name: "Tox Info Suisse", number: "145", tel: "145" },
  { name: "988 Suicide & Crisis Lifeline", number: "988", tel: "988" },
  { name: "Samaritans", number: "116 123", tel: "116123" },
];

const html = (markdown: string, arriving = false, given: { hasOpening?: boolean; helpline?: HelplineToCall } = {}) =>
  renderToStaticMarkup(
    <OwnNumbersContext.Provider value={ownNumbersOf(LINES)}>
      <AnswerText markdown={markdown} arriving={arriving} {...given} />
    </OwnNumbersContext.Provider>,
  );

const ANSWER = `**Call an emergency vet now.** It may be *serious*.

### What to do now
1. Move it away from the food.
2. Call the vet, and say \`when\` it was.
3. Go.

### Get help sooner if you see
- fits or shaking
- a swollen belly
  and retching
* * *
Text under a line
---
Read more: [My dog ate chocolate](/dog-ate-chocolate-3-hours-ago) and [elsewhere](https://example.org/a_b).

> A quoted line
> and one more

Compare:
| Sign | What to do |
|:-----|-----------:|
| fits | call now |
| a cough | call **today** |

one | two
--- | ---
Done.`;

/** The kinds of blocks and list items, in order. */
const skeleton = (text: string) => [...text.matchAll(/<(p|h[1-4]|ul|ol|li|blockquote|pre|hr|table|tr|t[hd])\b/g)].map(([, tag]) => tag);

test("while an answer arrives, nothing that is shown turns into something else and no mark is seen", () => {
  let before: (string | undefined)[] = [];
  for (let length = 1; length <= ANSWER.length; length += 1) {
    const shown = html(ANSWER.slice(0, length), true);
    const words = shown.replace(/<[^>]*>/g, "");
    expect(words, `after ${length}: ${shown}`).not.toMatch(/\*\*|\]\(|\[|#{2,}|`|streamdown/);
    for (const [, href] of shown.matchAll(/href="([^"]*)"/g))
      expect(["/dog-ate-chocolate-3-hours-ago", "https://example.org/a_b"]).toContain(href);
    const now = skeleton(shown);
    expect(now.slice(0, before.length), `after ${length}: ${ANSWER.slice(length - 12, length)}`).toEqual(before);
    before = now;
  }
});

test.each([
  ["https://example.org/", true],
  ["http://example.org/", true],
  ["irc://example.org/", true],
  ["ircs://example.org/", true],
  ["mailto:a@example.org", true],
  ["xmpp:a@example.org", true],
  ["/dog-ate-chocolate-3-hours-ago", true],
  ["javascript:alert(1)", false],
  ["JaVaScript:alert(1)", false],
  ["data:text/html,x", false],
  ["vbscript:x", false],
  ["file:///etc/passwd", false],
  ["tel:+1555", false],
  ["ftp://example.org", false],
  ["blob:https://example.org/x", false],
  ["//evil.example", false],
  ["java&#x73;cript:alert(1)", false],
])("[R-28] a link to %s is a link: %s", (address, isLink) => {
  const shown = html(`[words](${address})`);
  expect(shown.includes("<a "), shown).toBe(isLink);
  expect(shown).toContain("words");
  expect(shown).not.toContain('href=""');
  if (/^(?:https?|ircs?|mailto|xmpp):/.test(address)) expect(shown).toContain('rel="noopener noreferrer nofollow"');
});

test("[R-27] no image, no raw HTML and no other element passes", () => {
  const shown = html(
    "![x](https://evil.example/p.png) <img src=x onerror=alert(1)> <script>alert(1)</script>\n\nhttps://evil.example ~~a~~ - [ ] b",
  );
  expect(shown).not.toMatch(/<(?!\/?p\b)/);
});

test("[R-29] text that is built to break the parser is shown as text", () => {
  for (const bomb of [
    ">".repeat(1500),
    "- ".repeat(1000),
    "> ".repeat(1000),
    "[".repeat(3000),
    "**a".repeat(1500),
    "*".repeat(4000),
    "1. ".repeat(1500),
    "|".repeat(4000),
    `|${"a|".repeat(100)}\n|${"-|".repeat(100)}\n`.repeat(20),
  ])
    expect(html(bomb, true).length, bomb.slice(0, 6)).toBeGreaterThan(0);
});

test.each([
  ["## Recommended products", "## When to call"],
  ["**Recommended Products**", "**When to call**"],
  ["### Pet-care products", "### When to call"],
  ["# pet care products for dogs", "# When to call"],
  ["Recommended products\n---", "When to call\n==="],
])("[R-31] what follows %s is dropped, and shown again from %s on", (products, safety) => {
  const shown = withoutProducts(`Call a vet.\n\n${products}\nBuy this bed.\n\n${safety}\nCall if it faints.`);
  expect(shown).not.toContain("bed");
  expect(shown).toContain("Call a vet.");
  expect(shown).toContain("Call if it faints.");
});

test("[R-28] a table is a table that scrolls by itself, with nothing else in it than elsewhere", () => {
  const shown = html("| Sign | Do |\n|---|---|\n| **fits** | [call](javascript:x) <b>now</b> |");
  expect(shown).toMatch(/<section[^>]*tabindex="0"[^>]*><table><thead><tr><th>Sign<\/th>/);
  expect(shown).toContain("<td><strong>fits</strong></td>");
  expect(shown).not.toMatch(/<a|<b>/);
});

test.each([
  ["Call (888) 426-4435 now.", "+18884264435"],
  ["Call **888-426-4435**.", "+18884264435"],
  ["Call +1 888.426.4435, day and night.", "+18884264435"],
  ["- Animal PoisonLine: 01202 509000", "+441202509000"],
  ["From abroad: +44 (0)1202 509000", "+441202509000"],
  ["Samaritans, 116 123.", "116123"],
  ["Call or text 988 (Suicide & Crisis Lifeline).", "988"],
  ["[Call (888) 426-4435](tel:+15550100)", "+18884264435"],
])("[N10] in %s a number of ours is a link to call", (markdown, tel) => {
  expect([...html(markdown).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([`tel:${tel}`]);
});

test.each([
  "Call 555-0100-2345.",
  "Call (888) 426-4436.",
  "A heart rate of 145 per minute, 988 g, 45 kg.",
  "88842644350",
  "`(888) 426-4435`",
  "[call](tel:+15550100)",
])("[N10] nothing is called in %s", (markdown) => {
  expect(html(markdown)).not.toContain("href");
});

test("[N10] every number of ours in a text is a link, and the words around it stay", () => {
  const shown = html("US: (888) 426-4435, or (888) 426-4435. UK: 01202 509000.");
  expect(shown.match(/href="tel:/g)).toHaveLength(3);
  expect(shown.replace(/<[^>]*>/g, "")).toBe("US: (888) 426-4435, or (888) 426-4435. UK: 01202 509000.");
});

const NEVER = `No, never. Ibuprofen can kill, even in small amounts.

Ask your vet.

Who to call: ASPCA, (888) 426-4435.`;
const HELPLINE: HelplineToCall = { name: "A poison line", number: "(888) 426-4435", tel: "+18884264435", fee: "Free" };
const opened = (markdown: string, arriving = false) => html(markdown, arriving, { hasOpening: true, helpline: HELPLINE });
const lead = (shown: string) => /^<p><strong class="([^"]*)">(.*?)<\/strong>/.exec(shown);

test.each([
  ["No, never. It can kill.", "No, never."],
  ["No, never suddenly after weeks. Call your vet.", "No, never suddenly after weeks."],
  ["No. A parked car turns into an oven.", "No."],
  ["Yes, but only a little, and without the skin. Cut it small.", "Yes, but only a little, and without the skin."],
  ["Yes: young puppies sleep a lot.", "Yes:"],
  ["Better not: it holds drugs.", "Better not:"],
])("the answer word of %s is seen with its whole sentence", (markdown, answer) => {
  const [, look, says] = lead(opened(markdown)) ?? [];
  expect(says).toBe(answer);
  expect(look).toContain("text-title");
  expect(look?.includes("bg-emergency")).toBe(answer === "No, never.");
  expect(html(markdown, false, { hasOpening: true }).replace(/<[^>]*>/g, "")).toBe(markdown);
});

test.each([
  "No lamp is needed indoors.",
  "Never leave a dog alone in a car.",
  "Nothing to worry about.",
  "**No, never.** It can kill.",
  "- No, never.",
])("%s begins with no answer word", (markdown) => expect(lead(opened(markdown))).toBeNull());

test("only an answer to a question has an answer word", () => {
  expect(lead(html(NEVER))).toBeNull();
});

test("below what can kill stands whom to call, before the rest of the answer, and nowhere else", () => {
  const shown = opened(NEVER);
  expect(shown.indexOf("Poison line")).toBeGreaterThan(shown.indexOf("can kill"));
  expect(shown.indexOf("Poison line")).toBeLessThan(shown.indexOf("Ask your vet"));
  for (const other of ["No, never bathe a chinchilla in water.\n\nUse dust.", "No. It can kill.\n\nAsk.", "Yes, it can kill.\n\nAsk."])
    expect(opened(other), other).not.toContain("Poison line");
  expect(html(NEVER, false, { hasOpening: true })).not.toContain("Poison line");
});

test("while an answer arrives, its answer word never changes its look and the number comes with what is below it", () => {
  let before: (string | undefined)[] = [];
  for (let length = 1; length <= NEVER.length; length += 1) {
    const shown = opened(NEVER.slice(0, length), true);
    if (shown.replace(/<[^>]*>/g, "")) expect(lead(shown)?.[1], `after ${length}: ${shown}`).toContain("bg-emergency");
    const now = skeleton(shown);
    expect(now.slice(0, before.length), `after ${length}`).toEqual(before);
    before = now;
  }
});
