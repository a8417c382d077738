import { isPressing } from "#app/domain/urgency.ts";
import { isAboutIllPerson, isAboutOtherSubject } from "#app/reading/other-subject.ts";
import { saidReasons } from "../plan/case/open-case.ts";
import { animalOf } from "../understand/animal.ts";
import type { Context } from "./context.ts";
import { rankedFor } from "./ranking/ranked.ts";
import type { Reply } from "./reply.ts";
import { paragraphs } from "./wording/markdown.ts";
import { fill, unsaid } from "./wording/phrases.ts";
import { createSaidCheck } from "./wording/without-repeats.ts";

/** So little of a message stands anywhere in our answers that it is not about pets. */
const OFF_TOPIC = 0.6;
const NEAR_TOPICS = 3;
/** What is less likely is about something else altogether. */
const LEAST_NEAR = 0.03;
/** Who goes on from an answer is offered what has such a share of the chance. */
const NEAR_IN_CONVERSATION = 0.5;
const MAY_MEAN_A_PET = /\b(?:he|she|him|her|his|hers|they|them|their|pets?|vets?|animals?|breeds?)\b/i;
const ABOUT_A_PERSON =
  /\b(?:i have|ive got|i got|my (?:head|back|husband|wife|mum|mom|dad|son|daughter|child|baby|own)|can i take|should i take|me take)\b/i;

/** A person who is ill, or a thing that broke: said at once, before a word of it finds an answer about an animal. */
export function otherSubjectReply({ asked, knowledge: { phrases }, understanding }: Context): Reply | undefined {
  if (!isAboutOtherSubject(asked.message)) return undefined;
  const text = isAboutIllPerson(asked.message) ? phrases["ill-person"] : phrases["off-topic"];
  return { text, sources: [], suggestions: [], dialog: { ...asked.before?.dialog, intent: understanding.intent }, units: [] };
}

/** Says honestly that we have nothing, and offers what is near. A sick animal still gets the action of its level. */
export function nothingFound(context: Context): Reply {
  const { asked, knowledge, understanding, words } = context;
  const { phrases } = knowledge;
  const { level } = asked.verdict;
  const dialog = { ...asked.before?.dialog, intent: understanding.intent };
  if (isUnclear(asked.message)) return { text: phrases.unclear, sources: [], suggestions: [], dialog, units: [] };
  if (!isPressing(level) && isOffTopic(context)) {
    const text = ABOUT_A_PERSON.test(asked.message) ? phrases["off-topic-person"] : phrases["off-topic"];
    return { text, sources: [], suggestions: [], dialog, units: [] };
  }
  const least = asked.before?.dialog?.unit ? NEAR_IN_CONVERSATION * knowledge.ranking.thresholds.offer : LEAST_NEAR;
  const near = rankedFor(context)
    .filter(({ unit, chance }) => unit !== undefined && chance >= least)
    .slice(0, NEAR_TOPICS);
  const general = fill(phrases[GENERAL[level]], words);
  const reasons =
    level === "info"
      ? []
      : saidReasons(asked.verdict.reasons)
          .slice(0, 1)
          .map(({ says }) => says);
  const action = level === "emergency" ? fill(phrases.action.emergency, words) : general;
  const none = createSaidCheck(asked.history, words)([phrases["no-page"], ...reasons].join(" "));
  const again = unsaid(phrases["unknown-titles"], words, createSaidCheck(asked.history, words));
  return {
    // Who has to call a vet needs no word on our pages first.
    text: isPressing(level)
      ? paragraphs([[action, ...reasons].join(" "), action === general ? "" : general])
      : none && near.length > 0
        ? again
        : paragraphs([[phrases["no-page"], ...reasons].join(" "), general]),
    sources: [],
    // Each is a button in the chat and on /ask, so the words do not list them.
    suggestions: near.flatMap(({ unit }) => unit?.question ?? []),
    dialog,
    units: [],
  };
}

/** What is said where nothing of ours fits: never how long to wait. */
const GENERAL = {
  emergency: "emergency-general",
  urgent: "urgent-general",
  routine: "routine-general",
  info: "no-page-pet",
} as const;

const LETTERS = /[\p{L}]/u;
const VOWEL = /[aeiouy\u00c0-\uffff]/i;
const KEYS =
  /^[\s\W]*(?:(?:asdf|qwer|zxcv|hjkl|sdfg|dfgh|fghj)\w*|(?:a|test|testing|bla|blah|x|lorem ipsum)(?:[\s\W]+(?:a|test|bla|blah|x))*)[\s\W]*$/i;

/** No words at all, or keys that somebody tried. */
function isUnclear(message: string): boolean {
  return (
    !LETTERS.test(message) || KEYS.test(message) || (!message.trim().includes(" ") && message.trim().length > 3 && !VOWEL.test(message))
  );
}

/** Neither an animal nor anybody who could be one, and hardly a word that our answers know. */
function isOffTopic({ asked, knowledge, understanding }: Context): boolean {
  if (understanding.sureSubstances.length > 0 || animalOf(asked.message, undefined)) return false;
  if (!asked.petType && !asked.before?.dialog?.unit && asked.verdict.level === "info") return true;
  return !MAY_MEAN_A_PET.test(asked.message) && knowledge.find.familiarity(asked.message) < OFF_TOPIC;
}
