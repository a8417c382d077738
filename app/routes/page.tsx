import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PET_LABELS } from "#app/domain/pets.ts";
import { Article } from "#app/features/article/article.tsx";
import { crumbsOf } from "#app/features/article/crumbs.ts";
import { CallForm } from "#app/features/call-script/call-form.tsx";
import { pageData } from "#app/features/metadata/page-data.ts";
import { pageMeta, siteFacts } from "#app/features/metadata/page-meta.ts";
import { breadcrumbData } from "#app/features/metadata/structured-data.ts";

export async function loader({ request, context: { library, siteUrl } }: LoaderFunctionArgs) {
  const page = await library.page(new URL(request.url).pathname);
  if (!page) throw new Response("Not found", { status: 404 });
  return { page, url: siteUrl + page.path, helpline: library.helplines[0] };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const { page } = data;
  const facts = siteFacts(matches);
  return pageMeta({ page, facts, kind: "article", data: [breadcrumbData(crumbsOf(page), facts.siteUrl), pageData(page, facts)] });
};

export default function PageRoute() {
  const { page, url, helpline } = useLoaderData<typeof loader>();
  return (
    <Article page={page} url={url} helpline={helpline}>
      {page.kind === "scenario" ? <CallForm species={page.species[0] && PET_LABELS[page.species[0]]} /> : null}
    </Article>
  );
}
