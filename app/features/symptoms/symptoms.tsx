import { useRef } from "react";
import type { Helpline } from "#app/domain/content/page.ts";
import { PET_LABELS } from "#app/domain/pets.ts";
import { type ListedCard, type SymptomQuery, symptomPath, URGENCY_WORDS } from "#app/domain/symptoms/symptoms.ts";
import { EmergencyLine } from "#app/ui/content/emergency-line.tsx";
import { LINE_LINK } from "#app/ui/content/line-link.ts";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { EmptyBox } from "#app/ui/drawings/scenes/empty-states.tsx";
import { CardList, SymptomDirectory } from "./symptom-cards.tsx";
import { SymptomForm } from "./symptom-form.tsx";
import { type LoadSearch, useSymptoms } from "./use-symptoms.ts";

type Props = {
  query: SymptomQuery;
  cards: readonly ListedCard[];
  /** How many were found, where not all are shown. */
  found?: number;
  helpline: Helpline | undefined;
  /** Pages that work something out: poisons, clocks, breaths. */
  checks?: readonly { path: string; title: string }[];
  loadSearch: LoadSearch;
};

/** The library of symptom pages and guides: to browse by animal, or to search. */
export function Symptoms({ query, cards, found = cards.length, helpline, checks = [], loadSearch }: Props) {
  const directory = useSymptoms({ query, cards, found, loadSearch });
  const results = useRef<HTMLDivElement>(null);
  const { shown } = directory;
  return (
    <>
      <h1>Symptom library</h1>
      <div className={FORM_AND_HELP}>
        <div className="space-y-6 lg:col-span-3">
          <SymptomForm
            query={query}
            onReach={directory.prepare}
            onChange={directory.change}
            onSubmit={(event) => {
              directory.submit(event);
              if (event.defaultPrevented) results.current?.focus();
            }}
          />
          <div ref={results} tabIndex={-1}>
            <p role="status">{countWords(directory.cards.length, directory.found, shown)}</p>
            <Narrowed query={shown} />
          </div>
        </div>
        <div className="space-y-6 lg:col-span-3">
          {directory.cards.length === 0 ? (
            <Nothing />
          ) : shown.q ? (
            <CardList cards={directory.cards} isFound />
          ) : (
            <SymptomDirectory cards={directory.cards} />
          )}
        </div>
        <aside className="rounded-card border-line bg-surface space-y-4 border p-4 lg:row-span-2" aria-label="Help">
          <p className="max-w-text text-base">
            <EmergencyLine helpline={helpline} label="Poison line" />
          </p>
          {checks.length > 0 ? (
            <nav aria-label="Quick checks">
              <ul className="flex flex-wrap gap-2">
                {checks.map(({ path, title }) => (
                  <li key={path} className="max-w-full flex-[1_0_auto]">
                    <ButtonLink href={path} variant="quiet" className="w-full">
                      {title}
                    </ButtonLink>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </aside>
      </div>
    </>
  );
}

/** On a large screen whom to call and the quick checks stand beside the form; on a phone they come after the list. */
const FORM_AND_HELP = "grid grid-cols-1 gap-x-6 gap-y-6 lg:grid-flow-dense lg:grid-cols-4 lg:items-start";

function countWords(count: number, found: number, { q, species, urgency }: SymptomQuery): string {
  const about = [species && PET_LABELS[species], urgency && URGENCY_WORDS[urgency], q && `“${q}”`].filter(Boolean);
  const number = found === 0 ? "No" : `${count < found ? `${count} of ` : ""}${found}`;
  const guides = `${number} ${found === 1 ? "guide" : "guides"}`;
  const more = count < found ? ". Choose an animal or type a word to see others." : "";
  return `${guides}${about.length > 0 ? ` for ${about.join(", ")}` : ""}${more}`;
}

/** Ways back from a narrowed list, one for each thing that narrows it. */
function Narrowed({ query }: { query: SymptomQuery }) {
  const { q, species, urgency } = query;
  const ways = [
    species && { words: "All animals", without: { ...query, species: undefined } },
    urgency && { words: "Any urgency", without: { ...query, urgency: undefined } },
    q && { words: "Clear search", without: { ...query, q: "" } },
  ].filter((way) => typeof way === "object");
  if (ways.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 print:hidden">
      {ways.map(({ words, without }) => (
        <li key={words}>
          <a className={LINE_LINK} href={symptomPath(without)}>
            {words}
          </a>
        </li>
      ))}
      {ways.length > 1 ? (
        <li>
          <a className={LINE_LINK} href="/symptoms">
            Show all guides
          </a>
        </li>
      ) : null}
    </ul>
  );
}

function Nothing() {
  return (
    <div className="prose">
      <EmptyBox className="h-32 w-auto" />
      <p>No guide fits that. Try one plain word, such as “vomiting”, or fewer words.</p>
      <p>Not finding a page does not mean that all is well. If you are worried, call a vet.</p>
      <p>
        <a href="/symptoms">Show all guides</a> or{" "}
        <a href="/ask" data-chat="">
          ask about your pet
        </a>
        .
      </p>
    </div>
  );
}
