import { KIND_LABELS, type SubstanceQuery, VERDICT_WORDS } from "#app/domain/knowledge/substance.ts";
import { SPECIES_LABELS } from "#app/domain/pets.ts";
import { Choice } from "#app/ui/controls/choice.tsx";
import { type ListedSubstance, SubstanceLinks } from "./substance-links.tsx";

type Props = { query: SubstanceQuery; list: readonly ListedSubstance[]; total: number };

/** The whole list by kind, verdict and animal. It is long, so one part of it is shown at a time. */
export function SubstanceList({ query: { species, type, verdict }, list, total }: Props) {
  return (
    <section className="flow" id="list" aria-labelledby="whole-list">
      <h2 id="whole-list">Browse the list of {total}</h2>
      <form className="sum-form no-print" action="/poisons#list" method="get">
        <Choice id="list-type" name="type" label="Kind" options={KIND_LABELS} chosen={type} none="All kinds" />
        <Choice id="list-verdict" name="verdict" label="What we say" options={VERDICT_WORDS} chosen={verdict} none="Anything" />
        <Choice id="list-species" name="species" label="For" options={SPECIES_LABELS} chosen={species} none="Any animal" />
        <button type="submit" className="button">
          Show the list
        </button>
      </form>
      {list.length > 0 ? <SubstanceLinks entries={list} species={species} /> : null}
      {list.length === 0 && (type || verdict) ? <p>Nothing on the list is of this kind.</p> : null}
    </section>
  );
}
