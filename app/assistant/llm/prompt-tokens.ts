import type { Question } from "#app/domain/ports.ts";
import { promptFor } from "./prompt.ts";

const BYTES_A_TOKEN = 3;
const TOKENS_A_TURN = 4;

/** Tokens of the request for a question. English has four bytes a token and more, so three count too many rather than too few. */
export function promptTokens(question: Question): number {
  const encoder = new TextEncoder();
  return promptFor(question).reduce(
    (sum, { content }) => sum + Math.ceil(encoder.encode(content).byteLength / BYTES_A_TOKEN) + TOKENS_A_TURN,
    0,
  );
}
