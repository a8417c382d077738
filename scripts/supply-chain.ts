// `npm run sbom`: writes a bill of materials (CycloneDX) and checks licences, install scripts and where packages come from.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder, commitHere, ENV, ROOT } from "./set-up.mjs";
import { packageName, shippedPackages } from "./vite/licences.ts";

/** Licenses that require only their notice. */
const ALLOWED_LICENCES = new Set([
  "MIT",
  "ISC",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "0BSD",
  "MIT-0",
  "OFL-1.1",
  "CC0-1.0",
  "Unlicense",
  "BlueOak-1.0.0",
  "(MIT OR CC0-1.0)",
  "MIT OR Apache-2.0",
  "(Apache-2.0 AND MIT)",
]);

/** Polyfills that wrangler adds to every Worker. */
const BUNDLER_PARTS = /^(wrangler|unenv|@cloudflare\/unenv-preset)$/;

/** Tools whose install script is not run, because they work without it. */
const SCRIPT_NOT_RUN = new Set(["vnu-jar"]);

type Package = { version?: string; hasInstallScript?: boolean; resolved?: string; integrity?: string };
type Lock = { packages: Record<string, Package> };

const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const lock: Lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
const entries = Object.entries(lock.packages)
  .filter(([path]) => path !== "")
  .map(([path, entry]) => ({ ...entry, name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length), path }));

const sbomOf = (...options: string[]) =>
  execFileSync("npm", ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only", "--loglevel=error", ...options], {
    cwd: ROOT,
    env: { ...ENV, NODE_ENV: "development" },
    encoding: "utf8",
    maxBuffer: 1e8,
  });
const sbom = sbomOf();
const components = JSON.parse(sbom).components.length;
const shipped = shippedPackages(ROOT);
const problems = [...licenceProblems(), ...bundleProblems(), ...scriptProblems(), ...sourceProblems()];

const reports = cacheFolder("standard-reports");
writeFileSync(join(reports, "sbom.cdx.json"), sbom);
writeFileSync(
  join(reports, "supply-chain.json"),
  JSON.stringify({
    at: new Date().toISOString(),
    commit: commitHere(),
    ok: problems.length === 0,
    problems,
    components,
    shipped: shipped.length,
  }),
);
console.info(`${components} components in ${join(reports, "sbom.cdx.json")}; notices of ${shipped.length} packages in /licences.txt`);
console.info(problems.length === 0 ? "licences, install scripts and sources: no problems" : problems.join("\n"));
process.exit(problems.length === 0 ? 0 : 1);

function licenceProblems(): string[] {
  return shipped
    .filter(({ license }) => !ALLOWED_LICENCES.has(license))
    .map(({ name, version, license }) => `licence not on the list: ${name} ${version}: ${license || "none said"}`);
}

/** The packages in the built Worker (`npm run dry-run` lists them) must be among those whose notices are served. */
function bundleProblems(): string[] {
  const file = join(ROOT, "build/worker/bundle-meta.json");
  if (!existsSync(file)) return [];
  const { inputs }: { inputs: Record<string, unknown> } = JSON.parse(readFileSync(file, "utf8"));
  const bundled = Object.keys(inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  const listed = new Set(shipped.map(({ name }) => name));
  return [...new Set(bundled.map(packageName))]
    .filter((name) => !listed.has(name) && !BUNDLER_PARTS.test(name))
    .map((name) => `in the Worker without a notice in /licences.txt: ${name}`);
}

function scriptProblems(): string[] {
  const allowed = new Set(Object.entries(manifest.allowScripts ?? {}).flatMap(([name, may]) => (may ? [name] : [])));
  const withScript = new Set(entries.filter((entry) => entry.hasInstallScript).map((entry) => entry.name));
  const unknown = [...withScript].filter((name) => !allowed.has(name) && !SCRIPT_NOT_RUN.has(name) && name !== "fsevents");
  const idle = [...allowed].filter((name) => !withScript.has(name));
  return [
    ...unknown.map((name) => `install script of a package that is not in allowScripts: ${name}`),
    ...idle.map((name) => `in allowScripts without a script: ${name}`),
  ];
}

/** Every package comes from the registry with a digest, so that two installs are identical. */
function sourceProblems(): string[] {
  return entries
    .filter(
      (entry) => entry.resolved && !(entry.resolved.startsWith("https://registry.npmjs.org/") && entry.integrity?.startsWith("sha512-")),
    )
    .map((entry) => `not from the registry, or without a digest: ${entry.name}`);
}
