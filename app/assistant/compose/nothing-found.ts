import { type Context, queryOf } from "./context.ts";
import { labeled, paragraphs } from "./markdown.ts";
import { fill } from "./phrases.ts";
import type { Reply } from "./reply.ts";

/** So little of a message stands anywhere in our answers that it is not about pets. */
const OFF_TOPIC = 0.35;
const NEAR_TOPICS = 3;
const NEAREST = 0.2;
const ABOUT_A_PERSON =
  /\b(?:i have|ive got|i got|my (?:head|back|husband|wife|mum|mom|dad|son|daughter|child|baby|own)|can i take|should i take|me take)\b/i;

/** Says honestly that we have nothing, and offers what is near. A sick animal still gets the action of its level. */
export function nothingFound(context: Context): Reply {
  const { asked, knowledge, understanding, words } = context;
  const { phrases } = knowledge;
  const { level } = asked.verdict;
  const dialog = { ...asked.dialog, intent: understanding.intent };
  if (level === "info" && !understanding.animal && isOffTopic(context)) {
    const text = ABOUT_A_PERSON.test(asked.message) ? phrases["off-topic-person"] : phrases["off-topic"];
    return { text, sources: [], suggestions: [], dialog, units: [] };
  }
  const near = knowledge.find(queryOf(context), NEAR_TOPICS).filter(({ confidence }) => confidence >= NEAREST);
  const general =
    level === "urgent"
      ? fill(phrases["urgent-general"], words)
      : level === "routine"
        ? fill(phrases["routine-general"], words)
        : fill(phrases["no-page-pet"], words);
  const reasons = level === "info" ? [] : asked.verdict.reasons.slice(0, 1).map(({ says }) => says);
  const suggestions = near.map(({ unit }) => unit.question);
  return {
    text: paragraphs([
      [phrases["no-page"], ...reasons].join(" "),
      general,
      suggestions.length > 0 ? labeled(phrases["near-topics"], suggestions) : "",
    ]),
    sources: [],
    suggestions,
    dialog,
    units: [],
  };
}

function isOffTopic({ asked, knowledge, understanding }: Context): boolean {
  return !asked.petType && !asked.dialog?.unit && understanding.substances.length === 0
    ? true
    : knowledge.familiarity(asked.message) < OFF_TOPIC;
}
