import type { Country } from "#app/domain/ports.ts";

/** Reads the country that Cloudflare adds to each request; the edge overwrites whatever a client sends in that header. */
export function countryOf(request: Request): Country {
  const said = request.headers.get("CF-IPCountry") ?? (request as Request<unknown, IncomingRequestCfProperties>).cf?.country;
  return typeof said === "string" ? said : undefined;
}
