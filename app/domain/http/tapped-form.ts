import { isTap, REWORDED, TAP_NAMES, type Tap, tapValue, WORDS_FIELD } from "../after-tap.ts";
import { reworded } from "../read-chips.ts";
import type { Verdict } from "../verdict.ts";

type Form = Readonly<Record<string, string>>;

/** More than a check has questions and a message has chips. */
const MOST_TAPS = 16;

/** The buttons that were pressed about this message, the last one last. */
export function tapsIn({ taps = "", ...form }: Form): Tap[] {
  const before = parseJson(taps);
  const now = TAP_NAMES.flatMap((name): Tap[] => (form[name] && taps ? [[name, tapValue(name, form[name], form[WORDS_FIELD])]] : []));
  return [...(Array.isArray(before) ? before.filter(isTap) : []), ...now].slice(-MOST_TAPS);
}

/** The message with better words for a chip, where the form holds some. @param verdictOf what was read of it */
export function saidBetter(form: Form, message: string, verdictOf: () => Pick<Verdict, "read">): string {
  const kind = REWORDED.find((name) => form[name]);
  const chip = kind && verdictOf().read?.find((one) => one.kind === kind);
  return (chip && reworded(message, chip, form[WORDS_FIELD] ?? "")) || message;
}

/** What the hidden field of the form brings back; nothing when somebody has changed it. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
