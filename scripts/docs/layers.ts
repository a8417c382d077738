import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { LAYERS, lineCount, ROOT, read } from "./files.ts";

const README_LINES = 12;

type LayerRules = { layers: Record<string, string[]>; entryPoints: Record<string, string[]> };

const { layers, entryPoints }: LayerRules = createRequire(import.meta.url)("../../tests/layers.cjs");

/** Every layer has a short README that repeats its import rule. */
export function layerProblems(): string[] {
  const unknownEntries = Object.values(entryPoints)
    .flat()
    .filter((path) => !existsSync(join(ROOT, "app", path)))
    .map((path) => `tests/layers.cjs: the entry point app/${path} does not exist`);
  const unknownLayers = LAYERS.filter((layer) => !(layer in layers)).map((layer) => `tests/layers.cjs: no rule for app/${layer}`);
  return [...unknownLayers, ...unknownEntries, ...LAYERS.flatMap(readmeProblems)];
}

function readmeProblems(layer: string): string[] {
  const file = `app/${layer}/README.md`;
  if (!existsSync(join(ROOT, file))) return [`${file}: missing; say what the layer holds, what it may import and which file to read first`];
  const text = read(file);
  const problems: string[] = [];
  if (lineCount(text) > README_LINES) problems.push(`${file}: ${lineCount(text)} lines; the limit is ${README_LINES}`);
  const rule = `May import: ${mayImport(layer)}.`;
  if (!text.includes(rule)) problems.push(`${file}: does not repeat its rule of tests/layers.cjs; write "${rule}"`);
  return problems;
}

function mayImport(layer: string): string {
  const open = [...(layers[layer] ?? []), ...(entryPoints[layer] ?? []).map((path) => `\`app/${path}\``)];
  return open.join(", ") || "no other layer";
}

/** The import rules as a table. */
export function layerTable(): string {
  const rows = Object.keys(layers).map((layer) => `| [${layer}](../app/${layer}/README.md) | ${mayImport(layer)} |`);
  return [
    "| layer | may import |",
    "|---|---|",
    ...rows,
    "| `root.tsx`, `load-context.server.ts`, entries | every layer; nothing imports them |",
  ].join("\n");
}

/** The imports between layers as they are in the code, drawn by dependency-cruiser in Mermaid. */
export function layerPicture(): string {
  const options = ["--include-only", "^app/[^/]+/", "--exclude", "\\.test\\.tsx?$", "--collapse", "^app/[^/]+", "--output-type", "mermaid"];
  const args = ["--config", "tests/dependency-cruiser.cjs", ...options, "app"];
  const { stdout, stderr, error } = spawnSync(join(ROOT, "node_modules/.bin/depcruise"), args, { cwd: ROOT, encoding: "utf8" });
  if (!stdout) throw new Error(`dependency-cruiser printed nothing: ${error?.message ?? stderr}`);
  return ["```mermaid", stdout.trim(), "```"].join("\n");
}
