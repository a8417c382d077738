// `npm run content:validate`: checks HTML and links of every page of the built site.
// Build first. SITE names a running server; without it one is started.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startSite } from "../../tests/standard/site.ts";
import { cacheFolder } from "../set-up.mjs";
import { checkHtml } from "./validate/html.ts";
import { checkLinks } from "./validate/links.ts";
import { factProblems, type ReadPage } from "./validate/page-facts.ts";

const site = process.env.SITE ?? (await startSite({ name: "validate" })).url;
/** Pages that are not in the sitemap: filtered lists, and the 404. */
const OTHERS = ["/symptoms?q=diarrhoea", "/symptoms?species=dog&urgency=emergency", "/symptoms?q=xyzzy", "/no-such-page"];

const folder = join(cacheFolder("validate"), "pages");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
const pages: ReadPage[] = [];
for (const [index, path] of [...listed, ...OTHERS].entries()) {
  const response = await fetch(site + path);
  const file = join(folder, `${String(index).padStart(2, "0")}-${path.replace(/\W+/g, "-")}.html`);
  const html = await response.text();
  writeFileSync(file, html);
  pages.push({ path, listed: index < listed.length, status: response.status, html, file });
}

let errors = 0;
await report(
  `${listed.length} pages of the sitemap answer 200 with one h1, a title, description, canonical address and picture of their own`,
  factProblems(pages, site),
);
await report(`html-validate read ${pages.length} pages`, checkHtml(pages));
await report("linkinator followed the links", checkLinks(site));
process.exit(errors > 0 ? 1 : 0);

/** Prints the result of a check. */
async function report(what: string, check: Promise<string[]>): Promise<void> {
  const problems = await check;
  errors += problems.length;
  console.info(`${problems.length} errors: ${what}`);
  for (const problem of problems) console.error(`  ${problem}`);
}
