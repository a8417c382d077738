import type { Helpline } from "#app/domain/content/page.ts";
import { PET_LABELS, type Species } from "#app/domain/pets.ts";
import { animalsByLevel, POISON_WORDS, type Poison, poisonLevel } from "#app/domain/poisons/poison.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { HelplineCall } from "#app/ui/content/helpline-call.tsx";
import { HtmlText } from "#app/ui/content/html-list.tsx";
import { SourceList } from "#app/ui/content/source-list.tsx";

type Props = { poison: Poison; species: Species | undefined; helpline: Helpline | undefined };

/** One substance: what to do, why, for which animals, what to have ready, and what all this rests on. */
export function PoisonCard({ poison, species, helpline }: Props) {
  const level = poisonLevel(poison, species);
  return (
    <article className="flow" aria-labelledby={`poison-${poison.id}`}>
      <h2 id={`poison-${poison.id}`}>
        {poison.name}
        {species ? ` and your ${PET_LABELS[species].toLowerCase()}` : null}
      </h2>
      <CareCard level={level} heading={POISON_WORDS[level]} headingLevel={3}>
        <HtmlText html={poison.act} />
        <HelplineCall helpline={helpline} />
      </CareCard>
      <div className="prose">
        <HtmlText html={poison.why} />
        <Animals poison={poison} />
        {poison.have ? (
          <p>
            <strong>Have ready:</strong> {poison.have}.
          </p>
        ) : null}
        {poison.page ? (
          <p className="links">
            <a href={poison.page}>What to do hour by hour</a>
          </p>
        ) : null}
      </div>
      <SourceList sources={poison.sources} />
    </article>
  );
}

function Animals({ poison }: { poison: Poison }) {
  const levels = animalsByLevel(poison);
  return (
    <ul>
      {levels.map(({ level, animals }) => (
        <li key={level}>
          <strong>
            {animals.map((one) => (one === "all" ? (levels.length > 1 ? "Other animals" : "Any animal") : PET_LABELS[one])).join(", ")}:
          </strong>{" "}
          {POISON_WORDS[level].toLowerCase()}
        </li>
      ))}
    </ul>
  );
}
