import type { ChildProcess } from "node:child_process";
import { answers, startGroup } from "../set-up.mjs";

/** How often the runtime is asked, and after how many answers in a row that tell of no database it is started again. */
export const CHECK_MS = 15_000;
const SICK_CHECKS = 3;
/** A database that a new start does not repair is tried again after this time. */
const BETWEEN_RESTARTS_MS = 600_000;
const STOP_MS = 5_000;
const START_SECONDS = 120;

type Options = { url: string; command: string; args: readonly string[]; env: Record<string, string>; onEnd: (code: number) => void };

/** Wrangler's local server, which is started again when it no longer answers or no longer reaches its database. */
export class Runtime {
  readonly #options: Options;
  #child: ChildProcess | undefined;
  #sick = 0;
  #restartedAt = Number.NEGATIVE_INFINITY;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @returns whether it answers */
  async start(): Promise<boolean> {
    const { url, command, args, env, onEnd } = this.#options;
    const child = startGroup(command, args, env) as unknown as ChildProcess;
    this.#child = child;
    child.stdout?.pipe(process.stdout);
    child.stderr?.pipe(process.stderr);
    child.on("exit", (code) => {
      if (this.#child === child) onEnd(code ?? 1);
    });
    return answers(`${url}/healthz`, START_SECONDS);
  }

  /** Asks how it is, and starts it again when it has been sick for a while. A full disk is no reason: it would not start either. */
  async check(isDiskFull: boolean, now = Date.now()): Promise<void> {
    if (isDiskFull || (await this.#isWell())) this.#sick = 0;
    else this.#sick++;
    if (this.#sick < SICK_CHECKS || now - this.#restartedAt < BETWEEN_RESTARTS_MS) return;
    this.#sick = 0;
    this.#restartedAt = now;
    console.warn(JSON.stringify({ route: "serve", code: "runtime_restarted" }));
    await this.#stop();
    await this.start();
  }

  async #isWell(): Promise<boolean> {
    const asked = fetch(`${this.#options.url}/healthz`, { signal: AbortSignal.timeout(CHECK_MS / 2) });
    const health = (await asked.then((answer) => answer.json()).catch(() => ({}))) as { database?: boolean };
    return health.database === true;
  }

  async #stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child?.pid) return;
    const ended = new Promise((done) => child.once("exit", done));
    process.kill(-child.pid, "SIGTERM");
    const forced = setTimeout(() => process.kill(-(child.pid ?? 0), "SIGKILL"), STOP_MS);
    if (child.exitCode === null && child.signalCode === null) await ended;
    clearTimeout(forced);
  }
}
