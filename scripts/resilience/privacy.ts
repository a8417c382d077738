// `npm run privacy`: 100 chats, 20 votes and 20 subscriptions with unique words on the built Worker, then a search for those words in everything stored or logged.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { privacyFaults, runPrivacy } from "../../tests/standard/privacy.ts";
import { startProvider } from "../../tests/standard/provider.ts";
import { startSite } from "../../tests/standard/site.ts";
import { cacheFolder, commitHere } from "../set-up.mjs";

const provider = await startProvider();
const site = await startSite({ name: "privacy", vars: { OPENAI_API_KEY: "sk-not-a-key", OPENAI_BASE_URL: provider.url } });
const report = await runPrivacy(site);
await site.stop();
await provider.stop();
const faults = privacyFaults(report);
console.info(report);
console.info(faults.length === 0 ? "no chat text anywhere, addresses in `subscribers` alone, no client's address" : faults.join("\n"));
writeFileSync(
  join(cacheFolder("standard-reports"), "privacy.json"),
  JSON.stringify({ at: new Date().toISOString(), commit: commitHere(), ok: faults.length === 0, faults, report }, null, 2),
);
process.exit(faults.length === 0 ? 0 : 1);
