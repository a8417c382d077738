import type { ChatReply } from "#app/domain/chat/chat-contract.ts";
import type { Checked } from "#app/domain/check.ts";
import type { CaseFacts } from "#app/domain/facts.ts";
import type { Draft, Question } from "#app/domain/ports.ts";
import { sentencesOf } from "#app/domain/text/sentences.ts";
import type { Verdict } from "#app/domain/verdict.ts";

/** The urgency of a message, with the facts after it. */
export type TurnVerdict = { triage: Verdict; facts: CaseFacts };

/** One message on its way to an answer. What a model reads in it may change its verdict, and with it all that follows. */
export type AnswerTurn = {
  /** The owner's own words. */
  message: string;
  /** @param read answers to the check that a model found in the owner's words; the owner's own count for more */
  judge: (read?: Checked) => TurnVerdict;
  compose: (judged: TurnVerdict) => Promise<Draft>;
  draft: Draft;
  question: Question;
  reply: ChatReply;
};

/** What of a reply comes from our own knowledge. */
export function replyFields({ triage, facts }: TurnVerdict, draft: Draft): Omit<ChatReply, "response" | "messageId"> {
  return {
    triage,
    sources: [...draft.sources],
    facts: { ...facts, dialog: draft.dialog },
    ...(draft.suggestions.length > 0 && { suggestions: [...draft.suggestions] }),
    ...(draft.actions && { actions: [...draft.actions] }),
    ...(draft.animals && { animals: [...draft.animals] }),
  };
}

/** The message with another verdict: what our own knowledge says to it is composed again. */
export async function judgedAnew(turn: AnswerTurn, judged: TurnVerdict): Promise<void> {
  const { response, messageId, askedOf } = turn.reply;
  turn.draft = await turn.compose(judged);
  turn.question = { ...turn.question, verdict: { ...judged.triage, facts: judged.facts }, draft: turn.draft.text };
  turn.reply = { response, messageId, ...(askedOf && { askedOf }), ...replyFields(judged, turn.draft) };
}

/** Our own answer without the sentences that the owner has just read. */
export function withoutShown(draft: string, shown: string): string {
  const keyOf = (sentence: string) => sentence.replace(/[*_]/g, "").trim();
  const read = new Set(sentencesOf(shown).map(keyOf));
  const [first = "", ...others] = draft.split("\n\n");
  const left = sentencesOf(first).filter((sentence) => !read.has(keyOf(sentence)));
  return [left.join(" "), ...others].filter(Boolean).join("\n\n") || draft;
}
