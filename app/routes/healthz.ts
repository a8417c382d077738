import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { apiError } from "#app/domain/http/api-errors.ts";

/** For monitors: 200 when everything can be reached, else 503. Pages may still be up then. */
export async function loader({ context }: LoaderFunctionArgs) {
  const wait = await context.rateLimiter.check("health");
  if (wait) return apiError("rate_limited", { "Retry-After": String(wait) });
  const health = await context.health();
  return Response.json(health, { status: health.ok ? 200 : 503, headers: { "Cache-Control": "no-store" } });
}
