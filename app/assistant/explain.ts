import { APOLOGY, type ChatEvent, SHORTENED } from "#app/domain/chat/chat-contract.ts";
import type { Assistant } from "#app/domain/ports.ts";
import type { AnswerPorts } from "./answer-ports.ts";
import { type AnswerTurn, withoutShown } from "./answer-turn.ts";
import { finishBrokenAnswer } from "./broken-answer.ts";
import { isUnsent } from "./llm/provider-failure.ts";
import { modelWords, type Shown } from "./model/model-words.ts";

/**
 * Asks the assistants in order of preference; the first that says something has the answer. Where a model is to write, the server's own safety
 * sentence is the first word: nobody waits for a model to learn what to do.
 */
export async function* explain(turn: AnswerTurn, use: AnswerPorts, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  if (turn.draft.safety && use.assistants.some(({ saysOurWords }) => !saysOurWords)) yield show(turn, `${turn.draft.safety}\n\n`);
  for (const assistant of use.assistants) {
    turn.reply.askedOf = [...(turn.reply.askedOf ?? []), assistant.name];
    // What was said in our own words stays, whoever answers.
    let shown = turn.reply.response;
    let hasSpoken = false;
    try {
      for await (const said of wordsOf(assistant, turn, use, signal)) {
        if (said.type === "triage") yield { type: "triage", triage: turn.reply.triage };
        else {
          if (!said.isOurs) turn.reply.answeredBy = assistant.name;
          hasSpoken ||= !said.isOurs && said.text.trim() !== "";
          yield show(turn, said.text);
          if (said.isOurs) shown = turn.reply.response;
        }
      }
      // A visitor who left ends the stream early; that is no answer.
      if (signal.aborted) return;
      if (!hasSpoken && !turn.reply.triage.danger) throw new Error("empty");
      if (!assistant.saysOurWords && !asksAtEnd(turn.reply.response)) delete turn.reply.animals;
      yield { type: "done", reply: turn.reply };
      return;
    } catch (error) {
      if (signal.aborted) return;
      const code = error instanceof Error ? error.message : "unknown";
      if (code === "shortened" && hasSpoken) {
        yield show(turn, SHORTENED);
        yield { type: "done", reply: turn.reply };
        return;
      }
      use.onFailure?.(assistant.name, code);
      if (isUnsent(error)) turn.reply.askedOf = turn.reply.askedOf?.filter((name) => name !== assistant.name);
      const question = { ...turn.question, draft: withoutShown(turn.draft.text, shown) };
      // Words that were already shown are not taken back: our own answer goes on after them.
      if (hasSpoken) return yield* finishBrokenAnswer({ ...use, question, reply: turn.reply, ownSources: turn.draft.sources }, signal);
      withdraw(turn, shown);
    }
  }
  yield { type: "error", reply: { ...turn.reply, error: APOLOGY } };
}

/** A model that read in the owner's words which animal it is does not ask, and there is nothing to tap. */
function asksAtEnd(response: string): boolean {
  return response.trimEnd().endsWith("?");
}

function show(turn: AnswerTurn, text: string): ChatEvent {
  turn.reply.response += text;
  return { type: "delta", text };
}

/** The reply as it was before an assistant that failed without a word. */
function withdraw(turn: AnswerTurn, shown: string): void {
  const { answeredBy: _answeredBy, isGeneral: _isGeneral, ...reply } = turn.reply;
  turn.reply = { ...reply, response: shown, sources: [...turn.draft.sources] };
}

async function* wordsOf(assistant: Assistant, turn: AnswerTurn, use: AnswerPorts, signal: AbortSignal): AsyncGenerator<Shown> {
  if (!assistant.saysOurWords) return yield* modelWords(assistant, turn, use, signal);
  const question = { ...turn.question, draft: withoutShown(turn.draft.text, turn.reply.response) };
  for await (const text of assistant.answer(question, signal)) yield { type: "text", text };
}
