import type { Helpline } from "./page.ts";

/** Opens the maps app of a phone, or its web page, at the nearest emergency clinics. No place is sent by us. */
export const FIND_A_VET = "https://www.google.com/maps/search/?api=1&query=emergency+vet+near+me";

/** The same for any vet who is open, where it is urgent but no emergency. */
export const FIND_AN_OPEN_VET = "https://www.google.com/maps/search/?api=1&query=vet+open+now+near+me";

/** What is said of a line where it is called: whose it is, its number, and what a call may cost. */
export type HelplineToCall = Pick<Helpline, "name" | "number" | "tel" | "fee">;

/** The visitor's country as the edge knows it, and its poison line. */
export type CountryAnswer = {
  /** Two letters (ISO 3166); null when it is not known. */
  country: string | null;
  /** The first line of that country; null when we know none. Left out when it is the one that pages show already. */
  line?: Line | null;
  /** What a page says in the place of a line that there is not. */
  instead?: string;
};

/** What a page says of a line, ready to be put in its places. */
type Line = HelplineToCall & Pick<Helpline, "hours"> & { terms: string };

/**
 * Finds the poison line of a country, if it is another than the first one, which every page shows.
 * @param country two letters; the edge says XX when it does not know and T1 for Tor
 */
export function countryAnswer(country: string | undefined, lines: readonly Helpline[]): CountryAnswer {
  const known = /^[A-Z]{2}$/.test(country ?? "") && country !== "XX" ? (country as string) : null;
  if (!known) return { country: null };
  const own = lines.find((line) => line.country === known);
  if (!own) return { country: known, line: null, instead: "We don't list an animal poison line for your country. Call the nearest vet." };
  const { name, number, tel, fee, hours } = own;
  return { country: known, ...(own === lines[0] ? {} : { line: { name, number, tel, fee, hours, terms: `${fee}. ${hours}` } }) };
}

/** All lines, those of the visitor's country first: the first one is the one offered. */
export function helplinesFor(country: string | undefined, lines: readonly Helpline[]): Helpline[] {
  return [...lines].sort((one, other) => Number(other.country === country) - Number(one.country === country));
}

const DAY_MS = 86_400_000;
const WARN_DAYS = 150;
const MOST_DAYS = 180;

/** A line whose number, hours and fee were last compared with the service's own page so many days ago. */
export type HelplineAge = { id: string; name: string; days: number };

/**
 * Sorts out the lines that somebody must check again: a number that has changed costs minutes.
 * @param now milliseconds since the epoch
 * @returns lines older than 180 days (`overdue`), and from 150 days on (`due`)
 */
export function helplineAges(lines: readonly Helpline[], now: number): { overdue: HelplineAge[]; due: HelplineAge[] } {
  const aged = lines.map(({ id, name, checked }) => ({ id, name, days: Math.floor((now - Date.parse(checked)) / DAY_MS) }));
  return {
    overdue: aged.filter(({ days }) => days > MOST_DAYS),
    due: aged.filter(({ days }) => days >= WARN_DAYS && days <= MOST_DAYS),
  };
}
