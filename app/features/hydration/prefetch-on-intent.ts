import { routePath } from "#app/domain/http/site-routes.ts";

/** Addresses that are never prefetched: their query holds what a visitor typed, or the code of a mailed link. */
const NEVER = ["/api/*", `${routePath("ask")}*`, "/*\\?*=*"];

const rules = {
  prefetch: [{ where: { and: [{ href_matches: "/*" }, { not: { href_matches: NEVER } }] }, eagerness: "conservative" }],
};

/**
 * Lets a browser that can fetch the next page as its link is pressed. "moderate" would also take a pointer that rests on it, but on a phone
 * it takes every link that has stood on the screen for a moment: 20 kB of /emergency on each page.
 */
export const PREFETCH_ON_INTENT = `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
