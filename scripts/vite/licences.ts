import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Shipped without being runtime dependencies: fonts that are copied into the site, and polyfills that wrangler adds to the Worker. */
const COPIED = ["@fontsource/atkinson-hyperlegible", "@fontsource-variable/figtree", "unenv", "@cloudflare/unenv-preset"];

type LockEntry = { version?: string; license?: string; dependencies?: Record<string, string> };
type Lock = { packages: Record<string, LockEntry> };

/** A package that a visitor or the Worker may receive. */
export type ShippedPackage = { name: string; version: string; license: string; notice: string };

/**
 * All runtime dependencies by the lock file: a few more packages than the bundles contain, and none missing.
 * A bundler's own list would miss the Worker, which wrangler bundles after the site is built.
 */
export function shippedPackages(root: string): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Lock;
  const found = new Map<string, LockEntry>();
  const open = [...Object.keys(packages[""]?.dependencies ?? {}), ...COPIED].map((name) => ({ from: "", name }));
  for (const { from, name } of open) {
    const path = resolveInLock(packages, from, name);
    if (!path || found.has(path)) continue;
    const entry = packages[path] as LockEntry;
    found.set(path, entry);
    open.push(...Object.keys(entry.dependencies ?? {}).map((next) => ({ from: path, name: next })));
  }
  return [...found]
    .map(([path, { version = "", license = "" }]) => ({ name: packageName(path), version, license, notice: noticeIn(join(root, path)) }))
    .sort((one, other) => (`${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1));
}

/** The path under which npm installed a package for another one: the nearest `node_modules` above it. */
function resolveInLock(packages: Lock["packages"], from: string, name: string): string | undefined {
  for (let parent = from; ; parent = parent.slice(0, Math.max(0, parent.lastIndexOf("node_modules/") - 1))) {
    const path = `${parent ? `${parent}/` : ""}node_modules/${name}`;
    if (packages[path]) return path;
    if (!parent) return undefined;
  }
}

export function packageName(path: string): string {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

function noticeIn(folder: string): string {
  const file = existsSync(folder) ? readdirSync(folder).find((name) => /^licen[cs]e/i.test(name)) : undefined;
  return file ? readFileSync(join(folder, file), "utf8").trim() : "";
}

/** Serves the notices that the licenses require at /licences.txt. */
export function licences(root: string): Plugin {
  return {
    name: "pawline-licences",
    apply: "build",
    generateBundle(options) {
      if (!options.dir?.endsWith("client")) return;
      const notices = shippedPackages(root).map(
        ({ name, version, license, notice }) => `${name} ${version}\nLicense: ${license}\n\n${notice}`,
      );
      this.emitFile({ type: "asset", fileName: "licences.txt", source: `${notices.join(`\n\n${"-".repeat(72)}\n\n`)}\n` });
    },
  };
}
