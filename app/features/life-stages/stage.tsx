import type { LifeStage } from "#app/domain/content/landing-content.ts";
import { halves } from "#app/domain/content/landing-tabs.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { HtmlList, HtmlListUnder, HtmlText } from "#app/ui/content/html-list.tsx";
import { SourceList } from "#app/ui/content/source-list.tsx";
import { Fold } from "#app/ui/controls/fold.tsx";

const PART = "border-line border-t";

/** One life stage: what matters, when to see a vet, food, exercise, worries, and the signs that cannot wait. */
export function Stage({ stage }: { stage: LifeStage }) {
  const [first, second] = halves(stage.redFlags);
  return (
    <>
      <h3>
        {stage.title} {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled and checked at build. */}
        <span className="text-ink-soft text-base font-normal" dangerouslySetInnerHTML={{ __html: stage.ageRange }} />
      </h3>
      <HtmlText html={stage.description} className="mt-1 mb-2 leading-snug" />
      <Fold summary={<h4>Emergency warning signs</h4>} className={PART}>
        <div className="grid gap-4 pb-4 md:grid-cols-2">
          <CareCard level="emergency" heading="Call an emergency vet now if:" headingLevel={5}>
            <HtmlList lines={first} />
          </CareCard>
          <CareCard level="urgent" heading="Call a vet today if:" headingLevel={5}>
            <HtmlList lines={second} />
          </CareCard>
        </div>
      </Fold>
      <Fold summary="Health, vet visits, food and exercise" className={PART}>
        <div className="gap-10 pb-2 md:columns-2">
          <HtmlListUnder heading="Health priorities" lines={stage.healthPriorities} />
          <HtmlListUnder heading="Vet schedule" lines={stage.vetSchedule} />
          <HtmlListUnder heading="Nutrition" lines={stage.nutritionNeeds} />
          <HtmlListUnder heading="Exercise" lines={stage.exerciseGuidelines} />
          <HtmlListUnder heading="Common concerns" lines={stage.commonConcerns} />
        </div>
        <SourceList sources={stage.sources} />
      </Fold>
    </>
  );
}
