import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { readBreathQuery } from "#app/domain/breathing/breaths.ts";
import { Breadcrumbs } from "#app/features/article/breadcrumbs.tsx";
import { PageFoot } from "#app/features/article/page-foot.tsx";
import { Breathing } from "#app/features/breathing/breathing.tsx";
import { quickCheckCrumbs, quickCheckMeta } from "#app/features/metadata/quick-check-meta.ts";
import { usePageData } from "#app/ui/document/page-data.tsx";

export const handle = { hydrate: "idle", reads: ["species", "state", "panting", "breaths"] };

const PATH = "/breathing";

export async function loader({ request, context: { library, siteUrl } }: LoaderFunctionArgs) {
  return {
    check: library.quickChecks.find(({ path }) => path === PATH),
    url: siteUrl + PATH,
    query: readBreathQuery(new URL(request.url).searchParams),
    content: await library.breathing(),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => quickCheckMeta(data?.check, matches);

export default function BreathingRoute() {
  const { check, url, ...breathing } = usePageData<typeof loader>();
  if (!check) return null;
  return (
    <div className="page">
      <Breadcrumbs crumbs={quickCheckCrumbs(check)} />
      <Breathing {...breathing} title={check.title} />
      <PageFoot page={{ ...check, kind: "topic", sources: [] }} url={url} />
    </div>
  );
}
