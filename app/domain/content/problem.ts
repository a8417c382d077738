/** One problem in content/, described so that an editor can fix it. */
export type Problem = {
  /** Path from the project's root. */
  file: string;
  line: number;
  /** What is wrong and what to do about it, in one sentence. */
  says: string;
};
