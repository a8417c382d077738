import { substanceOf } from "#app/domain/knowledge/dialog.ts";
import type { Draft } from "#app/domain/ports.ts";
import { isPressing } from "#app/domain/urgency.ts";
import type { Reason, Verdict } from "#app/domain/verdict.ts";

/** Of the entry for a plant that nobody knows. */
const OPEN_NAME: Reason = {
  rule: "open-name",
  says: "We don't know for sure what was eaten, and it may be poisonous.",
  source: "aspca-apcc",
};

type Dialog = Draft["dialog"];

/**
 * The rules know the names of dangerous things; only the reader of all names sees that a name is unknown, or a part of a longer one. Its words
 * say to call, so the card says no less, until a later message names the thing.
 * @param before what the last reply left open
 * @returns the raised verdict; undefined where the verdict stands
 */
export function raisedByName(verdict: Verdict, dialog: Dialog, before: Dialog | undefined): Verdict | undefined {
  if (isPressing(verdict.level) || openNameOf(verdict, dialog, before) !== (verdict.about?.animal ?? 0)) return undefined;
  return { ...verdict, level: "urgent", reasons: [OPEN_NAME, ...verdict.reasons] };
}

/** The animal that has eaten something whose name is open, as `DialogFacts.openName` remembers it. */
export function openNameOf(
  { isRetraction, changed }: Pick<Verdict, "isRetraction" | "changed">,
  { unit, openName }: Dialog,
  before: Dialog | undefined,
): number | undefined {
  return isRetraction || changed || substanceOf(unit) ? undefined : (openName ?? before?.openName);
}

/** What the next message needs to know of it. A name that is given then is looked up, not taken for the next words of a sick animal's case. */
export function withOpenName({ openName: _stale, openCases, ...dialog }: Dialog, openName: number | undefined): Dialog {
  return openName === undefined ? { ...dialog, ...(openCases && { openCases }) } : { ...dialog, openName };
}
