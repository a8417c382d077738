import { isPressing, type Level } from "#app/domain/urgency.ts";
import type { Context } from "../context.ts";
import { plainReply, type Reply } from "../reply.ts";
import type { PetWords } from "../wording/pet-words.ts";
import { fill } from "../wording/phrases.ts";

/** An answer to thanks, with what the animal still needs. */
export function thanksReply(context: Context, level: Level, words: PetWords): Reply {
  return plainReply(context, fill(context.knowledge.phrases.thanks[isPressing(level) ? level : "other"], words));
}
