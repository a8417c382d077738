import type { Helpline } from "#app/domain/content/page.ts";
import type { Species } from "#app/domain/pets.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { HelplineCall } from "#app/ui/content/helpline-call.tsx";
import { type ListedSubstance, SubstanceLinks } from "./substance-links.tsx";

/** A search that may mean something else than what we know: a part of a longer name, or a name of several things. */
export type OpenSubstance = { whole: string; isPart: boolean; entries: readonly ListedSubstance[] };

type Props = { open: readonly OpenSubstance[]; species: Species | undefined; helpline: Helpline | undefined };

/** No verdict, but what it may be, to tap; and whom to call when it was swallowed already. */
export function OpenNames({ open, species, helpline }: Props) {
  return open.map(({ whole, isPart, entries }) => (
    <CareCard key={whole} level="urgent" heading={isPart ? `We don't know “${whole}”` : `Which “${whole}”?`}>
      <p>
        {isPart
          ? `We know a part of this name, but “${whole}” can be something else, and something poisonous.`
          : `Several things are called “${whole}”, and some of them are poisonous.`}{" "}
        If your pet swallowed it and you can't tell, call a vet or a poison line and say the whole name.
      </p>
      <SubstanceLinks entries={entries} species={species} />
      <HelplineCall helpline={helpline} />
    </CareCard>
  ));
}

/** For the status line. */
export function openWords([first]: readonly OpenSubstance[]): string {
  return first?.isPart ? `“${first.whole}” is not on the list` : `“${first?.whole}” can be several things`;
}
