import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { llms } from "#app/features/metadata/crawler-files.ts";

export function loader({ context: { library, siteUrl } }: LoaderFunctionArgs) {
  const text = llms({ siteUrl, ...library }, library.site);
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
