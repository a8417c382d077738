import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { SITE_ROUTES } from "./app/domain/site-routes.ts";

/** Every file of these folders is a page; its name is its address. */
const PAGE_FOLDERS = ["guides", "topics", "scenarios", "info"];

/** Slugs of the pages that exist as files. */
export function pageSlugs(root = process.cwd()) {
  return PAGE_FOLDERS.flatMap((folder) =>
    readdirSync(`${root}/content/${folder}`, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => basename(name, ".md")),
  ).sort();
}

/** The routes of app/domain/site-routes.ts, and one route for all pages of content/ (decision 0023). */
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
