import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** As `wrangler d1 export --no-schema` writes it: with the tables that we leave out, and a line break inside a value. */
const EXPORT = `PRAGMA defer_foreign_keys=TRUE;
INSERT INTO "d1_migrations" ("id","name","applied_at") VALUES(1,'0001_votes_and_subscribers.sql','2026-11-23 09:02:35');
INSERT INTO "subscribers" ("id","email","source","state","created_at","confirmed_at") VALUES('s1','a@example.org','page','pending','2026-11-23',NULL);
INSERT INTO "votes" ("message_id","rating","created_at") VALUES('one
message','negative','2026-11-23');
INSERT INTO "form_counts" ("client","hour","times") VALUES('a client',498729,1);
INSERT INTO "counts" ("day","name","times") VALUES('2026-11-23','answers',1);
`;

let copy = "";
const restore = (...words: string[]) =>
  spawnSync(process.execPath, ["scripts/operations/restore.ts", join(copy, "backup.sql"), ...words], { cwd: copy, encoding: "utf8" });

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "restore-"));
  for (const part of ["app", "scripts", "package.json", "wrangler.toml"]) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  writeFileSync(join(copy, "backup.sql"), EXPORT);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("a backup made by hand fills an empty database; a database with rows is refused unless they are replaced", {
  // It starts wrangler a dozen times.
  timeout: 300_000,
}, () => {
  expect(restore().stdout).toBe("Restored: votes 1, subscribers 1, counts 1\n");

  const again = restore();
  expect(again.status).toBe(1);
  expect(again.stderr).toContain("The database is not empty: votes 1, subscribers 1, counts 1.");

  expect(restore("--replace").stdout).toBe("Restored: votes 1, subscribers 1, counts 1\n");
});

test("a backup goes into a folder that is not there yet, and from it into one of a new machine", { timeout: 120_000 }, () => {
  const data = join(copy, "new-machine/data");
  const onData = (script: string, ...words: string[]) =>
    spawnSync(process.execPath, [`scripts/operations/${script}.ts`, ...words], {
      cwd: copy,
      env: { ...process.env, DATA_DIR: data, XDG_CONFIG_HOME: join(copy, "config") },
      encoding: "utf8",
    });
  const nothing = onData("backup", join(copy, "none.sql"));
  expect([nothing.status, nothing.stderr]).toEqual([1, `DATA_DIR is ${data}, which does not exist\n`]);
  expect(onData("restore", join(copy, "none.sql")).stderr).toContain("There is no file");

  expect(onData("restore", join(copy, "backup.sql")).stdout).toContain("subscribers 1");
  const again = join(copy, "backups/night.sql");
  expect(onData("backup", again).stderr).not.toContain("Error");
  expect(readFileSync(again, "utf8")).toContain("a@example.org");
  // Not even wrangler's own log holds the addresses that a command has read.
  expect(readdirSync(join(copy, "config"), { recursive: true }).filter((name) => String(name).endsWith(".log"))).toEqual([]);
});
