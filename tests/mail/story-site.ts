import { DatabaseSync } from "node:sqlite";
import { freePort } from "../../scripts/free-port.ts";
import { databaseFile, startSite } from "../standard/site.ts";
import { ACCOUNT, AUTHORITY } from "./smtp-relay.ts";

const WEEK_MS = 7 * 86_400_000;

/** The built Worker in workerd with a state that outlives it, sending by STARTTLS and with a login to a relay on loopback. */
export async function storySite(smtpPort: number) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const vars = {
    SITE_URL: url,
    SMTP_HOST: "localhost",
    SMTP_PORT: String(smtpPort),
    SMTP_SECURE: "starttls",
    SMTP_USER: ACCOUNT.user,
    SMTP_PASS: ACCOUNT.password,
    MAIL_FROM: "tips@pawline.example",
  };
  const start = (again: boolean) => startSite({ name: "mail-story", port, vars, env: { NODE_EXTRA_CA_CERTS: AUTHORITY }, again });
  let site = await start(false);
  return {
    url,
    /** What the Worker has printed since it was started. */
    said: () => site.said(),
    /** Ends the runtime in the middle of whatever it does. */
    kill: () => site.stop("SIGKILL"),
    /** Starts the runtime again, on a database that was changed meanwhile. */
    async startAgain(...statements: string[]): Promise<void> {
      const database = new DatabaseSync(databaseFile(site.state), { timeout: 5_000 });
      database.exec(statements.join(";"));
      database.close();
      site = await start(true);
    },
    /** Fires a cron, as it is written in wrangler.toml, some weeks from now. */
    async cron(pattern: string, weeks = 0): Promise<void> {
      const time = Date.now() + weeks * WEEK_MS;
      const answer = await fetch(`${url}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(pattern)}&time=${time}`);
      if (!answer.ok) throw new Error(`the cron failed: ${answer.status} ${await answer.text()}\n${site.said()}`);
    },
  };
}
