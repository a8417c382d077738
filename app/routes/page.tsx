import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Article } from "#app/features/reading/article.tsx";
import { pageMeta } from "#app/features/reading/page-meta.ts";

export async function loader({ request, context: { library, siteUrl } }: LoaderFunctionArgs) {
  const page = await library.page(new URL(request.url).pathname);
  if (!page) throw new Response("Not found", { status: 404 });
  return { page, site: library.site, siteUrl, helpline: library.helplines[0] };
}

export const meta = ({ data }: { data?: Awaited<ReturnType<typeof loader>> }) => (data ? pageMeta(data) : []);

export default function PageRoute() {
  const { page, helpline } = useLoaderData<typeof loader>();
  return <Article page={page} helpline={helpline} />;
}
