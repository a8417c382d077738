import type { CaseFacts } from "#app/domain/facts.ts";
import { normalise } from "#app/language/normalise.ts";
import { TYPED_REPLIES, type TypedReplies } from "../rules/check-texts.ts";
import { MOST_TURNS } from "./open-check.ts";
import { LIST } from "./settle-signs.ts";

/** A message as it is compared with the replies of an owner to a check. */
export function normaliseReply(text: string): string {
  return normalise(text)
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/**
 * The memory after a message that only replies to the open check. A bare yes and a bare "not sure" answer the sign that is shown, a bare no all
 * that is asked; a yes to the list names nothing.
 */
export function withTypedReply<Memory extends CaseFacts | undefined>(memory: Memory, said: string, replies: TypedReplies): Memory {
  if (!memory?.checks) return memory;
  const { checks, turns, current } = memory;
  const open = checks.filter((one) => one.animal === current && !one.answer && turns - one.turn <= MOST_TURNS);
  const plain = open.length > 0 ? normaliseReply(said) : "";
  const reply = TYPED_REPLIES.find((meaning) => replies[meaning].includes(plain));
  if (!reply) return memory;
  const [shown] = open.filter(({ rule }) => rule !== LIST);
  const answered = reply === "no" ? open : shown ? open.filter(({ quote }) => quote === shown.quote) : reply === "unsure" ? open : [];
  const answerTo = (rule: string) => (rule === LIST ? "no" : reply);
  return { ...memory, checks: checks.map((one) => (answered.includes(one) ? { ...one, answer: answerTo(one.rule) } : one)) };
}
