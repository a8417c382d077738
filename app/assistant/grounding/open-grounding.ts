import type { GroundingTexts } from "#app/domain/knowledge/model-texts.ts";
import type { Draft } from "#app/domain/ports.ts";
import type { Context } from "../compose/context.ts";
import type { Reply } from "../compose/reply.ts";
import { briefFor } from "./brief.ts";
import { englishWordsOf } from "./foreign-words.ts";
import { earlierWords, passagesFor } from "./passages.ts";
import { askingSentence, safetySentence } from "./safety-sentence.ts";

/** What a model gets besides the question, made from what a message means and what our own reply to it is. */
export type GroundReply = (context: Context, reply: Reply) => Pick<Draft, "passages" | "brief" | "safety" | "asking">;

export function openGrounding(texts: GroundingTexts): GroundReply {
  return (context, reply) => {
    const safety = safetySentence(context, texts.safety);
    return {
      passages: passagesFor(
        context,
        reply,
        englishWordsOf([...earlierWords(context), context.asked.message].join(". "), texts.searchWords),
      ),
      brief: briefFor(context, reply, texts, safety),
      ...(safety && { safety }),
      ...(context.asked.verdict.check && { asking: askingSentence(context, texts.safety) }),
    };
  };
}
