import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import { substancePagePath, verdictFor } from "#app/domain/knowledge/substance.ts";
import type { Species } from "#app/domain/pets.ts";
import { LINE_LINK } from "#app/ui/content/line-link.ts";
import { VerdictBadge } from "./verdict-badge.tsx";

/** What a list needs of an entry. */
export type ListedSubstance = Pick<Substance, "id" | "name" | "kind" | "verdicts">;

type Props = { entries: readonly ListedSubstance[]; species: Species | undefined };

/** Entries as links to what is known of them, each with its verdict for the animal in a row of its own; while that is not known, the worst. */
export function SubstanceLinks({ entries, species }: Props) {
  return (
    <ul className="columns-2xs gap-x-8" data-substances="">
      {entries.map((entry) => (
        <li key={entry.id} className="border-line break-inside-avoid border-b">
          <a className={LINE_LINK} href={substancePagePath(entry.id)}>
            {entry.name}
          </a>
          <p className="pb-2.5">
            <VerdictBadge verdict={verdictFor(entry, species)} />
          </p>
        </li>
      ))}
    </ul>
  );
}
