/** How a route takes a form besides being read: from our own pages, with a long question in it, or from mail programs (RFC 8058). */
export type FormKind = "form" | "question" | "one-click";

/** An address that is written by hand. Pages of `content/` have one route for all of them. */
export type SiteRoute = {
  id: string;
  /** With its leading slash; `:name` is a variable segment. */
  path: string;
  /** Module in `app/routes/`. */
  module: string;
  /** Method of an API address. Pages are read with GET. */
  api?: "GET" | "POST";
  form?: FormKind;
  inSitemap?: true;
  /** Pages of `content/` may link to it. */
  linkable?: true;
  /** Only for people who work on the site (`npm run dev`). */
  developmentOnly?: true;
};

/** The URL table: everything that needs to know an address of the site imports it from here. */
export const SITE_ROUTES: readonly SiteRoute[] = [
  { id: "landing", path: "/", module: "landing.tsx", inSitemap: true, linkable: true },
  { id: "symptoms", path: "/symptoms", module: "symptoms.tsx", inSitemap: true, linkable: true },
  { id: "ask", path: "/ask", module: "ask.tsx", form: "question", linkable: true },
  { id: "emergency", path: "/emergency", module: "emergency.tsx", inSitemap: true, linkable: true },
  { id: "emergency-protocol", path: "/emergency/:protocol", module: "emergency.protocol.tsx" },
  { id: "be-ready", path: "/be-ready", module: "be-ready.tsx", inSitemap: true, linkable: true },
  { id: "poisons", path: "/poisons", module: "poisons.tsx", linkable: true },
  { id: "substance", path: "/poisons/:substance", module: "poisons.substance.tsx" },
  { id: "how-long", path: "/how-long", module: "how-long.tsx", linkable: true },
  { id: "breathing", path: "/breathing", module: "breathing.tsx", linkable: true },
  { id: "my-pets", path: "/my-pets", module: "my-pets.tsx", inSitemap: true, linkable: true },
  { id: "answers", path: "/answers", module: "answers.tsx", inSitemap: true, linkable: true },
  { id: "answers-topic", path: "/answers/:topic", module: "answers.topic.tsx" },
  { id: "answer", path: "/answers/:topic/:answer", module: "answers.answer.tsx" },
  { id: "how-we-test", path: "/how-we-test", module: "how-we-test.tsx", inSitemap: true, linkable: true },
  { id: "subscribe", path: "/subscribe", module: "subscribe.tsx", form: "form", linkable: true },
  { id: "confirm", path: "/confirm", module: "confirm.tsx", form: "form" },
  { id: "unsubscribe", path: "/unsubscribe", module: "unsubscribe.tsx", form: "one-click" },
  { id: "my-data", path: "/my-data", module: "my-data.tsx", form: "form", linkable: true },
  { id: "newsletter", path: "/newsletter", module: "newsletter.tsx", linkable: true },
  { id: "newsletter-feed", path: "/newsletter/feed.xml", module: "newsletter.feed.ts" },
  { id: "newsletter-issue", path: "/newsletter/:week", module: "newsletter.issue.tsx" },
  { id: "offline", path: "/offline", module: "offline.tsx" },
  { id: "offline-worker", path: "/sw.js", module: "offline-worker.ts" },
  { id: "sitemap", path: "/sitemap.xml", module: "sitemap.ts" },
  { id: "robots", path: "/robots.txt", module: "robots.ts" },
  { id: "llms", path: "/llms.txt", module: "llms.ts" },
  { id: "security", path: "/.well-known/security.txt", module: "security.ts" },
  { id: "healthz", path: "/healthz", module: "healthz.ts" },
  { id: "api-country", path: "/api/country", module: "api.country.ts", api: "GET" },
  { id: "api-chat", path: "/api/chat", module: "api.chat.ts", api: "POST" },
  { id: "api-feedback", path: "/api/feedback", module: "api.feedback.ts", api: "POST" },
  { id: "api-subscribe", path: "/api/subscribe", module: "api.subscribe.ts", api: "POST" },
  { id: "ui-gallery", path: "/_ui", module: "ui-gallery.tsx", developmentOnly: true },
];

/** Ids of the routes whose page React takes over in the browser. */
export const HYDRATED_ROUTES = ["landing", "symptoms", "poisons", "how-long", "breathing", "my-pets"] as const;

export type HydratedRoute = (typeof HYDRATED_ROUTES)[number];

/** @returns the path of a route that has no varying part; throws on an id that the table does not have */
export function routePath(id: string): string {
  const route = SITE_ROUTES.find((one) => one.id === id);
  if (!route) throw new Error(`there is no route "${id}" in app/domain/http/site-routes.ts`);
  return route.path;
}
