import type { z } from "zod";

/** What is wrong with the shape of a value, where, and what to do about it. */
export type ShapeProblem = { path: PropertyKey[]; says: string };

/** Describes schema issues for an editor. An unknown key is reported at the key itself, not at the object that contains it. */
export function shapeProblems(error: z.ZodError): ShapeProblem[] {
  return error.issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [{ path: issue.path, says: cure(issue) }];
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      says: "is no field; correct the spelling or remove it (docs/editing.md lists the fields)",
    }));
  });
}

type Issue = z.ZodError["issues"][number];

function cure(issue: Issue): string {
  if (issue.code === "invalid_type") {
    if (issue.message.endsWith("received undefined")) return "is missing; add it (docs/editing.md says what it holds)";
    return `must be written as ${issue.expected}; correct it`;
  }
  if (issue.code === "too_big") return `is too long, at most ${issue.maximum} ${unitOf(issue.origin)}; shorten it`;
  if (issue.code === "too_small") return `is too short, at least ${issue.minimum} ${unitOf(issue.origin)}; write more`;
  if (issue.code === "invalid_value") return `must be ${issue.values.map((value) => `"${String(value)}"`).join(" or ")}; correct it`;
  return `${issue.message}; correct it`;
}

function unitOf(origin: string): string {
  return origin === "array" ? "entries" : "characters";
}
