import type { AppLoadContext, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { landingData } from "#app/features/metadata/landing-data.ts";
import { pageMeta, siteFacts } from "#app/features/metadata/page-meta.ts";
import { LandingPage, type LandingWords } from "#app/features/pages/landing-page.tsx";
import { usePageData } from "#app/ui/document/page-data.tsx";

async function words({ library }: AppLoadContext): Promise<LandingWords> {
  const care = await library.care();
  return {
    care,
    checks: library.quickChecks,
    answers: new Map(library.faq.map(({ id, answer }) => [id, answer])),
    data: landingData(library.faq, care),
  };
}

export const handle = { hydrate: "idle", words };

export async function loader({ context: { library } }: LoaderFunctionArgs) {
  const { marketing, lifeStages } = await library.care();
  return {
    site: library.site,
    banner: marketing.banner,
    questions: library.faq.map(({ id, question }) => ({ id, question })),
    stages: lifeStages.map(({ id, species, stage, title }) => ({ id, species, stage, title })),
    helpline: library.helplines[0],
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const { site } = data;
  const keywords = ["pet health", "symptom check", "emergency vet", "free"];
  const page = { path: "/", headTitle: `${site.name}: free pet-health help`, description: site.description, keywords };
  return pageMeta({ page, facts: siteFacts(matches) });
};

export default function LandingRoute() {
  return <LandingPage {...usePageData<typeof loader>()} />;
}
