import type { Country } from "#app/domain/ports.ts";

/** Reads the country that Cloudflare writes on each request; what a client claims in that header is overwritten at the edge. */
export function countryOf(request: Request): Country {
  const said = request.headers.get("CF-IPCountry") ?? (request as Request<unknown, IncomingRequestCfProperties>).cf?.country;
  return typeof said === "string" ? said : undefined;
}
