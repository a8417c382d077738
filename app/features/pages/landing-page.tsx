import type { ComponentProps } from "react";
import type { LandingContent } from "#app/domain/content/landing-content.ts";
import type { QuickCheck } from "#app/domain/symptoms/quick-check.ts";
import { EmergencyProtocols } from "#app/features/emergencies/emergency-protocols.tsx";
import { FaqSection } from "#app/features/faq/faq-section.tsx";
import { Hero } from "#app/features/landing/hero.tsx";
import { SocialProof } from "#app/features/landing/social-proof.tsx";
import { Testimonials } from "#app/features/landing/testimonials.tsx";
import { Tools } from "#app/features/landing/tools.tsx";
import { LifeStageGuide } from "#app/features/life-stages/life-stage-guide.tsx";
import type { LandingData } from "#app/features/metadata/landing-data.ts";
import { NewsletterModal } from "#app/features/newsletter/newsletter-modal.tsx";
import { NewsletterBand } from "#app/features/newsletter/newsletter-section.tsx";
import { SeasonalGuide } from "#app/features/seasons/seasonal-guide.tsx";
import { StaticHtml, useServerOnly } from "#app/ui/document/static-html.tsx";
import { StructuredData } from "#app/ui/document/structured-data.tsx";

/** The long texts, which are in the HTML only and are not sent a second time as loader data. */
export type LandingWords = {
  care: LandingContent;
  checks: readonly QuickCheck[];
  answers: ReadonlyMap<string, string>;
  data: LandingData;
};

type Props = {
  banner: LandingContent["marketing"]["banner"];
  questions: ComponentProps<typeof FaqSection>["questions"];
  stages: ComponentProps<typeof LifeStageGuide>["labels"];
  helpline: ComponentProps<typeof Hero>["helpline"];
};

export function LandingPage({ banner, questions, stages, helpline }: Props) {
  const { care, checks, answers, data } = useServerOnly<LandingWords>();
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
