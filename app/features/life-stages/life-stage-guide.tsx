import type { LifeStage } from "#app/domain/content/landing-content.ts";
import { firstStage, type StageLabel, stagesFor } from "#app/domain/content/landing-tabs.ts";
import { Tabs } from "#app/ui/controls/tabs.tsx";
import { StaticHtml } from "#app/ui/document/static-html.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { Stage } from "./stage.tsx";
import { StageCards, StageFace } from "./stage-cards.tsx";

type Props = {
  labels: readonly StageLabel[];
  /** On the server only: the browser keeps the HTML. */
  stages: readonly LifeStage[] | undefined;
  species?: "both" | LifeStage["species"];
  stage?: LifeStage["stage"];
};

/** What a dog or a cat needs at its age: a tab for each stage, and the first three stages as cards that choose it. */
export function LifeStageGuide({ labels, stages = [], species = "both", stage = "adult" }: Props) {
  const shown = stagesFor(labels, species);
  const tabs = shown.map((one) => ({ id: one.id, label: one.title, picture: <StageFace stage={one} /> }));
  return (
    <Band id="life-stages" title="Care by age" wakes>
      <Tabs
        name="stage"
        label="Life stages"
        tabs={tabs}
        initial={firstStage(shown, stage)}
        className="grid-cols-[repeat(auto-fit,minmax(6.2rem,1fr))] md:grid-cols-6"
      >
        {(id) => <StaticHtml>{() => <Found stages={stages} id={id} />}</StaticHtml>}
      </Tabs>
      <StaticHtml className="mt-2 lg:mt-4 print:hidden noscript:hidden">
        {() => <StageCards stages={stagesFor(stages, species)} />}
      </StaticHtml>
    </Band>
  );
}

function Found({ stages, id }: { stages: readonly LifeStage[]; id: string }) {
  const stage = stages.find((one) => one.id === id);
  return stage ? <Stage stage={stage} /> : null;
}
