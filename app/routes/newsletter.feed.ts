import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { atomFeed } from "#app/domain/newsletter/feed.ts";

/** The weekly issues for feed readers. */
export async function loader({ context: { newsletter, library, siteUrl } }: LoaderFunctionArgs) {
  const issues = await newsletter.issues().catch(() => []);
  return new Response(atomFeed(issues, siteUrl, library.site.name), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8", "Cache-Control": "public, max-age=300" },
  });
}
