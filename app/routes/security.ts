import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { securityTxt } from "#app/features/metadata/crawler-files.ts";

export function loader({ context: { library, siteUrl, clock } }: LoaderFunctionArgs) {
  const text = securityTxt(siteUrl, library.site.contactEmail, clock());
  // It names a day that moves on.
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" } });
}
