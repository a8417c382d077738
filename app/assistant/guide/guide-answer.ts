import { ownWords } from "#app/domain/chat/conversation-memory.ts";
import { factsFrom, tellsSomething } from "#app/domain/chat/handover.ts";
import { EMERGENCY_PATH, type Passage, type Role } from "#app/domain/content/page.ts";
import { PET_LABELS, SPECIES, type Species } from "#app/domain/pets.ts";
import type { Question } from "#app/domain/ports.ts";
import type { CardLevel, Level } from "#app/domain/urgency.ts";
import { languageNotice } from "./guide-language.ts";
import { bullets, join, numbered, section, truncate, wordsIn } from "./guide-markdown.ts";
import { isAnswered, openQuestions } from "./guide-questions.ts";
import { filterBySpecies } from "./guide-species.ts";

/** Somebody who is worried reads no more than this. */
const MOST_WORDS = 150;
const MOST_PART_WORDS = 110;
/** Steps are given whole or not at all: the end of one may hold its exception. */
const MOST_STEP_WORDS = 60;
const MOST_QUESTIONS = 2;

/**
 * The guide assistant's whole answer, as Markdown: the action, the signs that change it, what to have ready for the vet, and at most
 * two questions. It stands under the card of the verdict and above the sources, and repeats neither.
 */
export function guideAnswer(question: Question): string {
  const { passages, part } = question;
  const best = passages.filter(({ path }) => path === passages[0]?.path);
  const species = speciesIn(question, best);
  const own = best.map((passage) => filterBySpecies(passage, species));
  const told = toldIn(question, species);
  const asked = part && own.find(({ role }) => role === part);
  if (asked) return join([lead(question, told), section(asked.heading, bullets(truncate(asked.items, MOST_PART_WORDS)))]);
  if (own.length === 0) return withoutPage(question, told);
  if (own[0]?.kind === "guide" && question.verdict.level === "info") return fromGuide(question, own, told);
  let text = "";
  for (const lengths of LENGTHS) {
    text = fromPage(question, own, told, lengths);
    if (wordsIn(text) <= MOST_WORDS) break;
  }
  return text;
}

/** No list that a page gives is shown any longer. */
export const LONGEST_LIST = 3;

/** How many steps, signs of a card and lines for the vet, at the most: what can wait is left out first. */
const LENGTHS = [
  [LONGEST_LIST, LONGEST_LIST, LONGEST_LIST],
  [3, 3, 2],
  [2, 3, 2],
  [2, 3, 1],
  [2, 2, 1],
  [1, 2, 1],
  [1, 2, 0],
  [1, 1, 0],
] as const;

const THANKS = /^\W*(?:(?:ok|okay|great),? )?(?:many )?(?:thanks?|thank you|cheers|thx)\b/i;
const TALK = new RegExp(`${THANKS.source}|^\\W*(?:hello|hi|hey|good (?:morning|evening|night)|ok|okay)\\b`, "i");

/** What the visitor has said so far. */
type Told = { last: string; species: Species | undefined; pet: string; said: string; answers: string; facts: readonly string[] };

function speciesIn({ petType }: Question, own: readonly Passage[]): Species | undefined {
  const only = own[0]?.species.length === 1 ? own[0].species[0] : undefined;
  return SPECIES.find((one) => one === petType) ?? (petType === "other" ? undefined : only);
}

function toldIn({ petName, history, message }: Question, species: Species | undefined): Told {
  const turns = [...history, { role: "user" as const, content: message }];
  const mine = turns.filter(({ role }) => role === "user").map(({ content }) => ownWords(content));
  const { age, weight, amount, when, signs = [] } = factsFrom(mine);
  return {
    last: message,
    species,
    pet: petName ?? (species ? `your ${PET_LABELS[species].toLowerCase()}` : "your pet"),
    said: mine.join("\n"),
    answers: history
      .filter(({ role }) => role === "assistant")
      .map(({ content }) => content)
      .join("\n"),
    facts: [age, weight, amount, when, ...signs].flatMap((fact) => fact ?? []),
  };
}

/** The cards whose signs are told at each level: those that would make it worse. */
const AN_EMERGENCY = { card: "emergency", heading: "It is an emergency if" } as const;
const TODAY = { card: "urgent", heading: "See a vet today if" } as const;
const SIGNS: Record<Level, readonly { card: CardLevel; heading: string }[]> = {
  emergency: [{ card: "emergency", heading: "Tell them first if" }],
  urgent: [AN_EMERGENCY],
  routine: [AN_EMERGENCY, TODAY],
  info: [AN_EMERGENCY, TODAY],
};

