import type { ChatEvent } from "#app/domain/chat/chat-contract.ts";

/** Puts one more paragraph under an answer, also under one that failed, but not under the card for a person in danger, which says more. */
export async function* withParagraph(events: AsyncIterable<ChatEvent>, paragraph: string): AsyncGenerator<ChatEvent> {
  for await (const event of events) {
    if ((event.type === "done" || event.type === "error") && !event.reply.triage?.danger) {
      const text = event.reply.response === "" ? paragraph : `\n\n${paragraph}`;
      yield { type: "delta", text };
      yield { ...event, reply: { ...event.reply, response: event.reply.response + text } };
    } else yield event;
  }
}
