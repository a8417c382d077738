import { tellsSomething } from "#app/domain/chat/handover/handover.ts";
import { PAGE_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import type { Intent } from "#app/domain/knowledge/intents.ts";
import type { Composing } from "#app/domain/ports.ts";
import { atLeast } from "#app/domain/urgency.ts";
import { linkToUnit, type OpenKnowledge } from "../knowledge.ts";
import { plainWords } from "../retrieve/terms.ts";
import { isQuestion } from "../understand/intent.ts";
import { languageOf } from "../understand/language.ts";
import { type Understanding, understand } from "../understand/understanding.ts";
import { bestFound, type Context, queryOf } from "./context.ts";
import { emergencyReply } from "./emergency-reply.ts";
import { followUpReply } from "./follow-up-reply.ts";
import { nothingFound, otherSubjectReply } from "./nothing-found.ts";
import type { Reply } from "./reply.ts";
import { bareSubstanceReply, lookAlikeReply, mentionedSubstanceReply, substanceReply } from "./substance-reply.ts";
import { topicReply } from "./topic-reply.ts";
import { unitReply } from "./unit-reply.ts";
import { labeled, paragraphs } from "./wording/markdown.ts";
import { petWordsOf } from "./wording/pet-words.ts";
import { fill } from "./wording/phrases.ts";

/** Below this the nearest unit is about something else. Calibrated on tests/answers/nothing.txt. */
const FLOOR = 0.55;
/** A unit that repeats the question nearly word for word answers it better than the entry of a substance that the question names. */
const NEARLY_THE_SAME = 0.92;
/** A message that names no animal may not be about one. */
const FLOOR_WITHOUT_ANIMAL = 0.75;

const SHORT_ANSWER_WORDS = 6;
const MOST_WORDS_CONTINUED = 25;

/** Answers a question from our own knowledge, without a model. */
export function composeReply(written: Composing, knowledge: OpenKnowledge): Reply {
  const asked = { ...written, message: withoutName(written.message, written.petName) };
  const understanding = understand(
    { text: asked.message, petType: asked.petType, verdict: asked.verdict, dialog: asked.dialog },
    knowledge,
  );
  const context: Context = { asked, knowledge, understanding, words: petWordsOf(understanding.animal, nameFor(asked, understanding)) };
  return withAnimal(context, inOwnersLanguage(context, replyTo(context)));
}

/** An animal without a species of its own is remembered by its name: the screen knows a tortoise only as a reptile. */
function withAnimal({ understanding: { animal } }: Context, { dialog: { animal: _before, ...dialog }, ...reply }: Reply): Reply {
  return { ...reply, dialog: animal?.species === "other" ? { ...dialog, animal: animal.word } : dialog };
}

/** The name in the form is the name of the animal in the form. */
function nameFor({ petType, petName }: Composing, { animal }: Understanding): string | undefined {
  return !petType || !animal || animal.species === petType ? petName : undefined;
}

/** "Peanut is limping" is not about peanuts, nor "Kiwi sneezes" about fruit. */
function withoutName(message: string, name: string | undefined): string {
  const word = name?.trim().replace(/[^\p{L}\p{N} ]/gu, "") ?? "";
  return word.length < 2
    ? message
    : message.replace(new RegExp(`\\b${word}(?:['’]?s)?\\b`, "giu"), (found) =>
        /s$/i.test(found) && !/s$/i.test(word) ? "their" : "they",
      );
}

function replyTo(context: Context): Reply {
  return (
    otherSubjectReply(context) ??
    followUpReply(context) ??
    bareSubstanceReply(context) ??
    exactReply(context) ??
    answeredReply(context) ??
    topicReply(context) ??
    sideQuestionReply(context) ??
    emergencyReply(context) ??
    (context.understanding.isCare ? foundReply(context) : undefined) ??
    substanceReply(context, bestFound(context, NEARLY_THE_SAME)) ??
    foundReply(context) ??
    mentionedSubstanceReply(context) ??
    continuedReply(context) ??
    lookAlikeReply(context) ??
    nothingFound(context)
  );
}

/** Asked while an emergency goes on, about something that an answer knows: that answer, after the call. */
function sideQuestionReply(context: Context): Reply | undefined {
  const { asked, understanding, knowledge, words } = context;
  if (
    asked.verdict.level !== "emergency" ||
    !asked.dialog?.unit ||
    !(SIDE_INTENTS.includes(understanding.intent) || CHANGES_SUBJECT.test(asked.message))
  )
    return undefined;
  if (understanding.isAboutSubstance && understanding.substances.length > 0) return undefined;
  const unit = bestFound(context, FLOOR);
  if (!unit || unit.id === asked.dialog.unit || unit.intent === "happening-now") return undefined;
  const reply = unitReply(unit, { ...context, asked: { ...asked, verdict: { ...asked.verdict, level: "info" } } });
  return { ...reply, text: paragraphs([fill(knowledge.phrases["still-emergency"], words), reply.text]), dialog: { ...asked.dialog } };
}

const SIDE_INTENTS: readonly Intent[] = ["how-to", "may-give", "may-eat", "how-often", "cost"];
/** "Why?" and "is it bad?" are still about the emergency. */
const CHANGES_SUBJECT = /^(?:(?:ok|okay|and|so|but) )*(?:what (?:happens|will|does|do|can)|how|who|where|which)\b/i;

/** A question that is one of ours, word for word. In an emergency only the question itself counts, or an answer for an emergency. */
function exactReply(context: Context): Reply | undefined {
  const { asked, knowledge, understanding } = context;
  const unit = knowledge.find.exactly(queryOf(context));
  if (!unit || (understanding.isTaken && unit.topic === PAGE_TOPIC)) return undefined;
  const isOwn = atLeast(unit.level, "urgent") || plainWords(unit.question) === plainWords(asked.message);
  return asked.verdict.level !== "emergency" || isOwn ? unitReply(unit, context) : undefined;
}

/** Who writes in another language reads the action in it first. */
function inOwnersLanguage({ asked, knowledge }: Context, reply: Reply): Reply {
  const { level } = asked.verdict;
  const notice = knowledge.phrases.languages[languageOf(asked.message) ?? ""];
  return notice
    ? { ...reply, text: paragraphs([notice[level === "emergency" || level === "urgent" ? level : "other"], reply.text]) }
    : reply;
}

/** The owner answers our question, or only adds an age or a time: the last answer goes on, with the action as it stands now. */
function answeredReply(context: Context): Reply | undefined {
  const { asked, knowledge, understanding, words } = context;
  const last = knowledge.unit(asked.dialog?.unit);
  const { level } = asked.verdict;
  if (!last || level === "emergency" || level === "info" || understanding.intent !== "happening-now" || isQuestion(asked.message))
    return undefined;
  const question = knowledge.questions.find(({ id }) => id === asked.dialog?.askedFor);
  const isAnswer = question?.answers.includes(asked.message) || (question && asked.message.split(/\s+/).length <= SHORT_ANSWER_WORDS);
  if (!isAnswer && (tellsSomething(asked.message) || understanding.substances.length > 0)) return undefined;
  const { phrases } = knowledge;
  const action = fill(phrases.action[level], words);
  return {
    // What was said already is not said again.
    text: isAnswer
      ? paragraphs([`${phrases.noted} ${action}`, labeled(phrases["see-vet"], last.seeVetIf.slice(0, 3))])
      : fill(phrases["noted-same"], { action: `${action.charAt(0).toLowerCase()}${action.slice(1)}` }),
    sources: [linkToUnit(last)],
    suggestions: [],
    dialog: { ...asked.dialog, askedFor: undefined },
    units: [last],
  };
}

/** A message that says little by itself goes on with what the last reply was about. */
function continuedReply(context: Context): Reply | undefined {
  const { asked, knowledge } = context;
  const last = knowledge.unit(asked.dialog?.unit);
  if (!last || asked.message.split(/\s+/).length > MOST_WORDS_CONTINUED) return undefined;
  const query = { ...queryOf(context), text: `${last.question} ${asked.message}` };
  const [best] = knowledge.find(query, 1);
  return best && best.confidence >= FLOOR ? unitReply(best.unit, context) : undefined;
}

function foundReply(context: Context): Reply | undefined {
  const { understanding, asked } = context;
  const isAboutAnimal = understanding.animal || asked.dialog?.unit || asked.verdict.level !== "info";
  const unit = bestFound(context, isAboutAnimal ? FLOOR : FLOOR_WITHOUT_ANIMAL);
  return unit && unitReply(unit, context);
}
