import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { answers, cacheFolder, localServer, makeState, run, startGroup } from "../../scripts/set-up.mjs";
import { ACCOUNT, AUTHORITY } from "./smtp-relay.ts";

const ANSWER_SECONDS = 90;

/** The built Worker in workerd with a state that outlives it, sending by STARTTLS and with a login to a relay on loopback. */
export function storySite(port: string, smtpPort: number) {
  const url = `http://127.0.0.1:${port}`;
  const state = join(cacheFolder("mail-story"), "state");
  makeState(state);
  const vars = {
    SIGNING_KEY: "a key for the story only",
    SITE_URL: url,
    SMTP_HOST: "localhost",
    SMTP_PORT: String(smtpPort),
    SMTP_SECURE: "starttls",
    SMTP_USER: ACCOUNT.user,
    SMTP_PASS: ACCOUNT.password,
    MAIL_FROM: "tips@pawline.example",
  };
  const settings = Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  const where = [...localServer(port), "--persist-to", state, "--log-level", "warn"];
  let server: ChildProcess | undefined;
  let said = "";
  return {
    url,
    /** What the Worker has printed so far. */
    said: () => said,
    async start(): Promise<boolean> {
      server = startGroup("wrangler", [...where, ...settings], {
        NODE_EXTRA_CA_CERTS: AUTHORITY,
      }) as unknown as ChildProcess;
      for (const stream of [server.stdout, server.stderr]) {
        stream?.on("data", (text: string) => {
          said += text;
        });
      }
      return answers(`${url}/about`, ANSWER_SECONDS);
    },
    /** Ends the runtime and all that belongs to it in the middle of whatever it does. */
    async kill(): Promise<void> {
      const gone = new Promise((done) => server?.once("exit", done));
      if (server?.pid) process.kill(-server.pid, "SIGKILL");
      await gone;
    },
    /** Changes the database while the Worker is down. */
    sql(...statements: string[]): void {
      run("wrangler", ["d1", "execute", "DB", "--local", "--persist-to", state, "--command", statements.join(";")], { CI: "true" }, "pipe");
    },
    /** Fires a cron, as it is written in wrangler.toml, some weeks from now. */
    async cron(pattern: string, weeks = 0): Promise<void> {
      const time = Date.now() + weeks * 7 * 86_400_000;
      const answer = await fetch(`${url}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(pattern)}&time=${time}`);
      if (!answer.ok) throw new Error(`the cron failed: ${answer.status} ${await answer.text()}\n${said}`);
    },
  };
}
