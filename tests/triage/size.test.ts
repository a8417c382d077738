import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { book } from "./book.ts";

test("rules and words are small enough to travel with the chat", () => {
  expect(gzipSync(JSON.stringify(book), { level: 9 }).length).toBeLessThan(47_500);
});
