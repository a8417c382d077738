import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { llms } from "#app/features/metadata/crawler-files.ts";

export async function loader({ context: { library, siteUrl } }: LoaderFunctionArgs) {
  const [pages, topics, protocols] = await Promise.all([library.allPages(), library.knowledge.topics(), library.protocols()]);
  const text = llms({ siteUrl, pages, quickChecks: library.quickChecks, topics, protocols }, library.site);
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
