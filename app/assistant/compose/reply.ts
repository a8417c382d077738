import type { OpenCaseFacts } from "#app/domain/knowledge/dialog.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import type { Draft } from "#app/domain/ports.ts";
import type { Context } from "./context.ts";

/** The assistant's answer without a model, with the units that it is made from, and the case that it goes on with. */
export type Reply = Omit<Draft, "passages"> & { units: readonly Answer[]; openCase?: OpenCaseFacts };

/** A reply that keeps the conversation where it was. */
export function plainReply({ asked }: Context, text: string, sources: Reply["sources"] = []): Reply {
  return { text, sources, suggestions: [], dialog: { ...asked.before?.dialog }, units: [] };
}
