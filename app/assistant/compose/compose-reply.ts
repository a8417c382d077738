import { caseOf, type DialogFacts } from "#app/domain/knowledge/dialog.ts";
import type { FollowUp } from "#app/domain/knowledge/follow-ups.ts";
import type { Composing } from "#app/domain/ports.ts";
import { sentencesOf } from "#app/domain/text/sentences.ts";
import { isPressing, rank } from "#app/domain/urgency.ts";
import { hasDied } from "#app/domain/verdict.ts";
import type { OpenKnowledge } from "../knowledge.ts";
import { stillNeeds } from "../plan/case/case-line.ts";
import { casesAfter } from "../plan/case/cases-after.ts";
import { heardIn } from "../plan/case/heard.ts";
import { openCaseOf, worstOfOthers } from "../plan/case/open-case.ts";
import { unsaidSteps } from "../plan/case/unsaid-steps.ts";
import { planFor } from "../plan/plan-reply.ts";
import { ANY_ANIMAL } from "../understand/animal.ts";
import { type Understanding, understand } from "../understand/understanding.ts";
import { agreeingWithCard } from "./card-agreement.ts";
import { checkReply } from "./check-reply.ts";
import { withOpenFact } from "./complaint-question.ts";
import { type Context, kindsSpokenOf } from "./context.ts";
import { withTitledPage } from "./ranking/titled-page.ts";
import type { Reply } from "./reply.ts";
import { messageMeant, replyForAnimal } from "./which-animal-reply.ts";
import { paragraphs } from "./wording/markdown.ts";
import { withoutOtherAnimals } from "./wording/other-animals.ts";
import { inOwnersLanguage } from "./wording/owner-language.ts";
import { petWordsOf, withoutName } from "./wording/pet-words.ts";
import { actionFor, fill, unsaid } from "./wording/phrases.ts";
import { createSaidCheck, withoutRepeats } from "./wording/without-repeats.ts";

const AGAIN: readonly (FollowUp | undefined)[] = ["more", "number", "distance", "cause", "watch", "if-taken"];

/** Sentences of an answer that is asked for again. */
const MOST_SAID_AGAIN = 2;

/** What a question means, in its conversation. */
export function contextOf(written: Composing, knowledge: OpenKnowledge): Context {
  const { message, animal } = messageMeant(written, knowledge);
  const petName = written.verdict.about?.name ?? written.petName;
  const asked = { ...written, ...(petName && { petName }), message: withoutName(message, petName) };
  // The name in the message may be another animal's.
  const openCase = openCaseOf({ ...asked, petName: written.petName }, knowledge);
  const { message: text, petType, verdict } = asked;
  const dialog = asked.before?.dialog;
  const read = understand({ text, petType, verdict, dialog, openCase: openCase && caseOf(dialog, openCase.animal) }, knowledge);
  const understanding = { ...read, animal: read.animal ?? animal };
  const words = petWordsOf(understanding.animal, nameFor(asked, understanding));
  const { contact = openCase?.contact } = understanding;
  return { asked, knowledge, understanding, words, openCase: openCase && { ...openCase, contact } };
}

/** What our own knowledge says to a question. */
export function replyIn(context: Context): Reply {
  const { asked, understanding, words, openCase } = context;
  const usual = () =>
    agreeingWithCard(
      replyForAnimal(context, (meant) => planFor(meant).reply),
      context,
    );
  const answered = checkReply(context, usual) ?? usual();
  const reply = withTitledPage(inOwnersLanguage(context, answered), context);
  // Who asks for the steps or a number again gets them, unless they are the last thing that was said.
  const history = AGAIN.includes(understanding.followUp) || asked.part ? asked.history.slice(-1) : asked.history;
  const said = withoutOtherAnimals(reply.text, kindsSpokenOf(context));
  // A question that still has no answer is asked again.
  const isAsking = reply.animals !== undefined && reply.units.length === 0;
  const isSaid = createSaidCheck(history, openCase?.words ?? words);
  const text = isAsking ? said : withoutRepeats(said, isSaid, (opening, isAll) => sameAgain(context, opening, isAll));
  return withOpenFact(context, {
    ...reply,
    text: paragraphs([text, stillOpen(context, text)]),
    dialog: remembered(context, reply),
    ...(understanding.intent === "find-a-vet" && { actions: ["find-a-vet"] }),
  });
}

/** A reply about another animal never hides what the one that is worse off still needs. */
function stillOpen(context: Context, text: string): string {
  const { asked, knowledge, understanding } = context;
  const open = worstOfOthers(asked, knowledge);
  if (!open || understanding.intent === "loss" || rank(open.level) <= rank(asked.verdict.level)) return "";
  const still = stillNeeds(context, open);
  return text.includes(still) ? "" : still;
}

/** What the next message needs: an animal that only its owner has a name for, because the screen knows a tortoise as a reptile, and the open cases. */
function remembered(context: Context, reply: Reply): DialogFacts {
  const { animal: _before, openCases: _kept, ...dialog } = reply.dialog;
  const { animal } = context.understanding;
  const openCases = casesAfter(context, reply);
  return {
    ...dialog,
    ...(animal && animal !== ANY_ANIMAL && { animal: animal.species === "other" ? animal.word : animal.species }),
    ...(openCases.length > 0 && { openCases }),
  };
}

/** In place of an answer that was given already, with what was not said yet where nothing else is left of it. Who asks gets it again in short. */
function sameAgain(context: Context, opening: string, isAll: boolean): string {
  const { asked, knowledge, understanding, words, openCase } = context;
  const { phrases } = knowledge;
  const { level } = asked.verdict;
  const isSaid = createSaidCheck(asked.history, words);
  if (understanding.intent === "loss") return fill(phrases[hasDied(asked.verdict) ? "loss-again" : "goodbye-again"], words);
  const action = actionFor(level, phrases, words);
  if (asked.verdict.check) return fill(phrases["check-again"], { action });
  if (understanding.isQuestion) return fill(phrases["as-said"], { line: sentencesOf(opening).slice(0, MOST_SAID_AGAIN).join(" ") });
  if (level === "info") return phrases["noted-info"];
  const heard = openCase !== undefined && isPressing(level) ? heardIn(context, openCase) : "";
  const same = unsaid(phrases[heard ? "heard" : "same"], { ...words, action, heard }, isSaid);
  return paragraphs([same, isAll && openCase && isPressing(level) && !openCase.contact ? unsaidSteps(context, openCase) : ""]);
}

/** The name in the form is the name of the animal in the form. */
function nameFor({ petType, petName }: Composing, { animal }: Understanding): string | undefined {
  return !petType || !animal || animal.species === petType ? petName : undefined;
}
