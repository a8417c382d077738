import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { readClockQuery } from "#app/domain/clocks/clock.ts";
import { Breadcrumbs } from "#app/features/article/breadcrumbs.tsx";
import { PageFoot } from "#app/features/article/page-foot.tsx";
import { Clocks } from "#app/features/clocks/clocks.tsx";
import { quickCheckCrumbs, quickCheckMeta } from "#app/features/metadata/quick-check-meta.ts";
import { usePageData } from "#app/ui/document/page-data.tsx";

export const handle = { hydrate: "idle", reads: ["species", "age", "sex", "what", "hours", "asleep"] };

const PATH = "/how-long";

export async function loader({ request, context: { library, siteUrl } }: LoaderFunctionArgs) {
  return {
    check: library.quickChecks.find(({ path }) => path === PATH),
    url: siteUrl + PATH,
    query: readClockQuery(new URL(request.url).searchParams),
    lines: await library.clocks(),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => quickCheckMeta(data?.check, matches);

export default function HowLongRoute() {
  const { check, url, ...clocks } = usePageData<typeof loader>();
  if (!check) return null;
  return (
    <div className="page">
      <Breadcrumbs crumbs={quickCheckCrumbs(check)} />
      <Clocks {...clocks} title={check.title} />
      <PageFoot page={{ ...check, kind: "topic", sources: [] }} url={url} />
    </div>
  );
}
