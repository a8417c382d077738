import { readdirSync } from "node:fs";
import { basename } from "node:path";

/** Doors that are written by hand: path, route module, id. */
const DOORS = [
  ["/", "routes/landing.tsx", "landing"],
  ["symptoms", "routes/symptoms.tsx", "symptoms"],
  ["ask", "routes/ask.tsx", "ask"],
  ["emergency", "routes/emergency.tsx", "emergency"],
  ["offline", "routes/offline.tsx", "offline"],
  ["sw.js", "routes/offline-worker.ts", "offline-worker"],
  ["api/country", "routes/api.country.ts", "api-country"],
  ["poisons", "routes/poisons.tsx", "poisons"],
  ["how-long", "routes/how-long.tsx", "how-long"],
  ["breathing", "routes/breathing.tsx", "breathing"],
  ["how-we-test", "routes/how-we-test.tsx", "how-we-test"],
  ["sitemap.xml", "routes/sitemap.ts", "sitemap"],
  ["robots.txt", "routes/robots.ts", "robots"],
  ["llms.txt", "routes/llms.ts", "llms"],
  [".well-known/security.txt", "routes/security.ts", "security"],
  ["healthz", "routes/healthz.ts", "healthz"],
  ["api/chat", "routes/api.chat.ts", "api-chat"],
  ["api/feedback", "routes/api.feedback.ts", "api-feedback"],
  ["api/subscribe", "routes/api.subscribe.ts", "api-subscribe"],
  ["subscribe", "routes/subscribe.tsx", "subscribe"],
  ["confirm", "routes/confirm.tsx", "confirm"],
  ["unsubscribe", "routes/unsubscribe.tsx", "unsubscribe"],
  ["my-data", "routes/my-data.tsx", "my-data"],
  ["newsletter", "routes/newsletter.tsx", "newsletter"],
  ["newsletter/feed.xml", "routes/newsletter.feed.ts", "newsletter-feed"],
  ["newsletter/:week", "routes/newsletter.issue.tsx", "newsletter-issue"],
  // The gallery of the design system, for those who work on it (`npm run dev`).
  ...(process.env.NODE_ENV === "development" ? [["_ui", "routes/ui-gallery.tsx", "ui-gallery"]] : []),
];

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

/** The URL table: the doors, and one route for all pages (decision 0023). */
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
      for (const [path, module, id] of DOORS) route(path === "/" ? undefined : path, module, { id, index: path === "/" });
      route(":slug", "routes/page.tsx", { id: "page" });
      route("*", "routes/not-found.tsx", { id: "not-found" });
    });
  },
};
