import type { Turn } from "#app/domain/chat/turn.ts";

/** A turn as a provider takes it. */
export type PromptTurn = { role: "user" | "assistant"; content: string };

/**
 * The conversation up to this message: it begins with the visitor and the roles alternate, since the chat templates of many models refuse
 * anything else. Empty turns go, and turns of one role that follow each other become one.
 */
export function alternatingTurns(history: readonly Turn[], message: string): PromptTurn[] {
  const turns: PromptTurn[] = [];
  for (const { role, content } of [...history, { role: "user" as const, content: message }]) {
    if (content.trim() === "" || (turns.length === 0 && role === "assistant")) continue;
    const last = turns.at(-1);
    if (last?.role === role) last.content += `\n\n${content}`;
    else turns.push({ role, content });
  }
  return turns;
}
