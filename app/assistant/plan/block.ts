import type { Context } from "../compose/context.ts";
import type { Reply } from "../compose/reply.ts";

/** What a block adds to a reply: its words, and what they come from. */
export type Said = Partial<Reply> & Pick<Reply, "text">;

/** One piece of a reply; undefined or no words where it has nothing to say. */
export type BlockWriter = (context: Context) => Said | string | undefined;

/** What was said is remembered as it was; only its words and sources are new. */
export const from = (text: string, ...sources: Reply["sources"]): Said => ({ text, sources });
