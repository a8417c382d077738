import { routePath } from "#app/domain/http/site-routes.ts";

/** Addresses that are never prefetched: their query holds what a visitor typed, or the code of a mailed link. */
const NEVER = ["/api/*", `${routePath("ask")}*`, "/*\\?*=*"];

const rules = {
  prefetch: [{ where: { and: [{ href_matches: "/*" }, { not: { href_matches: NEVER } }] }, eagerness: "moderate" }],
};

/** Lets a browser that can fetch the next page when a pointer rests on its link or presses it. Pages are small, so a wrong guess costs little. */
export const PREFETCH_ON_INTENT = `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
