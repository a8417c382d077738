import { type CardLevel, rank } from "#app/domain/urgency.ts";
import { type PageCard, SIGNS, type SignGroup } from "../content/page.ts";
import { PET_LABELS, SPECIES, type Species } from "../pets.ts";

/** How urgent a page's question usually is, in words. */
export const URGENCY_WORDS: Record<CardLevel, string> = {
  emergency: "Often an emergency: call now",
  urgent: "Urgent: vet within a day",
  routine: "Book a visit, or watch at home",
};

/** An entry of the directory as it is listed: its name in the A to Z is what owners search for most. */
export type ListedCard = PageCard & { name: string };

/** An entry of the directory, with the words that owners search for it. */
export type SymptomCard = ListedCard & { terms: string };

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
 * What is shown of the cards that were found: after a search the best, else the most serious of each animal.
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

/** A part of the directory: what is about one area of the body, the most urgent first. */
export type CardArea<Card> = { id: SignGroup | "guides" | "foods"; heading: string; cards: Card[] };

/** Puts cards under the area of the body that they are about, then care guides and pages on foods. */
export function cardsByArea<Card extends PageCard>(cards: readonly Card[]): CardArea<Card>[] {
  const areas: CardArea<Card>[] = Object.entries(SIGNS).map(([sign, heading]) => ({
    id: sign as SignGroup,
    heading,
    cards: cards.filter(({ kind, sign: about = "care" }) => kind !== "guide" && kind !== "food" && about === sign),
  }));
  areas.push({ id: "guides", heading: "Care guides", cards: cards.filter(({ kind }) => kind === "guide") });
  areas.push({ id: "foods", heading: "Can they eat it?", cards: cards.filter(({ kind }) => kind === "food") });
  return areas
    .filter((area) => area.cards.length > 0)
    .map((area) => ({ ...area, cards: area.cards.toSorted((one, other) => rank(other.urgency ?? "info") - rank(one.urgency ?? "info")) }));
}

/** Cards by their names, under the letters with which these begin. */
export function cardsByLetter<Card extends ListedCard>(cards: readonly Card[]): { letter: string; cards: Card[] }[] {
  const letters = new Map<string, Card[]>();
  for (const card of cards.toSorted((one, other) => one.name.localeCompare(other.name, "en", { sensitivity: "base" }))) {
    const letter = card.name.charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), card]);
  }
  return [...letters].map(([letter, held]) => ({ letter, cards: held }));
}

/** The animals that a card is about, in words; short where it is about many. */
export function speciesWords(species: readonly Species[]): string {
  if (species.length > MANY) return "All pets";
  if (species.length === 0) return PET_LABELS.other;
  return species.map((one) => PET_LABELS[one]).join(", ");
}

const MANY = 5;
