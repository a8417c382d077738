import type { RuleBook } from "../rules/rule-book.ts";

/** A short fingerprint of the rules and words; a signed review holds for exactly these. */
export function digestOf(book: RuleBook): string {
  const text = JSON.stringify([book.concepts, book.rules, book.thresholds, book.chocolate]);
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193) >>> 0;
    b = Math.imul(b ^ code, 0x85ebca6b) >>> 0;
  }
  return a.toString(16).padStart(8, "0") + b.toString(16).padStart(8, "0");
}
