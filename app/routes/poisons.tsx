import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { readChocolateInput } from "#app/domain/poisons/chocolate-sum.ts";
import { readPoisonQuery } from "#app/domain/poisons/poison.ts";
import { Breadcrumbs } from "#app/features/article/breadcrumbs.tsx";
import { PageFoot } from "#app/features/article/page-foot.tsx";
import { quickCheckCrumbs, quickCheckMeta } from "#app/features/metadata/quick-check-meta.ts";
import { Poisons } from "#app/features/poisons/poisons.tsx";
import { usePageData } from "#app/ui/document/page-data.tsx";

export const handle = { hydrate: "idle", reads: ["q", "species", "kind", "share", "amount", "unit", "weight", "weightUnit"] };

const PATH = "/poisons";

export async function loader({ request, context: { library, siteUrl } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = readPoisonQuery(searchParams);
  const [all, chocolate] = await Promise.all([library.poisons(""), library.chocolateSum()]);
  return {
    check: library.quickChecks.find(({ path }) => path === PATH),
    url: siteUrl + PATH,
    query,
    found: query.q ? await library.poisons(query.q) : [],
    list: all.map(({ id, name, kind, levels }) => ({ id, name, kind, levels })),
    chocolate,
    question: readChocolateInput(searchParams),
    helpline: library.helplines[0],
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => quickCheckMeta(data?.check, matches);

/** Brings the search to the browser: the same list, searched by the same code as on the server. */
async function loadSearch() {
  const { openPoisonSearch, POISON_FILE } = await import("#app/library/poison-search.ts");
  return { file: POISON_FILE, open: openPoisonSearch };
}

export default function PoisonsRoute() {
  const { check, url, ...finder } = usePageData<typeof loader>();
  if (!check) return null;
  return (
    <div className="page">
      <Breadcrumbs crumbs={quickCheckCrumbs(check)} />
      <Poisons {...finder} title={check.title} loadSearch={loadSearch} />
      <PageFoot page={{ ...check, kind: "topic", sources: [] }} url={url} />
    </div>
  );
}
