import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import type { Draft } from "#app/domain/ports.ts";

/** The assistant's answer without a model, with the units that it is made from. */
export type Reply = Omit<Draft, "passages"> & { units: readonly Answer[] };
