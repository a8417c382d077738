import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sitemap } from "#app/features/metadata/crawler-files.ts";

export async function loader({ context: { library, siteUrl } }: LoaderFunctionArgs) {
  const [pages, topics, protocols] = await Promise.all([library.allPages(), library.knowledge.topics(), library.protocols()]);
  return new Response(sitemap({ siteUrl, pages, quickChecks: library.quickChecks, topics, protocols }), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
