// `npm run newsletter:preview`: next week's issue as text, and as HTML in .cache/. A number asks for a later week.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { issueMessage } from "#app/domain/newsletter/email-messages.ts";
import { issueOf } from "#app/domain/newsletter/newsletter-issue.ts";
import { inspectContent } from "#app/library/compile/load-content.ts";
import { readArguments } from "../arguments.ts";
import { cacheFolder, ROOT } from "../set-up.mjs";

const WEEK_MS = 7 * 86_400_000;
const [typed = "1"] = readArguments({ allowPositionals: true }).positionals;
const weeks = Number(typed);
if (!Number.isInteger(weeks)) {
  console.error(`"${typed}" is no number of weeks`);
  process.exit(2);
}
const { content } = inspectContent(ROOT);
const { site, colors, care, pages, newsletter: editors } = content;
const issue = issueOf(Date.now() + weeks * WEEK_MS, { care, pages, editors }, []);
const sender = { siteName: site.name, siteUrl: site.url, contactEmail: site.contactEmail, postalAddress: site.postalAddress, colors };
const message = issueMessage({ id: issue.week, to: "reader@example.org" }, issue, "made-when-it-is-sent", sender);
const file = join(cacheFolder("newsletter"), `${issue.week}.html`);
writeFileSync(file, message.html);
console.info(
  `Subject: ${message.subject}\n${Object.entries(message.headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n")}\n\n${message.text}\nAs HTML: ${file}`,
);
