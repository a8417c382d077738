import { API_ERRORS } from "#app/domain/http/api-errors.ts";
import { SITE_ROUTES } from "#app/domain/http/site-routes.ts";
import * as limits from "#app/domain/limits.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { read } from "./files.ts";

const OPERATIONS = "docs/operations.md";
const ARCHITECTURE = "docs/architecture.md";
const TESTING = "docs/testing.md";

/** Tables that are written by hand and repeat the code: ports, error codes, settings, limits, npm scripts. */
export function tableProblems(): string[] {
  return [...portProblems(), ...errorCodeProblems(), ...settingProblems(), ...limitProblems(), ...scriptProblems()];
}

/** The port table has a row for each field of `Ports` and no other. */
function portProblems(): string[] {
  const type = /^export type Ports = \{(.*?)^\};/ms.exec(read("app/domain/ports.ts"))?.[1] ?? "";
  const ports = [...type.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name = ""]) => name);
  const section = /^## Ports$(.*?)^## /ms.exec(read(ARCHITECTURE))?.[1] ?? "";
  const rows = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = ""]) => name);
  return [
    ...ports.filter((port) => !rows.includes(port)).map((port) => `${ARCHITECTURE}: the port table has no row for "${port}"`),
    ...rows.filter((row) => !ports.includes(row)).map((row) => `${ARCHITECTURE}: app/domain/ports.ts has no port "${row}"`),
  ];
}

function errorCodeProblems(): string[] {
  const text = read(OPERATIONS);
  return Object.entries(API_ERRORS)
    .filter(([code, [status]]) => !text.includes(`| ${status} | \`${code}\` |`))
    .map(([code, [status]]) => `${OPERATIONS}: the table of errors has no row "${status} | ${code}"`);
}

/** Every setting that the Worker reads has a row. The rows state the defaults of the code, because wrangler.toml has the operator's values. */
function settingProblems(): string[] {
  const text = read(OPERATIONS);
  const sources = ["app/platform/env.server.ts", "app/platform/mail/sending/relay.server.ts"];
  const names = sources.flatMap((file) => [...read(file).matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = ""]) => name));
  const defaults = Object.entries(readSettings({})).filter(([, value]) => value !== undefined);
  return [
    ...names.filter((name) => !text.includes(`| \`${name}\` |`)).map((name) => `${OPERATIONS}: no row for the setting ${name}`),
    ...defaults
      // A switch is written as 1 or 0.
      .filter(([name, value]) => !text.includes(`| \`${name}\` | \`${Number(value)}\` |`))
      .map(([name, value]) => `${OPERATIONS}: the row of ${name} does not give its default ${Number(value)}`),
  ];
}

const FACTORS: Record<string, number> = { s: 1_000, min: 60_000, KiB: 1_024 };

/** A row of a table that begins with the name of a limit gives its value: `| \`IDLE_MS\` | 10 s |`. */
function limitProblems(): string[] {
  const section = /^## Limits$(.*?)^## /ms.exec(read(OPERATIONS))?.[1] ?? "";
  const rows = [...section.matchAll(/^\| `([A-Z][A-Z_]+)` \| ([\d,.]+)(?: (\w+))?/gm)];
  if (rows.length === 0) return [`${OPERATIONS}: the section "Limits" has no table`];
  return rows.flatMap(([row, name = "", digits = "", unit = ""]) => {
    const value = (limits as Record<string, unknown>)[name];
    if (typeof value !== "number") return [`${OPERATIONS}: app/domain/limits.ts has no number ${name}`];
    const inMs = name.endsWith("_MS") || unit === "KiB";
    const stated = Number(digits.replaceAll(",", "")) * (inMs ? (FACTORS[unit] ?? 1) : 1);
    return stated === value ? [] : [`${OPERATIONS}: "${row}" but ${name} is ${value}`];
  });
}

/** Every npm script is explained in docs/testing.md. */
function scriptProblems(): string[] {
  const { scripts } = JSON.parse(read("package.json"));
  const rows = [...read(TESTING).matchAll(/^\| (`[\w:-]+`(?:, `[\w:-]+`)*) \|/gm)];
  const explained = rows.flatMap(([, names = ""]) => names.replaceAll("`", "").split(", "));
  return Object.keys(scripts)
    .filter((name) => !explained.includes(name))
    .map((name) => `${TESTING}: the table of commands has no row for "${name}"`);
}

/** The URL table of app/domain/http/site-routes.ts, and the two routes that remix.config.js adds. */
export function routeTable(): string {
  const rows = SITE_ROUTES.map(({ path, module, api, form, inSitemap, linkable, developmentOnly }) => {
    const method = api ?? (form ? "GET, POST" : "GET");
    const notes = [inSitemap && "in the sitemap", linkable && "content may link to it", developmentOnly && "development only"];
    return `| \`${path}\` | ${method} | [${module}](../app/routes/${module}) | ${notes.filter(Boolean).join(", ")} |`;
  });
  const pages = "| `/:slug` | GET | [page.tsx](../app/routes/page.tsx) | every page of `content/` |";
  const rest = "| `*` | GET | [not-found.tsx](../app/routes/not-found.tsx) | 404 |";
  return ["| path | methods | module | notes |", "|---|---|---|---|", ...rows, pages, rest].join("\n");
}

/** The checks of `npm test`, in their order. */
export function checkList(): string {
  const steps = [...read("scripts/test.mjs").matchAll(/await step\("([^"]+)",/g)].map(([, name]) => name);
  return steps.map((name, index) => `${index + 1}. ${name}`).join("\n");
}

/** The size limits of the build. */
export function sizeTable(): string {
  const limits: { name: string; limit: string }[] = JSON.parse(read("tests/size-limit.json"));
  return ["| part of the build | at most |", "|---|---|", ...limits.map(({ name, limit }) => `| ${name} | ${limit} |`)].join("\n");
}

/** The journeys that check a budget, by their titles. */
export function pageBudgets(): string {
  const titles = [...read("tests/e2e/budgets.e2e.ts").matchAll(/^test\("([^"]*at most[^"]*)"/gm)].map(([, title]) => title);
  return titles.map((title) => `- ${title}`).join("\n");
}
