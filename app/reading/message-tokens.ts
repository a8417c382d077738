import type { Turn } from "#app/domain/chat/turn.ts";
import { withoutFrame } from "#app/language/letter-frame.ts";
import { spellOutEmoji } from "#app/language/normalise.ts";
import { type Token, tokenise } from "#app/language/tokenise.ts";

const MOST_TURNS = 12;
const LONGEST_MESSAGE = 16_000;
const LONGEST_TURN = 4_000;

/** A text longer than this is read at both ends, so that no length can slow the screen down. */
function ends(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest / 2)}\n${text.slice(-longest / 2)}`;
}

export function historyTurns(history: unknown): Turn[] {
  if (!Array.isArray(history)) return [];
  return history
    .filter((turn): turn is Turn => typeof turn?.content === "string" && (turn.role === "user" || turn.role === "assistant"))
    .slice(-MOST_TURNS);
}

/** A message as it is cut into words. Each side of a contrast is a sentence of its own: "my dog is fine but my cat is not breathing". */
function textAsRead(message: string): string {
  return ends(message, LONGEST_MESSAGE).replace(CONTRAST, "; ");
}

/** The owner's words from a token to before another one. */
export function wordsBetween(message: string, tokens: readonly Token[], { start, end }: { start: number; end: number }): string {
  const [first, last] = [tokens[start], tokens[end - 1]];
  return first && last ? spellOutEmoji(textAsRead(message)).slice(first.from, last.to).trim() : "";
}

/** The owner's words of a sentence. @returns undefined where no word of the message is in it */
export function quoteOf(message: string, tokens: readonly Token[], sentence: number): string | undefined {
  const words = tokens.filter((token) => token.sentence === sentence && !token.fromAssistant);
  const [first, last] = [words[0], words.at(-1)];
  return first && last && spellOutEmoji(textAsRead(message)).slice(first.from, last.to).trim();
}

const SHORT_ANSWER = 24;
const CONTRAST =
  /(?:,?\s(?=(?:but|while|whereas|meanwhile)\s+(?:my|our|the)\s)|,\s*(?=(?:and )?(?:my|our|the) (?:other |second )?(?:dog|cat|puppy|kitten|rabbit|bunny|hamster|bird|budgie|parrot|guinea|ferret|fish|tortoise)\b(?! *[,.?!])))/gi;

/**
 * The words of one message. Before a short one stands the question that we asked last, whose nouns tell what it is about ("None since
 * seven" after "when did you last see a wet clump?"); nothing else of ours is read.
 * @param sentence number of the first sentence
 */
export function messageTokens(message: string, history: readonly Turn[], sentence = 0): Token[] {
  const own = textAsRead(message);
  const tokens = tokenise(own, sentence);
  if (tokens.length > SHORT_ANSWER) return tokens;
  const questions = lastQuestions(history).join(" ");
  if (!questions) return tokens;
  const asked = tokenise(questions, sentence).map((token): Token => ({ ...token, fromAssistant: true }));
  return [...asked, ...tokenise(own, (asked.at(-1)?.sentence ?? sentence - 1) + 1)];
}

/** What our last reply asked, question by question. */
export function lastQuestions(history: readonly Turn[]): string[] {
  const reply = history.findLast(({ role }) => role === "assistant")?.content ?? "";
  return reply.slice(-LAST_WORDS).match(/[^.!?\n]+\?/g) ?? [];
}

const LAST_WORDS = 600;

/** The words of the owner in the last turns and the message, for the classifier. */
export function conversationTokens(message: string, history: unknown): Token[] {
  const tokens: Token[] = [];
  const add = (text: string) => {
    for (const token of tokenise(text, (tokens.at(-1)?.sentence ?? -1) + 1)) tokens.push(token);
  };
  for (const { role, content } of historyTurns(history)) if (role === "user") add(ends(withoutFrame(content), LONGEST_TURN));
  add(ends(withoutFrame(message), LONGEST_MESSAGE));
  return tokens;
}
