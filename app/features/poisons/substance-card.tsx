import { FIND_A_VET } from "#app/domain/content/helpline.ts";
import type { Helpline, Source } from "#app/domain/content/page.ts";
import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import { reasonFor, substancePagePath, VERDICT_WORDS, verdictFor, verdictsByAnimal } from "#app/domain/knowledge/substance.ts";
import { clausesFor } from "#app/domain/knowledge/substance-clauses.ts";
import { PET_LABELS, type Species } from "#app/domain/pets.ts";
import { capitalized } from "#app/domain/text/capitals.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { FindVet } from "#app/ui/content/find-vet.tsx";
import { HelplineCall } from "#app/ui/content/helpline-call.tsx";
import { LINE_LINK } from "#app/ui/content/line-link.ts";
import { SourceList } from "#app/ui/content/source-list.tsx";
import { VerdictBadge } from "./verdict-badge.tsx";

type Props = { substance: Substance; species: Species | undefined; helpline: Helpline | undefined; sources: readonly Source[] };

/** One substance: whether the animal may have it and why, what to do when it already has, and what all this rests on. */
export function SubstanceCard({ substance, species, helpline, sources }: Props) {
  const { id, name } = substance;
  return (
    <article className="space-y-5" aria-labelledby={`substance-${id}`}>
      <h2 id={`substance-${id}`}>
        <a className="inline-flex min-h-11 items-center text-inherit" href={substancePagePath(id)}>
          {name}
        </a>
        {species ? ` and your ${PET_LABELS[species].toLowerCase()}` : null}
      </h2>
      <SubstanceText substance={substance} species={species} helpline={helpline} />
      <SourceList sources={sources.filter(({ key }) => substance.sources.includes(key))} />
    </article>
  );
}

/** What is known of it, below its heading. */
export function SubstanceText({ substance, species, helpline, headingLevel = 3 }: Omit<Props, "sources"> & { headingLevel?: 2 | 3 }) {
  const { serve, signs, have, page } = substance;
  if (substance.prescription && verdictFor(substance, species) === "prescribed")
    return <Prescribed substance={substance} species={species} headingLevel={headingLevel} />;
  return (
    <>
      <Verdict substance={substance} species={species} helpline={helpline} headingLevel={headingLevel} />
      <div className="prose">
        {species ? null : <Animals substance={substance} />}
        <Line heading="How to offer it" text={species && isAllowed(substance, species) ? serve : undefined} />
        <Line heading="Signs" text={signs} />
        <Line heading="Have ready" text={have} />
        <FullGuide page={page} />
      </div>
    </>
  );
}

/** What to do first. A card says what is dangerous; what an animal may have gets none, since no card says that all is well. */
function Verdict({ substance, species, helpline, headingLevel }: Omit<Props, "sources"> & { headingLevel: 2 | 3 }) {
  const verdict = verdictFor(substance, species);
  const heading = VERDICT_WORDS[verdict];
  const eaten = species ? clausesFor(substance.eaten, PET_LABELS[species].toLowerCase()) : substance.eaten;
  const why = species ? <p>{reasonFor(substance, species)}</p> : null;
  if (verdict === "emergency" || verdict === "call") {
    return (
      <CareCard level={verdict === "emergency" ? "emergency" : "urgent"} heading={heading} headingLevel={headingLevel}>
        {verdict === "emergency" ? <FindVet href={FIND_A_VET} /> : null}
        <HelplineCall helpline={helpline} />
        {verdict === "call" && /emergency vet/i.test(eaten) ? <FindVet href={FIND_A_VET} /> : null}
        <p>{eaten}</p>
        {why}
      </CareCard>
    );
  }
  return (
    <div className="prose">
      {species ? (
        <p>
          <VerdictBadge verdict={verdict} />
        </p>
      ) : null}
      {why}
      <Line heading="Already eaten" text={eaten} />
    </div>
  );
}

function Animals({ substance }: { substance: Substance }) {
  const parts = verdictsByAnimal(substance);
  return (
    <ul>
      {parts.map(({ verdict, why, animals }) => (
        <li key={animals.join()}>
          <strong>
            {animals.map((one) => (one === "all" ? (parts.length > 1 ? "Other animals" : "Any animal") : PET_LABELS[one])).join(", ")}
          </strong>{" "}
          <VerdictBadge verdict={verdict} /> <br />
          {why}
        </li>
      ))}
      {Object.entries(substance.others ?? {}).map(([word, { verdict, why }]) => (
        <li key={word}>
          <strong>{capitalized(word)}s</strong> <VerdictBadge verdict={verdict} /> <br />
          {why}
        </li>
      ))}
    </ul>
  );
}

/** What an owner whose vet prescribed it asks, in the order of a first day; then what to do about too much of it, and other animals. */
function Prescribed({ substance, species, headingLevel }: Pick<Props, "substance" | "species"> & { headingLevel: 2 | 3 }) {
  const { prescription, eaten, signs, have, page } = substance;
  const sections: [heading: string, text: string | undefined][] = [
    ["What it does", prescription?.use],
    ["How to give it", prescription?.give],
    ["Side effects", prescription?.effects],
    ["When to call", prescription?.serious],
    ["Missed dose", prescription?.missed],
    ["Given twice", prescription?.twice],
    ["Can I stop it?", prescription?.stop],
    ["With other medicines", prescription?.mix],
    ["Too much, or the wrong pet", species ? clausesFor(eaten, PET_LABELS[species].toLowerCase()) : eaten],
  ];
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="prose">
      <p>
        <VerdictBadge verdict="prescribed" />
      </p>
      {sections.map(([heading, text]) =>
        text ? (
          <section key={heading}>
            <Heading>{heading}</Heading>
            <p>{text}</p>
          </section>
        ) : null,
      )}
      <Line heading="Signs of too much" text={signs} />
      <Line heading="Have ready" text={have} />
      {species ? <p>{reasonFor(substance, species)}</p> : <Animals substance={substance} />}
      <FullGuide page={page} />
    </div>
  );
}

function FullGuide({ page }: Pick<Substance, "page">) {
  return page ? (
    <p>
      <a className={LINE_LINK} href={page}>
        Read the full guide
      </a>
    </p>
  ) : null;
}

function isAllowed(substance: Substance, species: Species): boolean {
  const verdict = verdictFor(substance, species);
  return verdict === "fine" || verdict === "small-amounts";
}

function Line({ heading, text }: { heading: string; text: string | undefined }) {
  return text ? (
    <p>
      <strong>{heading}:</strong> {text}
    </p>
  ) : null;
}
