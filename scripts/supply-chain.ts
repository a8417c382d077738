// `npm run sbom`: writes a bill of materials (CycloneDX) of what visitors and the Worker receive, and one with the tools, and checks licences,
// install scripts and where packages come from.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isPinned, type LockEntry } from "./lock-entry.ts";
import { cacheFolder, commitHere, ENV, ROOT } from "./set-up.mjs";
import { packageName, type ShippedPackage, shippedPackages } from "./vite/licences.ts";

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

/** Adds a few lines of its own to every Worker. */
const BUNDLER = "wrangler";

type Lock = { packages: Record<string, LockEntry> };

const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const lock: Lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
const entries = Object.entries(lock.packages)
  .filter(([path]) => path !== "")
  .map(([path, entry]) => ({ ...entry, name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length), path }));

type Sbom = {
  components: { name: string; version: string; "bom-ref": string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
  metadata: { component: { "bom-ref": string; name: string } };
};

const everything: Sbom = JSON.parse(
  execFileSync("npm", ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only", "--loglevel=error"], {
    cwd: ROOT,
    env: { ...ENV, NODE_ENV: "development" },
    encoding: "utf8",
    maxBuffer: 1e8,
  }),
);
// npm takes the name of the folder.
everything.metadata.component.name = manifest.name;
const shipped = shippedPackages(ROOT);
const problems = [...licenceProblems(), ...bundleProblems(), ...scriptProblems(), ...sourceProblems()];

const product = sbomOf(shipped);
const digests = entries.filter(({ integrity }) => integrity).length;
const reports = cacheFolder("standard-reports");
writeFileSync(join(reports, "sbom.cdx.json"), JSON.stringify(product, null, 2));
writeFileSync(join(reports, "sbom-with-tools.cdx.json"), JSON.stringify(everything, null, 2));
writeFileSync(
  join(reports, "supply-chain.json"),
  JSON.stringify({
    at: new Date().toISOString(),
    commit: commitHere(),
    ok: problems.length === 0,
    problems,
    packages: entries.length,
    digests,
    shipped: product.components.length,
  }),
);
console.info(`${product.components.length} shipped packages in ${join(reports, "sbom.cdx.json")}, with their notices in /licences.txt`);
console.info(
  `${everything.components.length} packages with the tools in sbom-with-tools.cdx.json; ${digests} of ${entries.length} have a digest`,
);
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
    .filter((name) => !listed.has(name) && name !== BUNDLER)
    .map((name) => `in the Worker without a notice in /licences.txt: ${name}`);
}

function scriptProblems(): string[] {
  const allowed = new Set(Object.entries(manifest.allowScripts ?? {}).flatMap(([name, may]) => (may ? [name] : [])));
  const withScript = new Set(entries.filter((entry) => entry.hasInstallScript).map((entry) => entry.name));
  const unknown = [...withScript].filter((name) => !allowed.has(name) && name !== "fsevents");
  const idle = [...allowed].filter((name) => !withScript.has(name));
  return [
    ...unknown.map((name) => `install script of a package that is not in allowScripts: ${name}`),
    ...idle.map((name) => `in allowScripts without a script: ${name}`),
  ];
}

/** Every package that we build or serve with has a digest, so that two installs are identical. */
function sourceProblems(): string[] {
  return entries.filter((entry) => !isPinned(entry)).map((entry) => `not from the registry, or without a digest: ${entry.name}`);
}

/** The part of npm's bill of materials that visitors and the Worker receive. */
function sbomOf(packages: readonly ShippedPackage[]): Sbom {
  const names = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  const components = everything.components.filter(({ name, version }) => names.has(`${name}@${version}`));
  const refs = new Set([everything.metadata.component["bom-ref"], ...components.map((one) => one["bom-ref"])]);
  const dependencies = everything.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
  return { ...everything, components, dependencies };
}
