import { CHECK_PHRASES, type Phrases } from "#app/domain/knowledge/assistant-content.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { languageOf } from "#app/language/message-language.ts";
import type { Context } from "../context.ts";
import type { Reply } from "../reply.ts";
import { paragraphs } from "./markdown.ts";

/** The texts for the language that the owner writes; none for English. */
function textsIn({ asked, knowledge: { phrases } }: Context): Phrases["languages"][string] | undefined {
  return phrases.languages[languageOf(asked.message) ?? asked.verdict.words?.language ?? ""];
}

/** The sentences of the check, in the owner's language. */
export function checkPhrases(context: Context): Pick<Phrases, (typeof CHECK_PHRASES)[number]> {
  return { ...context.knowledge.phrases, ...textsIn(context) };
}

/** Who writes in another language reads the action in it first; the question of a check, or what answers to it lead to, is in it already. */
export function inOwnersLanguage(context: Context, reply: Reply): Reply {
  const texts = textsIn(context);
  if (!texts) return reply;
  const { level } = context.asked.verdict;
  const [first = "", ...rest] = reply.text.split("\n\n");
  const isTranslated = CHECK_PHRASES.some((name) => first.startsWith(texts[name].split("{")[0] as string));
  if (!isTranslated) return { ...reply, text: paragraphs([texts[isPressing(level) ? level : "other"], reply.text]) };
  return rest.length > 0 ? { ...reply, text: paragraphs([first, texts.other, ...rest]) } : reply;
}
