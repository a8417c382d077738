import type { Problem } from "#app/domain/content/problem.ts";

/** Thrown when content/ has problems: the build stops and lists all of them. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`content/ has ${problems.length} problem(s):\n${problems.map(formatProblem).join("\n")}`);
    this.name = "ContentError";
    this.problems = problems;
  }
}

export function formatProblem(problem: Problem): string {
  return `${problem.file}:${problem.line}: ${problem.says}`;
}
