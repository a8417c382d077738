// `npm run sbom`: what is shipped and what builds it, checked and written down. Every package that reaches a visitor or the Worker must have a
// licence from the list; only the allowed packages may run a script when they are installed; no secret stands in the build or the repository.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder, commitHere, ENV, ROOT } from "./set-up.mjs";

/** Licences that ask for no more than their text. */
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

/** Copied into the site although they are not dependencies of the running code: fonts. */
const SHIPPED_BY_COPY = ["@fontsource/atkinson-hyperlegible"];

/** Tools with an install script that is not run: what they do without it is enough. */
const SCRIPT_NOT_RUN = new Set(["vnu-jar"]);

/** Of the mail server that the tests start on this machine. */
const KEY_FOR_TESTS = "tests/mail/certificate/localhost-key.pem";

type Package = { version?: string; license?: string; dev?: boolean; hasInstallScript?: boolean; resolved?: string; integrity?: string };
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
const running = new Set<string>(JSON.parse(sbomOf("--omit", "dev")).components.map(({ "bom-ref": ref }: { "bom-ref": string }) => ref));
const problems = [...licenceProblems(), ...scriptProblems(), ...sourceProblems(), ...secretProblems()];

const reports = cacheFolder("standard-reports");
writeFileSync(join(reports, "sbom.cdx.json"), sbom);
writeFileSync(join(ROOT, "docs/licences.md"), licenceList());
writeFileSync(
  join(reports, "supply-chain.json"),
  JSON.stringify({
    at: new Date().toISOString(),
    commit: commitHere(),
    ok: problems.length === 0,
    problems,
    components,
    shipped: new Set(shipped().map(({ name }) => name)).size,
  }),
);
console.info(
  `${components} components in ${join(reports, "sbom.cdx.json")}; ${new Set(shipped().map(({ name }) => name)).size} packages are shipped (docs/licences.md)`,
);
console.info(problems.length === 0 ? "licences, install scripts, sources and secrets: all as they should be" : problems.join("\n"));
process.exit(problems.length === 0 ? 0 : 1);

function shipped() {
  return entries.filter((entry) => running.has(`${entry.name}@${entry.version}`) || SHIPPED_BY_COPY.includes(entry.name));
}

function licenceProblems(): string[] {
  return shipped()
    .filter((entry) => !ALLOWED_LICENCES.has(entry.license ?? ""))
    .map((entry) => `licence not on the list: ${entry.name} ${entry.version}: ${entry.license ?? "none said"}`);
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

/** Every package comes from the registry and is known by its digest, so that two installs are the same. */
function sourceProblems(): string[] {
  return entries
    .filter(
      (entry) => entry.resolved && !(entry.resolved.startsWith("https://registry.npmjs.org/") && entry.integrity?.startsWith("sha512-")),
    )
    .map((entry) => `not from the registry, or without a digest: ${entry.name}`);
}

/** Looks for keys in everything that git knows and in what was built; the tests' made-up keys are told by their words. */
function secretProblems(): string[] {
  // In a copy without its history nothing is known to be kept, and only the build is searched.
  const tracked =
    commitHere() === "no commit"
      ? []
      : execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" }).split("\0").filter(Boolean);
  const folder = join(ROOT, "build");
  const built = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    : [];
  const local = existsSync(join(ROOT, ".dev.vars")) ? readFileSync(join(ROOT, ".dev.vars"), "utf8") : "";
  const ownKeys = [...local.matchAll(/^\w+=(.{16,})$/gm)].map((match) => match[1] ?? "");
  const shapes = [
    /\bsk-[A-Za-z0-9]{20,}/,
    /\bsk-(?:proj|ant)-[\w-]{20,}/,
    /\bAKIA[0-9A-Z]{16}\b/,
    /-----BEGIN (?:RSA |EC )?PRIVATE KEY-----/,
    /\bre_[A-Za-z0-9]{20,}\b/,
    /\bgh[pousr]_[A-Za-z0-9]{30,}/,
  ];
  const problems: string[] = [];
  for (const file of [...tracked, ...built]) {
    if (/\.(png|woff2?|ico)$/.test(file) || !existsSync(join(ROOT, file))) continue;
    const text = readFileSync(join(ROOT, file), "utf8");
    if (file === KEY_FOR_TESTS) continue;
    if (shapes.some((shape) => shape.test(text)) || ownKeys.some((key) => text.includes(key)))
      problems.push(`what looks like a secret: ${file}`);
  }
  if (tracked.some((file) => /(^|\/)\.(dev\.vars|env)(\.|$)/.test(file))) problems.push("a file of secrets is in the repository");
  return problems;
}

function licenceList(): string {
  const rows = shipped()
    .map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`)
    .sort();
  return `# Licences of what is shipped

Written by \`npm run sbom\` from the lock file: the packages that the Worker and the browser may load, and the fonts. Not all of each ends up in the build. Pawline itself is under the MIT licence.

| package | version | licence |
|---|---|---|
${[...new Set(rows)].join("\n")}
`;
}
