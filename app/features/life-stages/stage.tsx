import type { LifeStage } from "#app/domain/content/landing-content.ts";
import { halves } from "#app/domain/content/landing-tabs.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { HtmlList, HtmlListUnder, HtmlText } from "#app/ui/content/html-list.tsx";
import { SourceList } from "#app/ui/content/source-list.tsx";
import { Shelf } from "#app/ui/layout/shelf.tsx";

/** One life stage: what matters, when to see a vet, food, exercise, worries, and the signs that cannot wait. All of it is open. */
export function Stage({ stage }: { stage: LifeStage }) {
  const [first, second] = halves(stage.redFlags);
  return (
    <>
      <h3 className="sm:text-[1.375rem]">
        {stage.title} {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled and checked at build. */}
        <span className="text-ink-soft text-base font-normal" dangerouslySetInnerHTML={{ __html: stage.ageRange }} />
      </h3>
      <HtmlText html={stage.description} className="mt-1 mb-3 text-base leading-snug max-sm:hidden" />
      <Shelf label={`${stage.title}: care`} className="wide:grid-cols-5 lg:grid lg:grid-cols-3 lg:gap-2">
        <HtmlListUnder heading="Health priorities" lines={stage.healthPriorities} />
        <HtmlListUnder heading="Vet schedule" lines={stage.vetSchedule} />
        <HtmlListUnder heading="Nutrition" lines={stage.nutritionNeeds} />
        <HtmlListUnder heading="Exercise" lines={stage.exerciseGuidelines} />
        <HtmlListUnder heading="Common concerns" lines={stage.commonConcerns} />
      </Shelf>
      <h4 className="mt-4 mb-2">Emergency warning signs</h4>
      <div className="max-sm:text-small grid grid-cols-1 gap-3 leading-snug max-sm:-mx-3 sm:grid-cols-2 sm:text-base lg:gap-4">
        <CareCard level="emergency" heading="Call an emergency vet now if:" headingLevel={5}>
          <HtmlList lines={first} />
        </CareCard>
        <CareCard level="urgent" heading="Call a vet today if:" headingLevel={5}>
          <HtmlList lines={second} />
        </CareCard>
      </div>
      <div className="mt-2">
        <SourceList sources={stage.sources} />
      </div>
    </>
  );
}
