import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { chooseCards, listedCards, readSymptomQuery } from "#app/domain/symptoms/symptoms.ts";
import { pageMeta, siteFacts } from "#app/features/metadata/page-meta.ts";
import { breadcrumbData } from "#app/features/metadata/structured-data.ts";
import { CRUMBS, SymptomsPage } from "#app/features/pages/symptoms-page.tsx";
import { usePageData } from "#app/ui/document/page-data.tsx";

export const handle = { hydrate: "idle", reads: ["q", "species", "urgency"] };

const PAGE = {
  path: "/symptoms",
  title: "Symptom library",
  headTitle: "Pet symptoms: guides for dogs, cats and small pets",
  description:
    "Find the right page for what you see: signs of illness in dogs, cats, birds, rabbits, other small pets and fish, by animal and by urgency.",
  keywords: ["pet symptoms", "dog symptoms", "cat symptoms", "sick bird", "sick rabbit", "is it an emergency"],
};

export async function loader({ request, context: { library } }: LoaderFunctionArgs) {
  const query = readSymptomQuery(new URL(request.url).searchParams);
  const found = chooseCards(await library.symptoms(query.q), query);
  return {
    query,
    cards: listedCards(found, query).map(({ terms: _, ...card }) => card),
    found: found.length,
    everywhere: await library.findEverywhere(query.q),
    helpline: library.helplines[0],
    checks: library.quickChecks.map(({ path, title }) => ({ path, title })),
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const facts = siteFacts(matches);
  return pageMeta({ page: PAGE, facts, data: [breadcrumbData(CRUMBS, facts.siteUrl)] });
};

export default function SymptomsRoute() {
  return <SymptomsPage {...usePageData<typeof loader>()} />;
}
