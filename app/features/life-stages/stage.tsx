import type { LifeStage } from "#app/domain/content/landing-content.ts";
import { halves } from "#app/domain/content/landing-tabs.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { HtmlList, HtmlListUnder, HtmlText } from "#app/ui/content/html-list.tsx";
import { SourceList } from "#app/ui/content/source-list.tsx";
import { SpeciesIcon } from "#app/ui/icons/species-icon.tsx";

/** One life stage: what matters, when to see a vet, food, exercise, worries, and the signs that cannot wait. */
export function Stage({ stage }: { stage: LifeStage }) {
  const [graver, grave] = halves(stage.redFlags);
  return (
    <>
      <h3 className="stage-title">
        <SpeciesIcon species={stage.species} />
        {stage.title} {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled and checked at build. */}
        <span className="note" dangerouslySetInnerHTML={{ __html: stage.ageRange }} />
      </h3>
      <HtmlText html={stage.description} />
      <div className="parts">
        <HtmlListUnder heading="Health priorities" lines={stage.healthPriorities} />
        <HtmlListUnder heading="Vet schedule" lines={stage.vetSchedule} />
        <HtmlListUnder heading="Nutrition" lines={stage.nutritionNeeds} />
        <HtmlListUnder heading="Exercise" lines={stage.exerciseGuidelines} />
        <HtmlListUnder heading="Common concerns" lines={stage.commonConcerns} />
      </div>
      <h4>Emergency warning signs</h4>
      <div className="columns">
        <CareCard level="emergency" heading="Call an emergency vet now if:" headingLevel={5}>
          <HtmlList lines={graver} />
        </CareCard>
        <CareCard level="urgent" heading="Call a vet today if:" headingLevel={5}>
          <HtmlList lines={grave} />
        </CareCard>
      </div>
      <SourceList sources={stage.sources} />
    </>
  );
}
