import { FIND_A_VET, FIND_AN_OPEN_VET, type HelplineToCall } from "#app/domain/content/helpline.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { cardWords } from "./card-words.ts";

export type Call = { href: string; isPhone: boolean; short: string };

/** A phone number as a link wants it: digits, and a plus sign in front if there is one. */
export function telOf(number: string): string {
  return number.replace(/(?!^\+)\D/g, "");
}

/** Where to find a vet at this level. What may be an emergency needs one that is open now. */
export function vetSearch({ level, check }: Pick<Verdict, "level" | "check">): string {
  return level === "urgent" && !check ? FIND_AN_OPEN_VET : FIND_A_VET;
}

/** The one call of a short row: the visitor's own vet, else the poison line where it helps, else a search for a vet. */
export function callOf(verdict: Verdict, helpline: HelplineToCall | undefined, ownVet: string | undefined): Call {
  const words = cardWords(verdict);
  if (ownVet) return { href: `tel:${telOf(ownVet)}`, isPhone: true, short: words.callMyVet };
  if (helpline && (verdict.protocol === "poisoning" || verdict.check?.signs[0]?.kind === "exposure"))
    return { href: `tel:${helpline.tel}`, isPhone: true, short: words.poisonLine };
  return findVetFor(verdict);
}

function findVetFor(verdict: Verdict): Call {
  return { href: vetSearch(verdict), isPhone: false, short: cardWords(verdict).findVet };
}

/** The calls of the row that stands in for a card: a poison line cannot examine an animal, so a vet stands beside it. */
export function callsOf(verdict: Verdict, helpline: HelplineToCall | undefined, ownVet: string | undefined): Call[] {
  const first = callOf(verdict, helpline, ownVet);
  return ownVet || !first.isPhone ? [first] : [first, findVetFor(verdict)];
}

/** A search opens beside the chat, a call in the phone. */
export function linkTarget({ isPhone }: Call) {
  return isPhone ? {} : { target: "_blank", rel: "noopener noreferrer" };
}
