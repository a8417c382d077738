import type { PageCard } from "#app/domain/content/page.ts";
import { type CardGroup, groupCards, speciesWords, URGENCY_WORDS } from "#app/domain/symptoms/symptoms.ts";
import { Badge } from "#app/ui/content/badge.tsx";
import { AnimalFace, type AnimalName } from "#app/ui/drawings/animal-face.tsx";

/** The animal that stands for a group, by the group's id. */
const FACES: Readonly<Record<string, AnimalName | undefined>> = {
  dogs: "dog",
  cats: "cat",
  birds: "bird",
  "small-pets": "rabbit",
  fish: "fish",
};

/** The whole directory or a part of it, by animal and sign. */
export function GroupedCards({ cards }: { cards: readonly PageCard[] }) {
  return groupCards(cards).map((group) => (
    <section key={group.id} className="flow" aria-labelledby={group.id}>
      <h2 id={group.id} className="flex items-center gap-3">
        <Face group={group.id} />
        {group.heading}
      </h2>
      <Parts parts={group.parts} />
    </section>
  ));
}

function Face({ group }: { group: string }) {
  const animal = FACES[group];
  return animal ? <AnimalFace animal={animal} className="size-14" /> : null;
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
