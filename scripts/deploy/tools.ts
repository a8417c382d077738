export type Result = { status: number; stdout: string; stderr: string };

/** Everything outside that a deployment touches. */
export type Tools = {
  /** Runs wrangler and waits. */
  wrangler(args: readonly string[], input?: string): Result;
  build(): Result;
  fetch(url: string, init?: RequestInit): Promise<Response>;
  pause(ms: number): Promise<unknown>;
  say(line: string): void;
};

/** A step failed; the message is for the operator. */
export class DeployError extends Error {}
