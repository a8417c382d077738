import { type CardLevel, rank } from "#app/domain/urgency.ts";
import { type PageCard, SIGNS } from "../content/page.ts";
import { PET_LABELS, SPECIES, type Species } from "../pets.ts";

/** How urgent a page's question usually is, in words. */
export const URGENCY_WORDS: Record<CardLevel, string> = {
  emergency: "Often an emergency: call now",
  urgent: "Urgent: vet within a day",
  routine: "Book a visit, or watch at home",
};

/** An entry of the directory, with the words that owners search for it. */
export type SymptomCard = PageCard & { terms: string };

/** What the visitor wants to see of the directory. */
export type SymptomQuery = { species?: Species; urgency?: CardLevel; q: string };

const LONGEST_QUERY = 100;

/** Reads the directory's address. Words that are none of ours are left out. */
export function readSymptomQuery(params: URLSearchParams): SymptomQuery {
  const species = SPECIES.find((one) => one === params.get("species"));
  const urgency = (Object.keys(URGENCY_WORDS) as CardLevel[]).find((one) => one === params.get("urgency"));
  const q = (params.get("q") ?? "").trim().slice(0, LONGEST_QUERY);
  return { ...(species && { species }), ...(urgency && { urgency }), q };
}

/** The address at which the directory shows exactly this. */
export function symptomPath({ species, urgency, q }: SymptomQuery): string {
  const params = new URLSearchParams({ ...(species && { species }), ...(urgency && { urgency }), ...(q && { q }) });
  return params.size > 0 ? `/symptoms?${params}` : "/symptoms";
}

/** Leaves the cards of one animal and one urgency. */
export function chooseCards<Card extends PageCard>(cards: readonly Card[], { species, urgency }: SymptomQuery): Card[] {
  return cards.filter((card) => (!species || card.species.includes(species)) && (!urgency || card.urgency === urgency));
}

/** Of thousands of guides no visitor reads more than these, and a page of all would take seconds. */
const MOST_LISTED = 200;

/**
 * What is shown of the cards that were found: after a search the best, else the gravest of each animal.
 * @returns cards in the order in which they came
 */
export function listedCards<Card extends PageCard>(cards: readonly Card[], { q }: SymptomQuery, most = MOST_LISTED): readonly Card[] {
  if (cards.length <= most || q) return cards.slice(0, most);
  const listed = new Set(mostUrgentInTurn(cards).slice(0, most));
  return cards.filter((card) => listed.has(card));
}

/** The animals in turn, so that none is left out for another with more pages, and of each the most urgent page first. */
function mostUrgentInTurn<Card extends PageCard>(cards: readonly Card[]): Card[] {
  const levelOf = ({ urgency }: Card) => -rank(urgency ?? "info");
  const turns = new Map<string, number>();
  const ranked = [...cards]
    .sort((one, other) => levelOf(one) - levelOf(other))
    .map((card) => {
      const turn = turns.get(card.species.join()) ?? 0;
      turns.set(card.species.join(), turn + 1);
      return { card, turn };
    });
  return ranked.sort((one, other) => one.turn - other.turn).map(({ card }) => card);
}

/** A part of the directory: one animal or kind of page, in parts of one sign each. */
export type CardGroup<Card> = { id: string; heading: string; parts: { heading?: string; cards: Card[] }[] };

const SMALL_PETS: readonly Species[] = ["rabbit", "hamster", "guinea-pig", "ferret", "chinchilla"];

const GROUPS: { id: string; heading: string; holds: (card: PageCard) => boolean }[] = [
  { id: "any-pet", heading: "Signs in any pet", holds: ({ kind, species }) => kind === "topic" && species.length > 0 },
  { id: "dogs", heading: "Dogs", holds: isAbout(["dog"]) },
  { id: "cats", heading: "Cats", holds: isAbout(["cat"]) },
  { id: "birds", heading: "Birds", holds: isAbout(["bird"]) },
  { id: "small-pets", heading: "Rabbits and other small pets", holds: isAbout(SMALL_PETS) },
  { id: "fish", heading: "Fish", holds: isAbout(["fish"]) },
  {
    id: "other-animals",
    heading: "Reptiles, chickens, rats and other animals",
    holds: ({ kind, species }) => kind === "topic" && species.length === 0,
  },
  { id: "guides", heading: "Care guides", holds: ({ kind }) => kind === "guide" },
];

/** Fewer cards than this are seen at a glance and need no headings between them. */
const GLANCE = 5;

/** Puts cards under their animal and, where there are many, under their sign. */
export function groupCards<Card extends PageCard>(cards: readonly Card[]): CardGroup<Card>[] {
  return GROUPS.flatMap(({ id, heading, holds }) => {
    const held = cards.filter(holds);
    return held.length > 0 ? [{ id, heading, parts: held.length > GLANCE ? bySign(held) : [{ cards: held }] }] : [];
  });
}

function bySign<Card extends PageCard>(cards: readonly Card[]): { heading?: string; cards: Card[] }[] {
  return Object.entries(SIGNS).flatMap(([sign, heading]) => {
    const held = cards.filter((card) => card.sign === sign);
    return held.length > 0 ? [{ heading, cards: held }] : [];
  });
}

function isAbout(species: readonly Species[]): (card: PageCard) => boolean {
  return (card) => card.kind === "scenario" && card.species.some((one) => species.includes(one));
}

/** The animals that a card is about, in words; short where it is about many. */
export function speciesWords(species: readonly Species[]): string {
  if (species.length > MANY) return "All pets";
  if (species.length === 0) return PET_LABELS.other;
  return species.map((one) => PET_LABELS[one]).join(", ");
}

const MANY = 5;
