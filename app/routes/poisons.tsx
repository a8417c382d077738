import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isChosen, readSubstanceQuery } from "#app/domain/knowledge/substance.ts";
import { readChocolateInput } from "#app/domain/poisons/chocolate-sum.ts";
import { quickCheckMeta } from "#app/features/metadata/quick-check-meta.ts";
import { PoisonsPage } from "#app/features/pages/poisons-page.tsx";
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

export default function PoisonsRoute() {
  return <PoisonsPage {...usePageData<typeof loader>()} />;
}
