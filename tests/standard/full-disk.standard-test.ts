import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { serve } from "./served.ts";

/** A disk of its own; only where this user may mount one. */
const disk = mkdtempSync(join(tmpdir(), "small-disk-"));
const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=48m", "tmpfs", disk]).status === 0;
afterAll(() => {
  if (isMounted) spawnSync("umount", [disk]);
  rmSync(disk, { recursive: true, force: true });
});

test.skipIf(!isMounted)("a full disk answers 503 to what would be stored, serves pages, and recovers without a restart", async () => {
  const site = await serve(disk);
  onTestFinished(() => site.stop());
  let people = 0;
  const subscribe = async () => {
    const answer = await fetch(`${site.url}/api/subscribe`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "CF-Connecting-IP": `10.0.0.${++people}` },
      body: JSON.stringify({ email: `reader${people}@example.org`, source: "page" }),
    });
    await answer.body?.cancel();
    return answer.status;
  };
  const times = async (n: number) => [...new Set(await Promise.all(Array.from({ length: n }, subscribe)))];
  expect(await times(20)).toEqual([200]);

  const filling = join(disk, "filling");
  expect(() => writeFileSync(filling, Buffer.alloc(64 * 2 ** 20))).toThrow("ENOSPC");
  expect(await times(40)).toEqual([503]);
  const health = await fetch(`${site.url}/healthz`);
  expect([health.status, await health.json()]).toEqual([503, { ok: false, faults: [{ code: "disk_full" }] }]);
  for (const path of ["/", "/emergency", "/symptoms?q=limping"]) expect((await fetch(`${site.url}${path}`)).status, path).toBe(200);

  rmSync(filling);
  expect(await times(20)).toEqual([200]);
  expect(await (await fetch(`${site.url}/healthz`)).json()).toMatchObject({ ok: true, faults: [] });
  expect(site.rows("SELECT count(*) AS n FROM subscribers")).toEqual([{ n: 40 }]);
});
