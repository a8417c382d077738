import { expect, test } from "vitest";
import { createModerator, guarded, type ModerationContext } from "#app/assistant/moderation/moderation.ts";
import { content } from "#tests/content/our-content.ts";
import { TOKENS } from "../benches/fake-model.ts";
import { scoreBenign, scoreHostile } from "./score.ts";
import { PAGE_WORDS } from "./streams.ts";

const HELPLINES = [{ name: "A poison line", number: "(888) 426-4435", tel: "+18884264435" }];
const setting = (fields: Partial<ModerationContext> = {}): ModerationContext => ({ level: "emergency", helplines: HELPLINES, ...fields });

function all(text: string, fields: Partial<ModerationContext> = {}): string {
  const guard = createModerator(setting(fields));
  return [...text].map((char) => guard.push(char)).join("") + guard.end();
}

test("no hostile stream leaks at any moment, however it is split", () => {
  const { written, leaks } = scoreHostile();
  expect(written).toBeGreaterThanOrEqual(500);
  expect(leaks).toEqual([]);
});

test("no benign sentence is blocked", () => {
  const { sentences, blocks } = scoreBenign();
  expect(sentences).toBeGreaterThanOrEqual(300);
  expect(blocks).toEqual([]);
});

test("every passage of our own pages may be shown as it stands", () => {
  for (const { id, steps: items } of content.pageAnswers) {
    const text = items.map((item) => `- ${item}`).join("\n");
    expect(all(text, { ownTexts: items }), id).toBe(text);
  }
});

test("benign text is not held back: at 95 of 100 tokens the words before are on the screen", () => {
  const text = content.pageAnswers
    .slice(0, 120)
    .flatMap(({ lead, steps }) => [lead, ...steps])
    .join("\n\n");
  const tokens = text.match(/\s?\S+|\s+/g) ?? [];
  const guard = createModerator(setting({ level: "routine" }));
  let arrived = 0;
  let shown = 0;
  const caughtUp = tokens.filter((token) => {
    const before = arrived;
    arrived += token.length;
    shown += guard.push(token).length;
    return shown >= before - 1;
  });
  expect(caughtUp.length / tokens.length).toBeGreaterThanOrEqual(0.95);
});

test("a plain answer is shown token by token; only words that could become something forbidden wait for the next", () => {
  const guard = createModerator(setting({ level: "routine", pageWords: PAGE_WORDS }));
  const atOnce = TOKENS.filter((token) => guard.push(token).endsWith(token.trim()));
  expect(atOnce.length / TOKENS.length).toBeGreaterThanOrEqual(0.98);
});

test("a word that goes on as something forbidden is held from there, and what follows a medicine waits", () => {
  const shown = (tokens: readonly string[]) => {
    const guard = createModerator(setting({ level: "routine", pageWords: PAGE_WORDS }));
    return tokens.map((token) => guard.push(token));
  };
  for (const name of [
    "lanso|prazole",
    "lans|oprazole",
    "met|hotrexate",
    "pan|adol",
    "a|spirin",
    "ibup|rofen",
    "Par|acetamol",
    "sum|atrip|tan",
  ]) {
    const text = shown([..."It eases a lot, so".split(/(?= )/), ...` ${name} is good for it. `.split("|")]).join("");
    expect(text, name).toContain("We left something out");
    expect(text, name).not.toMatch(/acetam|buprof|prazol|hotrex|adol|spirin|triptan/i);
  }
  expect(shown(["Never", " give", " ibuprofen", ".", " It", " is", " fi"]).at(-1)).not.toContain("fi");
});

test("what is left out is said once, with the poison line of the data, and the rest goes on", () => {
  const text = all("Give 200 mg. Give 300 mg. Keep it warm.");
  expect(text.match(/\(888\) 426-4435/g)).toHaveLength(1);
  expect(text).toContain("Keep it warm.");
});

test("a soothing word is left out only when the verdict is grave", () => {
  expect(all("There is nothing to worry about.", { level: "routine" })).toBe("There is nothing to worry about.");
  expect(all("There is nothing to worry about.", { level: "urgent" })).toContain("within 24 hours");
});

test("[R-31] a heading for products drops what stands under it; safety text does not wait for another heading", () => {
  const text = all("### Recommended products\n- Brand X\n\nCall a vet if it collapses.\n\n### Next\nKeep it warm.");
  expect(text).not.toContain("Brand X");
  expect(text).toContain("Call a vet if it collapses.");
  expect(text).toContain("Keep it warm.");
});

test("[R-28] only the protocols of the spec and our own paths are links", () => {
  for (const ok of [
    "http://a.example/x",
    "https://a.example/x",
    "irc://a",
    "ircs://a",
    "mailto:a@b.example",
    "xmpp:a@b.example",
    "/page#part",
  ])
    expect(all(`[x](${ok})`)).toBe(`[x](${ok})`);
  for (const bad of ["javascript:x", "data:x", "tel:911", "//evil.example", "ftp://x.example"]) expect(all(`[x](${bad})`)).toBe("x");
});

test("words that were held back when the stream breaks off are judged, then shown", async () => {
  async function* breaking() {
    yield "Never give ibuprofen";
    throw new Error("truncated");
  }
  let text = "";
  const read = async () => {
    for await (const piece of guarded(breaking(), setting(), 6_000)) text += piece;
  };
  await expect(read()).rejects.toThrow("truncated");
  expect(text).toBe("Never give ibuprofen");
});
