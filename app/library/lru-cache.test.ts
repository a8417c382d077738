import { expect, test } from "vitest";
import { lruCache } from "./lru-cache.ts";

test("so many are kept; the one that was not used for longest goes", () => {
  const kept = lruCache<number>(2);
  kept.keep("a", 1);
  kept.keep("b", 2);
  expect(kept.find("a")).toBe(1);
  kept.keep("c", 3);
  expect([kept.find("a"), kept.find("b"), kept.find("c")]).toEqual([1, undefined, 3]);
});
