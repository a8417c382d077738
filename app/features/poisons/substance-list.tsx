import { KIND_LABELS, type SubstanceQuery, substancePath, VERDICT_WORDS } from "#app/domain/knowledge/substance.ts";
import { PET_LABELS } from "#app/domain/pets.ts";
import { ChipLink, Row } from "#app/ui/controls/chip.tsx";
import { type ListedSubstance, SubstanceLinks } from "./substance-links.tsx";

type Props = { query: SubstanceQuery; list: readonly ListedSubstance[]; total: number };

/** The whole list by kind and verdict, for the animal that was chosen. It is long, so one part of it is shown at a time, by links. */
export function SubstanceList({ query: { species, type, verdict }, list, total }: Props) {
  const isNarrowed = type !== undefined || verdict !== undefined;
  return (
    <section className="space-y-5" id="list" aria-labelledby="whole-list">
      <h2 id="whole-list">
        Browse the list of {total}
        {species ? ` for your ${PET_LABELS[species].toLowerCase()}` : null}
      </h2>
      <Filter name="Kind" options={KIND_LABELS} chosen={type} pathOf={(one) => substancePath({ q: "", species, type: one, verdict })} />
      <Filter
        name="Our verdict"
        options={VERDICT_WORDS}
        chosen={verdict}
        pathOf={(one) => substancePath({ q: "", species, type, verdict: one })}
      />
      {list.length > 0 ? <SubstanceLinks entries={list} species={species} /> : null}
      {list.length === 0 && isNarrowed ? <p>Nothing on the list is of this kind.</p> : null}
    </section>
  );
}

type FilterProps<Value extends string> = {
  name: string;
  options: Readonly<Record<Value, string>>;
  chosen: Value | undefined;
  /** The address of the list with this choice, or without one. */
  pathOf: (value: Value | undefined) => string;
};

/** A tap narrows the list, a tap on what is chosen takes that back. */
function Filter<Value extends string>({ name, options, chosen, pathOf }: FilterProps<Value>) {
  return (
    <nav className="print:hidden" aria-label={name}>
      <p className="mb-1.5 font-semibold" aria-hidden="true">
        {name}
      </p>
      <Row>
        {(Object.keys(options) as Value[]).map((value) => (
          <ChipLink
            key={value}
            href={`${pathOf(value === chosen ? undefined : value)}#list`}
            aria-current={value === chosen ? "true" : undefined}
            className="aria-current:border-accent aria-current:bg-accent-soft aria-current:font-bold forced-colors:aria-current:outline-3"
          >
            {options[value]}
          </ChipLink>
        ))}
      </Row>
    </nav>
  );
}
