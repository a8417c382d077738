import type { LifeStage } from "#app/domain/content/landing-content.ts";
import { firstStage, type StageLabel, stagesFor } from "#app/domain/content/landing-tabs.ts";
import { Tabs } from "#app/ui/controls/tabs.tsx";
import { StaticHtml } from "#app/ui/document/static-html.tsx";
import { AnimalFace } from "#app/ui/drawings/animal-face.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { Stage } from "./stage.tsx";

type Props = {
  labels: readonly StageLabel[];
  /** On the server only: the browser keeps the HTML. */
  stages: readonly LifeStage[] | undefined;
  species?: "both" | LifeStage["species"];
  stage?: LifeStage["stage"];
};

/** What a dog or a cat needs at its age: a tile for each stage. */
export function LifeStageGuide({ labels, stages = [], species = "both", stage = "adult" }: Props) {
  const shown = stagesFor(labels, species);
  const tabs = shown.map((one) => ({
    id: one.id,
    label: one.title,
    picture: <AnimalFace animal={one.species} mood={one.stage === "senior" ? "asleep" : "well"} className="size-10" />,
  }));
  return (
    <Band id="life-stages" title="Care by age" wakes>
      <Tabs name="stage" label="Life stages" tabs={tabs} initial={firstStage(shown, stage)}>
        {(id) => <StaticHtml>{() => <Found stages={stages} id={id} />}</StaticHtml>}
      </Tabs>
    </Band>
  );
}

function Found({ stages, id }: { stages: readonly LifeStage[]; id: string }) {
  const stage = stages.find((one) => one.id === id);
  return stage ? <Stage stage={stage} /> : null;
}
