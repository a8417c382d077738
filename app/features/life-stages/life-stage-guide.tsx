import type { LifeStage } from "#app/domain/content/landing-content.ts";
import { firstStage, type StageLabel, stagesFor } from "#app/domain/content/landing-tabs.ts";
import { QUICK_STAGES } from "#app/domain/limits.ts";
import { HtmlText } from "#app/ui/content/html-list.tsx";
import { Tabs } from "#app/ui/controls/tabs.tsx";
import { StaticHtml } from "#app/ui/document/static-html.tsx";
import { Stage } from "./stage.tsx";

type Props = {
  labels: readonly StageLabel[];
  /** On the server only: the browser keeps the HTML. */
  stages: readonly LifeStage[] | undefined;
  species?: "both" | LifeStage["species"];
  stage?: LifeStage["stage"];
};

/** What a dog or a cat needs at its age: a tab for each stage, and quick ways to the first three. */
export function LifeStageGuide({ labels, stages = [], species = "both", stage = "adult" }: Props) {
  const shown = stagesFor(labels, species);
  return (
    <section className="band" id="life-stages" data-wakes="">
      <h2>Care by age</h2>
      <StaticHtml className="kept">
        {() => (
          <ul className="cards cards--three">
            {stagesFor(stages, species)
              .slice(0, QUICK_STAGES)
              .map((one) => (
                <li key={one.id} className="card">
                  <QuickCard stage={one} />
                </li>
              ))}
          </ul>
        )}
      </StaticHtml>
      <Tabs name="stage" label="Life stages" tabs={shown.map(({ id, title }) => ({ id, label: title }))} initial={firstStage(shown, stage)}>
        {(id) => <StaticHtml className="flow">{() => <Found stages={stages} id={id} />}</StaticHtml>}
      </Tabs>
    </section>
  );
}

function Found({ stages, id }: { stages: readonly LifeStage[]; id: string }) {
  const stage = stages.find((one) => one.id === id);
  return stage ? <Stage stage={stage} /> : null;
}

/** Leads to a stage; the link alone opens its tab. */
function QuickCard({ stage: { id, title, ageRange, description } }: { stage: LifeStage }) {
  return (
    <>
      <a href={`#stage-${id}`}>{title}</a>
      <HtmlText html={ageRange} className="note" />
      <HtmlText html={description} />
    </>
  );
}
