import { existsSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import { SITE_ROUTES } from "./app/domain/http/site-routes.ts";

/** Every file of these folders is a page; its name is its address. */
const PAGE_FOLDERS = ["guides", "topics", "scenarios", "info"];

/** Slugs of the pages that exist as files. */
export function pageSlugs(root = process.cwd()) {
  const folders = PAGE_FOLDERS.flatMap((folder) => [`${root}/content/${folder}`, `${root}/site/${folder}`]);
  const files = folders.filter(existsSync).flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }));
  const slugs = files.filter((name) => name.endsWith(".md")).map((name) => basename(name, ".md"));
  return [...new Set(slugs)].sort();
}

/** The routes of app/domain/http/site-routes.ts, and one route for all pages of content/ (decision 0023). */
export default {
  appDirectory: "app",
  ignoredRouteFiles: ["**/*"],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
  },
  routes(defineRoutes) {
    return defineRoutes((route) => {
      for (const { id, path, module, developmentOnly } of SITE_ROUTES) {
        if (developmentOnly && process.env.NODE_ENV !== "development") continue;
        route(path === "/" ? undefined : path.slice(1), `routes/${module}`, { id, index: path === "/" });
      }
      route(":slug", "routes/page.tsx", { id: "page" });
      route("*", "routes/not-found.tsx", { id: "not-found" });
    });
  },
};
