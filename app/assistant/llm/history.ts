import type { Turn } from "#app/domain/chat/turn.ts";
import { CONVERSATION_SENT_CHARS } from "#app/domain/limits.ts";

/** A turn as a provider takes it. */
export type PromptTurn = { role: "user" | "assistant"; content: string };

/** A citation as our answers write it: its number belongs to another answer's passages. */
const CITATION = /\s*\[\\\[\d+\\\]\]\([^)]*\)/g;
const LINK = /\[([^\]]*)\]\([^)]*\)/g;

/** Nothing that a visitor sends, our own answers as they come back included, can open or close a part of our request. */
export const escaped = (text: string): string => text.replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * The conversation up to this message: the first message always, then as many of the latest turns as fit. It begins with the owner and the
 * roles alternate, since the chat templates of many models refuse anything else: empty turns go, and turns of one role that follow each
 * other become one.
 * @param message the last one of the owner, finished
 */
export function alternatingTurns(history: readonly Turn[], message: string): PromptTurn[] {
  const turns: PromptTurn[] = [];
  for (const { role, content } of [...fitting(history).map(plain), { role: "user" as const, content: message }]) {
    if (content.trim() === "" || (turns.length === 0 && role === "assistant")) continue;
    const last = turns.at(-1);
    if (last?.role === role) last.content += `\n\n${content}`;
    else turns.push({ role, content });
  }
  return turns;
}

function plain({ role, content }: Turn): PromptTurn {
  return { role, content: escaped(role === "user" ? content : content.replace(CITATION, "").replace(LINK, "$1")) };
}

function fitting(history: readonly Turn[]): Turn[] {
  const at = history.findIndex(({ role, content }) => role === "user" && content.trim() !== "");
  const first = history[at];
  if (!first) return [];
  let left = CONVERSATION_SENT_CHARS - first.content.length;
  const latest: Turn[] = [];
  for (const turn of history.slice(at + 1).reverse()) {
    left -= turn.content.length;
    if (left < 0) break;
    latest.push(turn);
  }
  return [first, ...latest.reverse()];
}
