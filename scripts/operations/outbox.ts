// `npm run outbox`: lists due mail. With an id, shows that mail; `--revive` retries dead mail; `--remote` reads the live database, with
// `--env staging` the other one, and DATA_DIR that of `npm run serve`.
import { confirmMessage, type EmailMessage, issueMessage, myDataMessage, type Sender } from "#app/domain/newsletter/email-messages.ts";
import type { Issue } from "#app/domain/newsletter/newsletter-issue.ts";
import { inspectContent } from "#app/library/compile/load-content.ts";
import { readArguments } from "../arguments.ts";
import { ROOT } from "../set-up.mjs";
import { migrate, queryDatabase } from "./database.ts";

const LISTED = 50;
const LINK = "made-when-it-leaves";
const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    remote: { type: "boolean", default: false },
    env: { type: "string", default: "" },
    revive: { type: "boolean", default: false },
  },
});
const query = <T>(sql: string) => queryDatabase<T>(sql, values);
const [id] = positionals;

type Row = {
  id: string;
  kind: "confirm" | "my-data" | "issue";
  state: string;
  attempts: number;
  due: string;
  error: string | null;
  email: string;
  content: string | null;
};

if (!values.remote) migrate();
if (values.revive) query("UPDATE outbox SET state = 'waiting', attempts = 0, due_at = 0, sweep_at = 0 WHERE state = 'dead'");
const SELECT = `SELECT o.id, o.kind, o.state, o.attempts, datetime(o.due_at / 1000, 'unixepoch') AS due, o.error, s.email, i.content
  FROM outbox o JOIN subscribers s ON s.id = o.subscriber_id LEFT JOIN issues i ON i.week = o.issue`;
if (id) show(query<Row>(`${SELECT} WHERE o.id = '${id.replaceAll("'", "''")}'`)[0]);
else list();

function list(): void {
  const counts = query<{ kind: string; state: string; n: number }>("SELECT kind, state, count(*) AS n FROM outbox GROUP BY kind, state");
  console.info(counts.map(({ kind, state, n }) => `${kind} ${state}: ${n}`).join(", ") || "The outbox is empty.");
  const rows = query<Row>(`${SELECT} WHERE o.state IN ('waiting', 'sending', 'dead') ORDER BY o.due_at LIMIT ${LISTED}`);
  for (const row of rows)
    console.info([row.state, row.kind, row.email, `attempts ${row.attempts}`, `due ${row.due}`, row.error ?? "", row.id].join("  "));
}

function show(row: Row | undefined): void {
  if (!row) {
    console.info("There is no such mail.");
    return;
  }
  const { to, subject, headers, text } = messageOf(row);
  console.info(
    [`To: ${to}`, `Subject: ${subject}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), "", text].join("\n"),
  );
}

function messageOf({ id: mail, kind, email: to, content }: Row): EmailMessage {
  const { site, colors } = inspectContent(ROOT).content;
  const { name, url, contactEmail, postalAddress } = site;
  const sender: Sender = { siteName: name, siteUrl: url, contactEmail, postalAddress, colors };
  if (kind === "issue") return issueMessage({ id: mail, to }, JSON.parse(content ?? "{}") as Issue, LINK, sender);
  return kind === "confirm" ? confirmMessage({ id: mail, to }, LINK, sender) : myDataMessage({ id: mail, to }, LINK, sender);
}
