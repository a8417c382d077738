import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { llms } from "#app/features/metadata/crawler-files.ts";

export async function loader({ context: { library, siteUrl } }: LoaderFunctionArgs) {
  const [pages, topics] = await Promise.all([library.allPages(), library.knowledge.topics()]);
  const text = llms({ siteUrl, pages, quickChecks: library.quickChecks, topics }, library.site);
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
