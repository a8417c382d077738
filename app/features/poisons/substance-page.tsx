import type { Helpline } from "#app/domain/content/page.ts";
import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import { KIND_LABELS, substancePath, verdictFor } from "#app/domain/knowledge/substance.ts";
import { substanceQuestion } from "#app/domain/knowledge/substance-question.ts";
import { PET_LABELS, SPECIES } from "#app/domain/pets.ts";
import { AskButton } from "#app/ui/controls/ask-button.tsx";
import { AnimalFace } from "#app/ui/drawings/animal-face.tsx";
import { SubstanceText } from "./substance-card.tsx";
import { type ListedSubstance, SubstanceLinks } from "./substance-links.tsx";
import { VerdictBadge } from "./verdict-badge.tsx";

type Props = { substance: Substance; helpline: Helpline | undefined; near: readonly ListedSubstance[] };

/** All that is known of one substance: what it does, for which animals, and what to do when it was taken. */
export function SubstancePage({ substance, helpline, near }: Props) {
  return (
    <div className="gap-x-16 lg:grid lg:grid-cols-[minmax(0,var(--container-text))_minmax(0,1fr)]">
      <article className="space-y-5">
        <h1>{substanceQuestion(substance)}</h1>
        <SubstanceText substance={substance} species={undefined} helpline={helpline} headingLevel={2} />
        <p className="print:hidden">
          <AskButton>Ask about your pet</AskButton>
        </p>
      </article>
      <aside className="mt-10 space-y-8 lg:mt-14">
        <ByAnimal substance={substance} />
        {near.length > 0 ? (
          <section aria-labelledby="near">
            <h2 id="near">Also looked up</h2>
            <SubstanceLinks entries={near} species={undefined} />
            <p>
              <a href={`${substancePath({ q: "", type: substance.kind })}#list`}>
                All of this kind: {KIND_LABELS[substance.kind].toLowerCase()}
              </a>
            </p>
          </section>
        ) : null}
      </aside>
    </div>
  );
}

/** The verdict for each animal at a glance. */
function ByAnimal({ substance }: { substance: Substance }) {
  return (
    <section aria-labelledby="by-animal">
      <h2 id="by-animal">Animal by animal</h2>
      <ul className="mt-3 grid gap-2">
        {SPECIES.map((animal) => {
          const verdict = verdictFor(substance, animal);
          const isWell = verdict === "fine" || verdict === "small-amounts";
          return (
            <li key={animal} className="flex items-center gap-3">
              <AnimalFace animal={animal} mood={isWell ? "well" : "off"} className="size-10 flex-none" />
              <span className="min-w-24">{PET_LABELS[animal]}</span>
              <VerdictBadge verdict={verdict} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
