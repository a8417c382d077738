import { isPressing, type Level } from "#app/domain/urgency.ts";
import type { Context } from "../context.ts";
import { plainReply, type Reply } from "../reply.ts";
import type { PetWords } from "../wording/pet-words.ts";
import { fill } from "../wording/phrases.ts";

/** An answer to thanks or to fear, with what the animal still needs. */
export function thanksReply(context: Context, level: Level, words: PetWords): Reply {
  const { phrases } = context.knowledge;
  if (context.understanding.isDistressed) {
    const action = level === "info" ? "" : fill(phrases.action[level], words);
    return plainReply(context, [phrases.kind[level === "emergency" ? "emergency" : "other"], action].filter(Boolean).join(" "));
  }
  return plainReply(context, fill(phrases.thanks[isPressing(level) ? level : "other"], words));
}
