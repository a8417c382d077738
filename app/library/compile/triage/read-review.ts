import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "#app/domain/content/problem.ts";
import type { TriageReview } from "#app/domain/content/triage-review.ts";
import type { RuleBook } from "#app/triage/compile/compile-rules.ts";
import { reviewDigest } from "#app/triage/compile/digest.ts";
import { reviewSchema } from "#app/triage/compile/schemas.ts";
import { contentReader } from "../files/content-reader.ts";

export const REVIEW_FILE = "content/triage/review.yaml";

/** What an owner is told to do until a vet takes over. */
const FIRST_STEPS = ["content/emergencies.yaml", "content/first-aid.yaml"];

export type ReviewState = {
  /** Current fingerprint of everything that a signature covers. */
  digest: string;
  /** Present when somebody has signed exactly this. */
  review?: TriageReview;
  /** Why a signature that is there does not count. */
  problems: Problem[];
};

/** Reads the signature under the rules and first steps. A signature holds for what was signed: any change ends it. */
export function readTriageReview(root: string, book: RuleBook): ReviewState {
  const problems: Problem[] = [];
  const steps = FIRST_STEPS.map((name) => join(root, name)).map((path) => (existsSync(path) ? readFileSync(path, "utf8") : ""));
  const digest = reviewDigest(book, steps);
  const { has, object } = contentReader(root, problems, "content/triage");
  const signed = has("review.yaml") ? object("review.yaml", reviewSchema) : undefined;
  if (!signed) return { digest, problems };
  const { digest: signedDigest, ...review } = signed.item;
  if (signedDigest === digest) return { digest, review, problems };
  const says = `signed for ${signedDigest}, but rules and first steps are now ${digest}; have them reviewed and signed again`;
  signed.report(["digest"], says);
  return { digest, problems };
}
