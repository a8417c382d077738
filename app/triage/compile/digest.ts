import { createHash } from "node:crypto";
import type { RuleBook } from "../rules/rule-book.ts";

const LENGTH = 16;

function fingerprint(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, LENGTH);
}

/**
 * A fingerprint of everything that decides (rules, words, thresholds, limits of the classifier, weights) and of the first steps that the
 * verdict shows. A vet's signature holds for exactly these.
 */
export function reviewDigest(book: RuleBook, firstSteps: readonly string[]): string {
  return fingerprint([book, firstSteps]);
}

/** A fingerprint of what the classifier reads of the rules. Texts that only the owner reads may change without a new training. */
export function trainingDigest({ concepts, rules, thresholds, chocolate, leave, wordClasses }: RuleBook): string {
  const read = rules.map(({ says: _s, source: _o, page: _p, answer: _w, ask: _a, protocol: _r, ...rule }) => rule);
  return fingerprint([concepts, read, thresholds, chocolate, leave, wordClasses]);
}
