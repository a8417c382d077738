import type { Question } from "#app/domain/ports.ts";

/** Words of a provider's answer that arrived together, and in how many pieces it sent them. */
export type Chunk = { text: string; pieces: number };

/** A provider of answers. `ask` rejects when it turns the question away, before its first word; what breaks later breaks the stream. */
export type Provider = {
  /** Its host, as shown to the visitor. */
  name: string;
  ask(question: Question, signal: AbortSignal): Promise<AsyncIterable<Chunk>>;
};
