import { sentencesOf, typedSentences } from "#app/domain/text/sentences.ts";
import { asksInWords } from "#app/language/asks-in-words.ts";
import type { Context } from "../compose/context.ts";
import type { Reply } from "../compose/reply.ts";
import { mourningReply } from "../compose/topic-reply.ts";
import { paragraphs } from "../compose/wording/markdown.ts";
import { fill } from "../compose/wording/phrases.ts";
import { intentOf, isQuestion } from "../understand/intent.ts";
import type { BlockWriter, Said } from "./block.ts";
import { sureAside } from "./blocks/answer.ts";
import { part } from "./blocks/part.ts";

/** What is asked besides gets so many sentences. */
const MOST_SENTENCES = 2;

/**
 * A reply, and below it what answers the other questions of the message: "How long should I keep walks short? And can he swim?" Each is looked
 * up by itself, and only what is sure is added.
 */
export function withOtherParts(reply: Reply, context: Context): Reply {
  const parts = typedSentences(context.asked.message).flatMap(questionsIn);
  if (parts.length < 2 || reply.animals) return reply;
  const answers = parts.flatMap((text) => answerTo(text, context) ?? []);
  const isGiven = ({ text, units = [] }: Said) =>
    reply.text.includes(firstSentences(text)) || units.some((unit) => reply.units.includes(unit));
  const other = answers.find((one) => !isGiven(one));
  // Where no part leads to the reply, it came from the message as a whole.
  if (!other || (answers.length > 1 && !answers.some(isGiven) && reply.units.length === 0)) return reply;
  const said = fill(context.knowledge.phrases["also-asked"], { answer: firstSentences(other.text) });
  return { ...reply, text: paragraphs([reply.text, said]), sources: [...reply.sources, ...(other.sources ?? [])] };
}

const BETWEEN = /,\s+|\s+and\s+/i;

/** The questions of a sentence: "What else could it be and what can I do at night?" holds two. */
function questionsIn(sentence: string): string[] {
  if (!isQuestion(sentence)) return [];
  const parts = sentence.split(BETWEEN);
  return parts.length > 1 && parts.every(asksInWords) ? parts : [sentence];
}

function answerTo(text: string, context: Context): Said | undefined {
  const { asked, understanding, knowledge } = context;
  const acts = knowledge.readActs(text);
  const says = knowledge.readPhrases(text);
  const mourns = understanding.intent === "loss";
  const intent = mourns ? "loss" : intentOf(text, acts, says);
  const alone: Context = {
    ...context,
    asked: { ...asked, message: text },
    understanding: { ...understanding, acts, says, intent, followUp: undefined, isQuestion: true },
  };
  const blocks: readonly BlockWriter[] = mourns ? [mourningReply] : [part, sureAside];
  for (const block of blocks) {
    const said = block(alone);
    if (said) return typeof said === "string" ? { text: said } : said;
  }
  return undefined;
}

function firstSentences(text: string): string {
  const [first = ""] = text.split("\n");
  return sentencesOf(first).slice(0, MOST_SENTENCES).join(" ");
}
