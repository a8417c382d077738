import type { Intent } from "#app/domain/knowledge/intents.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";

type Headings = { steps: string; avoid: string; seeVetIf: string };

const USUAL: Headings = { steps: "What to do", avoid: "What not to do", seeVetIf: "When to see a vet" };

/** The headings follow what is asked. */
const BY_INTENT: Partial<Record<Intent, Partial<Headings>>> = {
  "happening-now": { steps: "What to do now", avoid: "What to avoid meanwhile" },
  "how-serious": { steps: "What to do until you know", seeVetIf: "When it is urgent" },
  "when-to-see-a-vet": { steps: "What to do until then", seeVetIf: "When it can't wait" },
  "is-it-normal": { steps: "What you can do", seeVetIf: "When it isn't normal" },
  "how-to": { steps: "How to go about it", avoid: "What to avoid" },
  "how-often": { steps: "How to go about it", avoid: "What to avoid" },
  why: { steps: "What helps" },
  "may-eat": { steps: "How to offer it", avoid: "What to leave out" },
  cost: { steps: "How to keep it down", avoid: "Where not to save" },
  "find-a-vet": { steps: "Where to ask", avoid: "What to avoid" },
  "about-us": { steps: "Good to know" },
  "small-talk": { steps: "Good to know" },
  // Somebody whose pet has died or is dying is no patient: these pages do not speak as those about an illness do.
  loss: { steps: "What may help", avoid: "Better left", seeVetIf: "When to call a vet" },
};

export const isLoss = ({ intent }: Pick<Answer, "intent">) => intent === "loss";

/** Whether most answers are about a loss; a few may be about something near it, such as a pet that is missing. */
export function isAboutLoss(answers: readonly Pick<Answer, "intent">[]): boolean {
  return answers.filter(isLoss).length > answers.length / 2;
}

export function headingsOf({ intent, headings }: Pick<Answer, "intent" | "headings">): Headings {
  return { ...USUAL, ...BY_INTENT[intent], ...headings };
}