function fromPage(
  question: Question,
  own: readonly Passage[],
  told: Told,
  [steps, signs, lines]: readonly [number, number, number],
): string {
  const { level, ask = [] } = question.verdict;
  const graver = SIGNS[level].map(({ card, heading }) => {
    const items = own.find((passage) => passage.role === "signs" && passage.level === card)?.items ?? [];
    return section(`${heading} ${told.pet}`, bullets(items.slice(0, signs).map(asEndOfSentence)));
  });
  const forVet = [...(level === "emergency" ? ask : []), ...itemsOf(own, "vet-asks")].filter(
    (line) => !line.endsWith(":") && !isAnswered(line, told.said),
  );
  return join([
    lead(question, told, own[0]),
    section("What to do now", numbered(truncate(itemsOf(own, "act").slice(0, steps), MOST_STEP_WORDS))),
    ...graver,
    level === "info" ? "" : section("Have ready for the vet", bullets(forVet.slice(0, lines))),
    questionsBack(question, told),
  ]);
}

/** Everyday care: the sections that fit the question best. */
function fromGuide(question: Question, own: readonly Passage[], told: Told): string {
  const best = own.filter(({ role }) => role !== "signs").slice(0, 2);
  const each = Math.floor(MOST_PART_WORDS / best.length);
  return join([
    lead(question, { ...told, facts: [] }),
    ...best.map(({ heading, items }) => section(heading, bullets(truncate(items, each)))),
  ]);
}

function withoutPage(question: Question, told: Told): string {
  const { level } = question.verdict;
  if (level === "emergency" || level === "urgent")
    return join([
      lead(question, told),
      `We have no page on exactly this: a vet can help by telephone. Keep ${told.pet} quiet, and touch it no more than you must. Note what happened, and when.`,
      section(
        "Have ready for the vet",
        bullets((question.verdict.ask ?? []).filter((line) => !isAnswered(line, told.said)).slice(0, MOST_QUESTIONS)),
      ),
      questionsBack(question, told),
    ]);
  const isTalk = level === "info" && TALK.test(question.message) && !tellsSomething(question.message);
  return join([
    languageNotice(question.message, level),
    level === "routine" ? lead(question, told) : noted(told),
    isTalk && THANKS.test(question.message) ? "You are welcome." : "",
    isTalk ? "" : "We have no page on exactly this, and would rather ask than guess.",
    isTalk || level === "info"
      ? `Tell us what you see in ${told.pet}, and since when. If you are worried, call a vet.`
      : questionsBack(question, told),
  ]);
}

/** The one thing to do, and that we listened. */
function lead({ verdict: { level, protocol } }: Question, told: Told, best?: Passage): string {
  const action = best?.path === EMERGENCY_PATH && level !== "emergency" ? CALL_FIRST : actionOf(level, protocol, told.pet);
  return join([languageNotice(told.last, level), action ?? nearest(best?.pageTitle), noted(told)]);
}

/** First steps for a poison begin with the call, whatever the rules made of words that do not say what was eaten. */
const CALL_FIRST = "**Call a vet or a poison line now, even with no sign yet.**";

function actionOf(level: Level, protocol: string | undefined, pet: string): string | undefined {
  if (level === "emergency") {
    const whom = protocol === "poisoning" ? "an emergency vet or a poison line" : "an emergency vet";
    return `**Call ${whom} first.** The rest is for while you wait or travel.`;
  }
  if (level === "urgent") return `**Call a vet today, even if it is late: ${pet} should not wait until it gets worse.**`;
  if (level === "routine") return `**Keep a close eye on ${pet}, and book a visit if this goes on.**`;
  return undefined;
}

/** Nobody told of a sick animal: the page may be about something else, so it is named. */
function nearest(title: string | undefined): string {
  return title ? `**Our nearest page:** ${title}` : "**Here is what our pages say.**";
}

function noted({ facts }: Told): string {
  return facts.length > 0 ? `You told us: ${facts.join(", ")}.` : "";
}

/** In an emergency nothing that is asked back could change the advice: the vet will ask. */
function questionsBack({ verdict }: Question, { said, answers, ...whom }: Told): string {
  if (verdict.level === "emergency") return "";
  const open = openQuestions({ rules: verdict.ask ?? [], ...whom }, said, answers);
  return section("What would change this advice", bullets(open.slice(0, MOST_QUESTIONS)));
}

/** The signs of a card end the sentence that its heading begins. */
function asEndOfSentence(sign: string): string {
  return /^[A-Z][a-z]/.test(sign) ? `${sign.charAt(0).toLowerCase()}${sign.slice(1)}` : sign;
}

function itemsOf(own: readonly Passage[], role: Role): readonly string[] {
  return own.find((passage) => passage.role === role)?.items ?? [];
}
