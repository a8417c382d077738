import type { Turn } from "#app/domain/chat/turn.ts";
import { type Token, tokenise } from "#app/language/tokenise.ts";

const MOST_TURNS = 12;
const LONGEST_MESSAGE = 16_000;
const LONGEST_TURN = 4_000;

/** A text longer than this is read at both ends, so that no length can slow the screen down. */
function ends(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest / 2)}\n${text.slice(-longest / 2)}`;
}

function turnsOf(history: unknown): Turn[] {
  if (!Array.isArray(history)) return [];
  return history
    .filter((turn): turn is Turn => typeof turn?.content === "string" && (turn.role === "user" || turn.role === "assistant"))
    .slice(-MOST_TURNS);
}

/**
 * The words of the whole conversation in one row: what the visitor said, and the assistant's last reply, whose nouns
 * tell what a short answer is about ("None since seven" after "when did you last see a wet clump?").
 */
export function conversationTokens(message: string, history: unknown): Token[] {
  const turns = turnsOf(history);
  const lastReply = turns.findLastIndex((turn) => turn.role === "assistant");
  const tokens: Token[] = [];
  const add = (text: string, fromAssistant: boolean) => {
    const from = (tokens[tokens.length - 1]?.sentence ?? -1) + 1;
    for (const token of tokenise(text, from)) tokens.push(fromAssistant ? { ...token, fromAssistant } : token);
  };
  turns.forEach((turn, i) => {
    if (turn.role === "user") add(ends(turn.content, LONGEST_TURN), false);
    else if (i === lastReply) add(turn.content.slice(-600), true);
  });
  add(ends(message, LONGEST_MESSAGE), false);
  return tokens;
}
