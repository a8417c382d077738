import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { conversationTokens } from "#app/reading/message-tokens.ts";
import { createWordReader } from "#app/reading/read-words.ts";
import { book } from "./book.ts";

const ROOT = join(import.meta.dirname, "../..");
const LISTS = new Set(book.concepts.filter(({ kind }) => kind === "grammar").map(({ name }) => name));

test("each list that a reader asks for is in content/triage/words, and each list there is asked for", () => {
  const code = globSync("app/{reading,triage}/**/*.ts", { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), "utf8"));
  const asked = code.flatMap((text) =>
    [...text.matchAll(/\bis(?:In)?\("([a-z_]+)", |\bisNext\("([a-z_]+)"/g)].map(([, one, next]) => one ?? next ?? ""),
  );
  expect(asked.filter((name) => !LISTS.has(name))).toEqual([]);
  const referred = book.concepts.flatMap(({ patterns }) => patterns.flatMap((one) => [...one.matchAll(/<([a-z_]+)>/g)]));
  const used = new Set([...asked, ...referred.map(([, name = ""]) => name)]);
  expect([...LISTS].filter((name) => !used.has(name))).toEqual([]);
});

test("a word of grammar is read as it is written, also where a mask hides it, and is no fact", () => {
  const { is, tokens, facts } = createWordReader(book).read(conversationTokens("a lump the size of a golf ball, my sisters think", []));
  const at = (text: string) => tokens.findIndex((token) => token.text === text);
  expect([is("size_of", at("of")), is("possessive", at("my")), is("other_subject", at("sisters"))]).toEqual([true, true, false]);
  expect([...facts.keys()].filter((name) => LISTS.has(name))).toEqual([]);
});
