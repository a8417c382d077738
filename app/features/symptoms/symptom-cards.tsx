import type { PageCard } from "#app/domain/content/page.ts";
import { type CardGroup, groupCards, speciesWords, URGENCY_WORDS } from "#app/domain/content/symptoms.ts";
import { Badge } from "#app/ui/content/badge.tsx";

/** The whole directory or a part of it, by animal and sign. */
export function GroupedCards({ cards }: { cards: readonly PageCard[] }) {
  return groupCards(cards).map((group) => (
    <section key={group.id} className="flow" aria-labelledby={group.id}>
      <h2 id={group.id}>{group.heading}</h2>
      <Parts parts={group.parts} />
    </section>
  ));
}

function Parts({ parts }: { parts: CardGroup<PageCard>["parts"] }) {
  const [first] = parts;
  if (first && !first.heading) return <CardList cards={first.cards} grouped />;
  return (
    <div className="parts">
      {parts.map(({ heading, cards }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <CardList cards={cards} grouped />
        </div>
      ))}
    </div>
  );
}

/** Cards in the order in which they are given, as after a search: the best first. Under the heading of a group the animal is said already. */
export function CardList({ cards, grouped }: { cards: readonly PageCard[]; grouped?: boolean }) {
  return (
    <ul className={grouped ? "cards cards--four" : "cards"}>
      {cards.map((card) => (
        <li key={card.path} className="card">
          <a href={card.path}>{card.title}</a>
          <p>{card.summary}</p>
          {grouped ? null : <p className="note">{speciesWords(card.species)}</p>}
          {card.urgency ? (
            <p>
              <Badge tone={card.urgency}>{URGENCY_WORDS[card.urgency]}</Badge>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
