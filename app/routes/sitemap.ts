import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sitemap } from "#app/features/metadata/crawler-files.ts";

export async function loader({ context: { library, siteUrl } }: LoaderFunctionArgs) {
  const { topics, answers, substances } = library.knowledge;
  const known = { topics: await topics(), answers: await answers(), substances: await substances() };
  const listed = { siteUrl, pages: await library.allPages(), quickChecks: library.quickChecks, protocols: await library.protocols() };
  return new Response(sitemap({ ...listed, ...known }), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
