/** One problem in content/, described so that an editor can fix it. */
export type Problem = {
  /** Path from the project's root. */
  file: string;
  line: number;
  /** What is wrong and what to do about it, in one sentence. */
  says: string;
};

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
