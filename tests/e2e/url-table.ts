import config from "../../remix.config.js";

type Define = (path: string | undefined, module: string) => void;

/** Every address of the URL table that shows a page. */
export function pagePaths(): string[] {
  const paths: string[] = [];
  const define: Define = (path, module) => {
    if (path !== "*" && !module.startsWith("routes/api.")) paths.push(`/${path ?? ""}`);
  };
  (config.routes as unknown as (with_: (collect: (define: Define) => void) => void) => void)((collect) => collect(define));
  return paths;
}
