import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ENV, ROOT } from "../../scripts/set-up.mjs";
import { scratchCopy } from "../scratch-copy.ts";
import { startSite } from "./site.ts";

const BUCKET = "pawline-backups";

test("the nightly job writes a backup to R2, and a new database is restored from it", { timeout: 300_000 }, async () => {
  const site = await startSite({ name: "backup", and: `[[r2_buckets]]\nbinding = "BACKUPS"\nbucket_name = "${BUCKET}"\n` });
  onTestFinished(() => site.stop());
  const subscription = await fetch(`${site.url}/api/subscribe`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "o'brien@example.org", source: "page" }),
  });
  expect(subscription.status).toBe(200);
  expect((await fetch(`${site.url}/cdn-cgi/local/scheduled?cron=17+3+*+*+*`)).status).toBe(200);
  expect(await (await fetch(`${site.url}/healthz`)).json()).toMatchObject({ ok: true, faults: [] });
  await site.stop();

  const copy = scratchCopy();
  onTestFinished(copy.remove);
  const backup = join(copy.root, "backup.sql");
  const object = `${BUCKET}/d1/${new Date().toISOString().slice(0, 10)}.sql`;
  const got = spawnSync("wrangler", ["r2", "object", "get", object, "--local", ...site.local, "--file", backup], {
    cwd: ROOT,
    env: ENV,
    encoding: "utf8",
  });
  expect(got.status, got.stderr).toBe(0);
  expect(copy.run("scripts/operations/restore.ts", backup).stdout).toContain("subscribers 1");
});
