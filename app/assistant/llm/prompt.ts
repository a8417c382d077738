import type { Grounding, Question } from "#app/domain/ports.ts";
import { alternatingTurns, escaped, type PromptTurn } from "./history.ts";

export type PromptMessage = PromptTurn | { role: "system"; content: string };

/** The rules for the model (content/assistant/prompt.md), and how many passages it gets. */
export type PromptSettings = { prompt: string; passages: number };

const BYTES_A_TOKEN = 3;
const TOKENS_A_TURN = 4;

/**
 * Writes the messages for a language model. The system text is the same for all questions, so that providers can cache it, and holds no word
 * of a visitor. Then the conversation; the last message holds the case, what is asked about, our passages and what the owner reads already,
 * and last the owner's words.
 */
export function promptFor(question: Question, { prompt, passages }: PromptSettings): PromptMessage[] {
  return [{ role: "system", content: prompt }, ...alternatingTurns(question.history, lastMessage(question, passages))];
}

/** Tokens of the request for a question. English has four bytes a token and more, so three count too many rather than too few. */
export function promptTokens(question: Question, settings: PromptSettings): number {
  const encoder = new TextEncoder();
  return promptFor(question, settings).reduce(
    (sum, { content }) => sum + Math.ceil(encoder.encode(content).byteLength / BYTES_A_TOKEN) + TOKENS_A_TURN,
    0,
  );
}

function lastMessage({ message, passages, brief }: Question, most: number): string {
  const { facts, signs, shown, ask, allowsGeneral } = brief;
  return [
    block("case", facts.map(escaped)),
    block(
      "signs",
      signs.map(({ id, says, asks, quote }) => `${id}: the owner wrote “${escaped(quote)}”. It may mean: ${says} Asked: ${asks}`),
    ),
    block("passages", passages.slice(0, most).map(passageText)),
    block("already_shown", shown.map(escaped)),
    block("ask", [ask ?? "ask nothing"]),
    block("general_knowledge", [allowsGeneral ? "allowed" : "not allowed"]),
    block("owner", [escaped(message)]),
  ]
    .filter(Boolean)
    .join("\n");
}

function block(name: string, lines: readonly string[]): string {
  return lines.length > 0 ? `<${name}>\n${lines.join("\n")}\n</${name}>` : "";
}

function passageText({ id, title, items }: Grounding): string {
  return `[${id}] ${title}\n${items.join("\n")}`;
}
