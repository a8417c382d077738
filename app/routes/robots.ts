import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { robots } from "#app/features/metadata/crawler-files.ts";

export function loader({ context: { siteUrl } }: LoaderFunctionArgs) {
  return new Response(robots(siteUrl), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
