import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { privacyFaults, runPrivacy } from "./privacy.ts";
import { startProvider } from "./provider.ts";
import { startSite } from "./site.ts";

test("[R-65] [R-18] [R-67] chats with unique words leave none in database, token store or log; addresses are in one table", async () => {
  const provider = await startProvider({ everyMs: 5 });
  const site = await startSite({ name: "privacy", vars: { OPENAI_API_KEY: "sk-not-a-key", OPENAI_BASE_URL: provider.url } });
  try {
    const report = await runPrivacy(site);
    expect(privacyFaults(report)).toEqual([]);
    expect(report.bytesSearched).toBeGreaterThan(10_000);
    // The search works: it finds what the Worker itself logs.
    expect(site.said()).toContain('"route":"api/chat"');
  } finally {
    await site.stop();
    await provider.stop();
  }
});

test("[R-68] requests are not recorded", () => {
  const config = readFileSync(new URL("../../wrangler.toml", import.meta.url), "utf8");
  expect(config).toMatch(/^\[observability\.logs\][^[]*^invocation_logs = false$/m);
});
