import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { apiError } from "#app/domain/api-errors.ts";

/** For monitors: 200 when everything can be reached, else 503. Pages may still be up then. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!(await context.rateLimiter.allows("health"))) return apiError("rate_limited", { "Retry-After": "60" });
  const health = await context.health();
  return Response.json(health, { status: health.ok ? 200 : 503, headers: { "Cache-Control": "no-store" } });
}
