import { type ChatEvent, GUIDE_ASSISTANT } from "#app/domain/chat/chat-contract.ts";
import type { Tally } from "#app/domain/ports.ts";

/** The same events; how the answer ended, its level and who answered are counted. */
export async function* tallied(events: AsyncIterable<ChatEvent>, tally: Tally): AsyncGenerator<ChatEvent> {
  for await (const event of events) {
    if (event.type === "done" || event.type === "error") {
      const { triage, answeredBy } = event.reply;
      const by = answeredBy === undefined ? "fixed words" : answeredBy === GUIDE_ASSISTANT ? "guide" : "model";
      tally(["answers", `level:${triage.level}`, event.type === "done" ? `by:${by}` : "apologies"]);
    }
    yield event;
  }
}
