// `npm run chaos`: 300 messages through every fault, in an order chosen by a seed (`--seed 8`), on the built Worker in workerd with a provider on loopback.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chaosFaults, runChaos } from "../../tests/standard/chaos.ts";
import { startProvider } from "../../tests/standard/provider.ts";
import { startSite } from "../../tests/standard/site.ts";
import { readArguments } from "../arguments.ts";
import { cacheFolder, commitHere } from "../set-up.mjs";

const { values } = readArguments({ options: { seed: { type: "string", default: "8" }, sends: { type: "string", default: "300" } } });
const provider = await startProvider();
const site = await startSite({
  name: "chaos",
  vars: { OPENAI_API_KEY: "sk-not-a-key", OPENAI_BASE_URL: provider.url, DAILY_TOKENS: "100000000" },
});
const began = Date.now();
const report = await runChaos(site, provider, { seed: Number(values.seed), sends: Number(values.sends) });
await site.stop();
await provider.stop();
const faults = chaosFaults(report);
const seconds = Math.round((Date.now() - began) / 1000);
console.table(report.byPlay);
console.info({ ...report, byPlay: undefined, seconds });
console.info(faults.length === 0 ? "every send ended in exactly one answer or one apology" : faults.join("\n"));
writeFileSync(
  join(cacheFolder("standard-reports"), "chaos.json"),
  JSON.stringify({ at: new Date().toISOString(), commit: commitHere(), ok: faults.length === 0, faults, seconds, report }, null, 2),
);
process.exit(faults.length === 0 ? 0 : 1);
