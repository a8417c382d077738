import type { Answer } from "#app/domain/knowledge/knowledge.ts";

type Headings = { steps: string; avoid: string; seeVetIf: string };

const OF_AN_ILLNESS: Headings = { steps: "What to do", avoid: "What not to do", seeVetIf: "See a vet if" };

/** Somebody whose pet has died or is dying is no patient: these pages do not speak as those about an illness do. */
const OF_A_LOSS: Headings = { steps: "What may help", avoid: "Better left", seeVetIf: "Call a vet if" };

export const isLoss = ({ intent }: Pick<Answer, "intent">) => intent === "loss";

export function headingsOf(answer: Pick<Answer, "intent">): Headings {
  return isLoss(answer) ? OF_A_LOSS : OF_AN_ILLNESS;
}
