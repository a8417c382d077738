import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isPinned, type LockEntry } from "../scripts/lock-entry.ts";

const digest = { integrity: "sha512-x", resolved: "https://registry.npmjs.org/a/-/a-1.0.0.tgz" };

test("a package that we build or serve with needs a digest; a binary for another system may be without", () => {
  expect(isPinned(digest)).toBe(true);
  expect(isPinned({ ...digest, resolved: "https://example.org/a.tgz" })).toBe(false);
  expect(isPinned({ ...digest, integrity: "sha1-x" })).toBe(false);
  const without: [LockEntry, boolean][] = [
    [{}, false],
    [{ os: ["linux"], cpu: ["x64"] }, false],
    [{ os: ["linux"], cpu: ["arm64"], libc: ["glibc"] }, false],
    [{ os: ["linux"] }, false],
    [{ os: ["linux"], cpu: ["x64"], libc: ["musl"] }, true],
    [{ os: ["darwin"], cpu: ["arm64"] }, true],
    [{ os: ["win32"], cpu: ["x64"] }, true],
    [{ cpu: ["wasm32"] }, true],
  ];
  for (const [entry, is] of without) expect(isPinned(entry), JSON.stringify(entry)).toBe(is);
});

test("SECURITY.md counts the packages without a digest as the lock file has them", () => {
  const root = join(import.meta.dirname, "..");
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as { packages: Record<string, LockEntry> };
  const entries = Object.entries(packages).flatMap(([path, entry]) => (path ? [entry] : []));
  const without = entries.filter(({ integrity }) => !integrity).length;
  const says = `${without} of ${entries.length.toLocaleString("en-US")} entries of \`package-lock.json\` have no digest`;
  if (without > 0) expect(readFileSync(join(root, "SECURITY.md"), "utf8")).toContain(says);
});
