import type { SignGroup } from "#app/domain/content/page.ts";
import { cardsByArea, cardsByLetter, type ListedCard, speciesWords, URGENCY_WORDS } from "#app/domain/symptoms/symptoms.ts";
import { Badge } from "#app/ui/content/badge.tsx";
import { Fold } from "#app/ui/controls/fold.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icon-paths.ts";

/** The drawing for an area of the body. */
const AREA_ICONS: Readonly<Record<SignGroup | "guides" | "foods", IconName>> = {
  poison: "bottle",
  breathing: "wind",
  weakness: "paw",
  stomach: "stomach",
  eating: "bowl",
  bladder: "drop",
  head: "eye",
  skin: "feather",
  behavior: "chat",
  care: "calendar",
  guides: "info",
  foods: "bowl",
};

/** So many cards are seen at a glance: their areas are open. */
const GLANCE = 12;

const FOLD = "border-line border-t";

/** The whole directory or a part of it, by area of the body and from A to Z. */
export function SymptomDirectory({ cards }: { cards: readonly ListedCard[] }) {
  return (
    <>
      <section aria-labelledby="by-area">
        <h2 id="by-area" className="mb-3">
          By part of the body
        </h2>
        <div className="grid items-start gap-x-10 lg:grid-cols-2">
          {cardsByArea(cards).map(({ id, heading, cards: held }) => (
            <Fold
              key={id}
              className={FOLD}
              open={cards.length <= GLANCE}
              summary={
                <h3 id={id} className="flex flex-1 items-center gap-3 text-base">
                  <Icon name={AREA_ICONS[id]} className="text-accent" />
                  <span className="flex-1">{heading}</span>
                  <span className="text-ink-soft font-normal">{held.length}</span>
                </h3>
              }
            >
              <CardList cards={held} />
            </Fold>
          ))}
        </div>
      </section>
      <Fold className={FOLD} summary={<h2>A to Z</h2>}>
        <div className="gap-x-8 pb-4 sm:columns-2 lg:columns-4">
          {cardsByLetter(cards).map(({ letter, cards: held }) => (
            <section key={letter} className="break-inside-avoid pb-3" aria-labelledby={`letter-${letter}`}>
              <h3 id={`letter-${letter}`} className="text-accent">
                {letter}
              </h3>
              <ul>
                {held.map(({ path, name }) => (
                  <li key={path}>
                    <a className="inline-flex min-h-11 items-center leading-snug" href={path}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Fold>
    </>
  );
}

/** Cards in the order in which they are given. */
export function CardList({ cards, isFound }: { cards: readonly ListedCard[]; isFound?: boolean }) {
  return (
    <ul className={isFound ? "max-w-3xl" : "pb-2"} aria-label={isFound ? "Guides found" : undefined}>
      {cards.map(({ path, title, summary, species, urgency }) => (
        <li
          key={path}
          className="border-line hover:bg-sunken relative grid gap-1.5 border-t px-1 py-3 first:border-0 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-x-6"
        >
          <a className="leading-snug font-semibold after:absolute after:inset-0" href={path}>
            {title}
          </a>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:row-span-2 sm:justify-end">
            {urgency ? <Badge tone={urgency}>{URGENCY_WORDS[urgency]}</Badge> : null}
            <span className="text-ink-soft text-base">{speciesWords(species)}</span>
          </p>
          {isFound ? <p className="text-base leading-snug">{summary}</p> : null}
        </li>
      ))}
    </ul>
  );
}
