import { isPressing } from "#app/domain/urgency.ts";
import { fill } from "../../compose/wording/phrases.ts";
import type { BlockWriter } from "../block.ts";
import { companionLine } from "../case/case-line.ts";

/** Animals that live in pairs and take it badly to be alone. */
const BONDED: readonly string[] = ["rabbit", "guinea-pig", "chinchilla"];

/** Whether the one that lives with the patient has to come too, or to be kept apart. */
export const companion: BlockWriter = (context) => {
  const { openCase: open, knowledge, asked } = context;
  if (!open) return undefined;
  const species = asked.verdict.facts?.animals[open.animal]?.species ?? "";
  return companionLine(context, open) ?? fill(knowledge.phrases[BONDED.includes(species) ? "companion" : "companion-other"], open.words);
};

/** "The dog sniffed it too": the same goes for that animal. */
export const sameGoes: BlockWriter = ({ asked, knowledge: { phrases }, words }) => {
  const { level } = asked.verdict;
  return isPressing(level) ? fill(phrases["same-goes"], { ...words, action: fill(phrases.action[level], words) }) : undefined;
};

/** The water that fish share has what one of them has. */
export const apart: BlockWriter = ({ understanding, knowledge, words }) =>
  understanding.animal?.species === "fish" ? undefined : fill(knowledge.phrases.apart, words);
