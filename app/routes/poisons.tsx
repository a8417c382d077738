import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isChosen, readSubstanceQuery } from "#app/domain/knowledge/substance.ts";
import { readChocolateInput } from "#app/domain/poisons/chocolate-sum.ts";
import { Breadcrumbs } from "#app/features/article/breadcrumbs.tsx";
import { PageFoot } from "#app/features/article/page-foot.tsx";
import { FoundGroups } from "#app/features/finding/found-groups.tsx";
import { quickCheckCrumbs, quickCheckMeta } from "#app/features/metadata/quick-check-meta.ts";
import { Poisons } from "#app/features/poisons/poisons.tsx";
import { usePageData } from "#app/ui/document/page-data.tsx";

export const handle = {
  hydrate: "idle",
  reads: ["q", "species", "type", "verdict", "kind", "share", "amount", "unit", "weight", "weightUnit"],
};

const PATH = "/poisons";

export async function loader({ request, context: { library, siteUrl } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = readSubstanceQuery(searchParams);
  const { entries, found, sources } = await library.findSubstances(query.q, query.species);
  const isListed = query.type !== undefined || query.verdict !== undefined;
  return {
    check: library.quickChecks.find(({ path }) => path === PATH),
    url: siteUrl + PATH,
    query,
    found,
    sources,
    everywhere: await library.findEverywhere(query.q),
    list: isListed ? entries.filter((entry) => isChosen(entry, query)) : [],
    total: entries.length,
    chocolate: await library.chocolateSum(),
    question: readChocolateInput(searchParams),
    helpline: library.helplines[0],
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => quickCheckMeta(data?.check, matches);

/** Brings the search to the browser: the same names, searched by the same code as on the server. */
async function loadSearch() {
  const { openSubstanceSearch, SUBSTANCE_NAMES_FILE } = await import("#app/library/substance-search.ts");
  return { file: SUBSTANCE_NAMES_FILE, open: openSubstanceSearch };
}

export default function PoisonsRoute() {
  const { check, url, everywhere, ...finder } = usePageData<typeof loader>();
  if (!check) return null;
  return (
    <div className="page">
      <Breadcrumbs crumbs={quickCheckCrumbs(check)} />
      <Poisons {...finder} title={check.title} loadSearch={loadSearch} />
      <FoundGroups found={everywhere} without="substances" />
      <PageFoot page={{ ...check, kind: "topic", sources: [] }} url={url} />
    </div>
  );
}
