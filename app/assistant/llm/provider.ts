import type { Question } from "#app/domain/ports.ts";

/** Words of a vendor's answer that arrived together, and in how many pieces it sent them. */
export type Said = { text: string; pieces: number };

/** A vendor of answers. `ask` rejects when it turns the question away, before its first word; what breaks later breaks the stream. */
export type Vendor = {
  /** Its host, as shown to the visitor. */
  name: string;
  ask(question: Question, signal: AbortSignal): Promise<AsyncIterable<Said>>;
};
