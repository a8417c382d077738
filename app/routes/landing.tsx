import type { AppLoadContext, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import type { LandingContent } from "#app/domain/content/landing-content.ts";
import type { QuickCheck } from "#app/domain/symptoms/quick-check.ts";
import { EmergencyProtocols } from "#app/features/emergencies/emergency-protocols.tsx";
import { FaqSection } from "#app/features/faq/faq-section.tsx";
import { Hero } from "#app/features/landing/hero.tsx";
import { SocialProof } from "#app/features/landing/social-proof.tsx";
import { Testimonials } from "#app/features/landing/testimonials.tsx";
import { Tools } from "#app/features/landing/tools.tsx";
import { LifeStageGuide } from "#app/features/life-stages/life-stage-guide.tsx";
import { type LandingData, landingData } from "#app/features/metadata/landing-data.ts";
import { pageMeta, siteFacts } from "#app/features/metadata/page-meta.ts";
import { NewsletterModal } from "#app/features/newsletter/newsletter-modal.tsx";
import { NewsletterBand } from "#app/features/newsletter/newsletter-section.tsx";
import { SeasonalGuide } from "#app/features/seasons/seasonal-guide.tsx";
import { usePageData } from "#app/ui/document/page-data.tsx";
import { StaticHtml, useServerOnly } from "#app/ui/document/static-html.tsx";
import { StructuredData } from "#app/ui/document/structured-data.tsx";

type Words = { care: LandingContent; checks: readonly QuickCheck[]; answers: ReadonlyMap<string, string>; data: LandingData };

/** The long texts are in the HTML only and are not sent a second time as loader data. */
async function words({ library }: AppLoadContext): Promise<Words> {
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
  const { banner, questions, stages, helpline } = usePageData<typeof loader>();
  const { care, checks, answers, data } = useServerOnly<Words>();
  return (
    <>
      {banner ? <SocialProof banner={banner} /> : null}
      <Hero marketing={care?.marketing} helpline={helpline} />
      <Testimonials testimonials={care?.testimonials} />
      <Tools checks={checks} />
      <SeasonalGuide seasons={care?.seasons} />
      <Described data={data?.seasons} />
      <LifeStageGuide labels={stages} stages={care?.lifeStages} />
      <Described data={data?.lifeStages} />
      <EmergencyProtocols protocols={care?.emergencies} preparedness={care?.preparedness} helpline={helpline} />
      <Described data={data?.emergencies} />
      <FaqSection questions={questions} answers={answers} />
      <Described data={data?.faq} />
      <NewsletterBand />
      <NewsletterModal />
    </>
  );
}

/** What the section above says, for search engines. */
function Described({ data }: { data: object | undefined }) {
  return <StaticHtml>{() => <StructuredData data={data} />}</StaticHtml>;
}
