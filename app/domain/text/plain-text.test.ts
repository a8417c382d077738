import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanText } from "./plain-text.ts";

const FORBIDDEN = /[\u{E0000}-\u{E007F}\u200B\u2060\u202A-\u202E\u2066-\u2069]/u;

const isControl = (letter: string) => letter < " " && letter !== "\n" && letter !== "\t";

test("[R-25] whatever a visitor sends, no hidden instruction, turned text or control character is left", () => {
  const hidden = fc.constantFrom("\u{E0041}", "\u{E007F}", "\u200B", "\u2060", "\u202E", "\u2066", "\u0000", "\u001B", "\r");
  const text = fc.array(fc.oneof(hidden, fc.string({ unit: "binary", maxLength: 6 })), { maxLength: 12 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, (given) => {
      const left = cleanText(given);
      expect(FORBIDDEN.test(left) || [...left].some(isControl)).toBe(false);
    }),
    { numRuns: 10_000, seed: 25 },
  );
});

test("[R-25] letters of joined and coloured signs stay whole", () => {
  for (const sign of ["👩\u200D⚕\uFE0F", "🐕\u200D🦺", "❤\uFE0F", "a\tb\nc"]) expect(cleanText(sign)).toBe(sign);
});
