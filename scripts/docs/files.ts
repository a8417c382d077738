import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");

/** @param file a path from the project's root */
export function read(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}

/** The layers of app/: its folders. */
export const LAYERS = readdirSync(join(ROOT, "app"), { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
  .sort();

export const LAYER_READMES = LAYERS.map((layer) => `app/${layer}/README.md`);

/** Every Markdown document of the project except the pages in content/. */
export function documents(): string[] {
  return [
    ...markdownIn("."),
    ...markdownIn("docs", true),
    ...markdownIn(".github", true),
    ...LAYER_READMES,
    "content/README.md",
    "site/README.md",
  ];
}

function markdownIn(folder: string, recursive = false): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
  return names.map((name) => join(folder, name)).sort();
}

export function withoutFences(text: string): string {
  return text.replace(/^ *```.*?^ *```/gms, "");
}

export function withoutCode(text: string): string {
  return withoutFences(text).replace(/`[^`\n]*`/g, "");
}

export function lineCount(text: string): number {
  return text.trimEnd().split("\n").length;
}
