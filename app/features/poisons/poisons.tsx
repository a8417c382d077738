import { useRef } from "react";
import type { Helpline } from "#app/domain/content/page.ts";
import { PET_LABELS } from "#app/domain/pets.ts";
import type { ChocolateContent, ChocolateInput } from "#app/domain/poisons/chocolate-sum.ts";
import { POISON_WORDS, type Poison, type PoisonQuery, poisonGroups, poisonLevel, poisonPath } from "#app/domain/poisons/poison.ts";
import { Badge } from "#app/ui/content/badge.tsx";
import { HelplineCall } from "#app/ui/content/helpline-call.tsx";
import { ChocolateForm } from "./chocolate-form.tsx";
import { PoisonCard } from "./poison-card.tsx";
import { PoisonForm } from "./poison-form.tsx";
import { type LoadSearch, usePoisons } from "./use-poisons.ts";

/** What the whole list needs of each entry. */
type ListedPoison = Pick<Poison, "id" | "name" | "kind" | "levels">;

type Props = {
  title: string;
  query: PoisonQuery;
  found: readonly Poison[];
  list: readonly ListedPoison[];
  chocolate: ChocolateContent;
  question?: ChocolateInput;
  helpline?: Helpline;
  loadSearch: LoadSearch;
};

/** So many answers are read; what comes after is hardly what was meant. */
const MOST_SHOWN = 6;

/** The poison finder: look it up, or go through the list; and the chocolate sum. */
export function Poisons({ title, query, found, list, chocolate, question, helpline, loadSearch }: Props) {
  const finder = usePoisons({ query, found, loadSearch });
  const results = useRef<HTMLDivElement>(null);
  const { q, species } = finder.shown;
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">
        <strong>Collapsed, fitting, struggling to breathe? Go to an emergency vet now.</strong> Do not make your pet vomit unless a vet
        tells you to.
      </p>
      <PoisonForm
        query={query}
        onReach={finder.prepare}
        onChange={finder.change}
        onSubmit={(event) => {
          finder.submit(event);
          if (event.defaultPrevented) results.current?.focus();
        }}
      />
      <div ref={results} tabIndex={-1} className="flow">
        <p role="status">{q ? countWords(Math.min(finder.found.length, MOST_SHOWN), q) : `${list.length} things on the list`}</p>
        {q && finder.found.length === 0 ? <Nothing helpline={helpline} /> : null}
        {finder.found.slice(0, MOST_SHOWN).map((poison) => (
          <PoisonCard key={poison.id} poison={poison} species={species} helpline={helpline} />
        ))}
        {q ? (
          <p className="links">
            <a href={poisonPath({ q: "", ...(species && { species }) })}>Show the whole list</a>
          </p>
        ) : null}
      </div>
      <HaveReady />
      <ChocolateForm book={chocolate} question={question} helpline={helpline} />
      {q ? null : <WholeList list={list} species={species} />}
    </>
  );
}

function countWords(count: number, q: string): string {
  if (count === 0) return `Nothing on the list for “${q}”`;
  return `${count} ${count === 1 ? "answer" : "answers"} for “${q}”`;
}

function Nothing({ helpline }: { helpline: Helpline | undefined }) {
  return (
    <div className="prose">
      <p>
        <strong>Not being on the list does not mean that it is harmless.</strong> Try one plain word, or the active substance on the packet.
      </p>
      <p>If your pet swallowed it, call a vet or a poison line and ask.</p>
      <HelplineCall helpline={helpline} />
    </div>
  );
}

function HaveReady() {
  return (
    <section className="prose" aria-labelledby="have-ready">
      <h2 id="have-ready">Have ready when you call</h2>
      <ul>
        <li>Your pet: kind, breed, age, sex and weight, and how many pets were there</li>
        <li>What it was, with the packet, plant or a photo in your hand</li>
        <li>How much is gone, and when</li>
        <li>What you see now, and what you have already done</li>
        <li>Vomit, if there is any, in a closed bag</li>
      </ul>
    </section>
  );
}

function WholeList({ list, species }: { list: readonly ListedPoison[]; species: PoisonQuery["species"] }) {
  return (
    <section className="flow" aria-labelledby="whole-list">
      <h2 id="whole-list">The whole list{species ? `: ${PET_LABELS[species]}` : null}</h2>
      {poisonGroups(list).map(({ heading, poisons }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <ul className="poison-list">
            {poisons.map((poison) => {
              const level = poisonLevel(poison, species);
              return (
                <li key={poison.id}>
                  <a href={poisonPath({ q: poison.name, ...(species && { species }) })}>{poison.name}</a>
                  {species ? <Badge tone={level}>{POISON_WORDS[level]}</Badge> : null}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}
