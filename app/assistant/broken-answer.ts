import { APOLOGY, type ChatEvent, type ChatReply, type SourceLink } from "#app/domain/chat/chat-contract.ts";
import { ownersWords } from "#app/domain/chat/turn.ts";
import type { Assistant, Question } from "#app/domain/ports.ts";
import { languageOfTalk } from "#app/language/message-language.ts";
import type { Moderation } from "./moderation/moderation.ts";

type BrokenAnswer = {
  question: Question;
  /** With the words that were shown. */
  reply: ChatReply;
  ownSources: readonly SourceLink[];
  assistants: readonly Assistant[];
  moderation: Pick<Moderation, "broken">;
};

/** Ends an answer that broke off after its first words: a sentence that says so, then what our own knowledge answers, or else the apology. */
export async function* finishBrokenAnswer(
  { question, reply, ownSources, assistants, moderation }: BrokenAnswer,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const own = question.draft === "" ? undefined : assistants.find(({ saysOurWords }) => saysOurWords);
  if (!own) return yield { type: "error", reply: { ...reply, error: APOLOGY } };
  reply.askedOf = [...(reply.askedOf ?? []), own.name];
  reply.sources = [...reply.sources, ...ownSources].filter(({ path }, at, all) => at === all.findIndex((one) => one.path === path));
  const bridge = `…\n\n${moderation.broken[languageOfTalk([...ownersWords(question.history), question.message]) ?? "en"]}\n\n`;
  reply.response += bridge;
  yield { type: "delta", text: bridge };
  for await (const text of own.answer(question, signal)) {
    reply.response += text;
    yield { type: "delta", text };
  }
  if (!signal.aborted) yield { type: "done", reply };
}
