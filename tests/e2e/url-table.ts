import config from "../../remix.config.js";

type Define = (path: string | undefined, module: string) => void;

/** Every fixed address of the URL table that shows a page; what has no component (feeds, robots.txt, the API) shows none. */
export function pagePaths(): string[] {
  const paths: string[] = [];
  const define: Define = (path, module) => {
    if (!/[*:]/.test(path ?? "") && module.endsWith(".tsx")) paths.push(`/${path ?? ""}`);
  };
  (config.routes as unknown as (with_: (collect: (define: Define) => void) => void) => void)((collect) => collect(define));
  return paths;
}
