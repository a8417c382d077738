import type { Question, TokenUsage } from "#app/domain/ports.ts";

/** What a provider sent together. */
export type Chunk = {
  /** Words for the visitor; empty while the model only thinks, which is a sign of life. */
  text: string;
  /** In how many pieces it came, thoughts counted too. */
  pieces: number;
  /** What the answer cost, as the provider counts it. */
  usage?: TokenUsage;
};

/** A provider of answers. `ask` rejects when it turns the question away, before its first word; what breaks later breaks the stream. */
export type Provider = {
  /** Its host, as shown to the visitor. */
  name: string;
  ask(question: Question, signal: AbortSignal): Promise<AsyncIterable<Chunk>>;
};
