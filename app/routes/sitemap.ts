import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sitemap } from "#app/features/metadata/crawler-files.ts";

export function loader({ context: { library, siteUrl } }: LoaderFunctionArgs) {
  return new Response(sitemap({ siteUrl, ...library }), { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
