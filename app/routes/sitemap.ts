import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sitemap } from "#app/features/metadata/crawler-files.ts";

export async function loader({ context: { library, siteUrl } }: LoaderFunctionArgs) {
  const [pages, topics] = await Promise.all([library.allPages(), library.knowledge.topics()]);
  return new Response(sitemap({ siteUrl, pages, quickChecks: library.quickChecks, topics }), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
