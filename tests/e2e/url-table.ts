import { readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import config, { pageSlugs } from "../../remix.config.js";

type Define = (path: string | undefined, module: string) => void;

/** Every URL that shows a page, from the route table and content/. Modules without a component (feeds, robots.txt, the API) show none. */
export function pagePaths(): string[] {
  const paths: string[] = [];
  const define: Define = (path, module) => {
    if (!/[*:]/.test(path ?? "") && module.endsWith(".tsx")) paths.push(`/${path ?? ""}`);
  };
  (config.routes as unknown as (with_: (collect: (define: Define) => void) => void) => void)((collect) => collect(define));
  return [...paths, ...pageSlugs().map((slug) => `/${slug}`)];
}

/** One URL of each kind of page: of each route module, and the longest page of each content folder. */
export function onePathOfEachKind(): string[] {
  const content = join(import.meta.dirname, "../../content");
  const folders = ["guides", "topics", "scenarios", "info"].map((folder) =>
    readdirSync(join(content, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => ({ path: `/${basename(name, ".md")}`, bytes: statSync(join(content, folder, name)).size }))
      .sort((one, other) => other.bytes - one.bytes)
      .map(({ path }) => path),
  );
  return pagePaths().filter((path) => folders.every((paths) => !paths.includes(path) || path === paths[0]));
}

/** Whether journeys visit every page in the browser (`npm run nightly`), not a sample. */
export const SWEEPS = process.env.SWEEP === "all";

/** The pages that journeys visit in the browser one after the other: one of each kind, or all of them. */
export const sweptPaths = (): string[] => (SWEEPS ? pagePaths() : onePathOfEachKind());
