import { routePath } from "#app/domain/http/site-routes.ts";
import type { Protocol } from "#app/domain/verdict.ts";

/** The page of an emergency: everything that is known of it. */
export function protocolPath(id: Protocol): string {
  return `${routePath("emergency")}/${id}`;
}
