import { takenIn } from "#app/assistant/grounding/passages.ts";
import type { AskedRequest } from "./requests.ts";

/** What is wrong with what a model is given. */
export const REQUEST_FAULTS = ["no passage", "id in the case", "first message missing", "no entry of the substance"] as const;

export type RequestFault = (typeof REQUEST_FAULTS)[number];

/** A name of ours with an underscore or a status in brackets: nothing that a person would say. */
const ID = /\b[a-z]+_[a-z_0-9]+\b|\((?:present|past|negated|hypothetical)\)/;
const BYTES_A_TOKEN = 4;

export function faultsOf({ question, prompt, first, turn }: AskedRequest): RequestFault[] {
  const { passages, brief } = question;
  const [system, ...turns] = prompt;
  const isNamed = passages.some(({ path }) => path.startsWith("/poisons"));
  return [
    ...(passages.length === 0 ? ["no passage" as const] : []),
    ...(brief.facts.some((fact) => ID.test(fact)) ? ["id in the case" as const] : []),
    ...(turn > 0 && !turns.some(({ content }) => content.includes(first.slice(0, 60).replaceAll("<", "&lt;")))
      ? ["first message missing" as const]
      : []),
    ...(takenIn(question.verdict.facts).length > 0 && !isNamed ? ["no entry of the substance" as const] : []),
    ...(system?.content.includes(first) ? ["first message missing" as const] : []),
  ];
}

/** Tokens of a request, at four bytes each. */
export function tokensOf({ prompt }: AskedRequest): number {
  return Math.round(prompt.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0) / BYTES_A_TOKEN);
}
