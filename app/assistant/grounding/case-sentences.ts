import type { AnimalFacts, MentionFact } from "#app/domain/facts.ts";
import type { CaseWords } from "#app/domain/knowledge/assistant-content.ts";
import { capitalized } from "#app/domain/text/capitals.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { hasDied } from "#app/domain/verdict.ts";
import type { Context } from "../compose/context.ts";
import { mentionInWords } from "../compose/wording/mention-in-words.ts";
import { numberInWords } from "../compose/wording/numbers-in-words.ts";
import { fill } from "../compose/wording/phrases.ts";
import { substanceIdOf, takenIn } from "./passages.ts";

/**
 * The case as a nurse would tell it: animals, signs, what was taken, numbers, the urgency and why. Only what content/assistant/case-words.yaml has
 * words for is told, and nothing that the owner's sentence leaves in doubt: the owner's own words are in the same request.
 */
export function caseSentences(context: Context): string[] {
  const { asked, knowledge } = context;
  const words = knowledge.caseWords;
  const { verdict } = asked;
  const animals = verdict.facts?.animals ?? [];
  const told = animals.flatMap((animal, at) => animalSentences(animal, animalName(animal, at, context), context, words));
  const form = animals.length === 0 && asked.petType ? [`The form says: ${asked.petType.replaceAll("-", " ")}.`] : [];
  return [
    ...form,
    ...told,
    ...askedAbout(context, words),
    ...lossSentence(context),
    urgencySentence(context),
    ...(verdict.doses ?? []).map(({ says }) => says),
    ...(verdict.changed ? [`The urgency changed: ${verdict.changed.why}`] : []),
    ...answersToChecks(context),
    ...surroundings(context, words),
  ];
}

/** When and where: at night another clinic is open. The poison line only where something may have been taken. */
function surroundings({ asked: { partOfDay, helpline, verdict }, understanding }: Context, words: CaseWords): string[] {
  const isAboutPoison = understanding.substances.length > 0 || takenIn(verdict.facts).length > 0;
  return [
    ...(partOfDay && verdict.level !== "info" ? [fill(words.day, { part: partOfDay })] : []),
    ...(helpline && isAboutPoison && isPressing(verdict.level) ? [fill(words.line, { line: helpline.name })] : []),
  ];
}

/** Who asks whether to let an animal go has not lost it. */
function lossSentence({ asked: { verdict }, understanding }: Context): string[] {
  if (hasDied(verdict)) return ["The owner writes about an animal that has died."];
  return understanding.intent === "loss" ? ["The owner writes about losing an animal, or about letting it go."] : [];
}

function animalName({ species, name }: AnimalFacts, at: number, { asked, words }: Context): string {
  const isMain = (asked.verdict.about?.animal ?? 0) === at;
  return (
    name ?? (isMain && asked.petName ? asked.petName : species ? `the ${species.replaceAll("-", " ")}` : isMain ? words.pet : "another pet")
  );
}

function animalSentences({ species, mentions, quantities }: AnimalFacts, name: string, { knowledge }: Context, words: CaseWords): string[] {
  const Animal = capitalized(name);
  const kind = species && !name.includes(species.replaceAll("-", " ")) ? [`${Animal} is a ${species.replaceAll("-", " ")}.`] : [];
  const signs = lastOfEach(mentions).flatMap((mention) => {
    const said = mentionInWords(mention, words);
    if (said) return [said.isOver ? fill(words.was_so, { animal: Animal, sign: `${said.text}.` }) : `${Animal} ${said.text}.`];
    const taken = mention.status === "present" && !mention.doubt ? knowledge.substance(takenId(mention.concept)) : undefined;
    return taken ? [fill(words.took, { animal: name, noun: taken.noun.text })] : [];
  });
  const numbers = [...new Set(quantities.flatMap(({ of, value }) => numberInWords(of, value) ?? []))];
  return [...kind, ...new Set(signs), ...(numbers.length > 0 ? [`Numbers given for ${name}: ${numbers.join(", ")}.`] : [])];
}

const takenId = (concept: string) => (concept.startsWith("took_") ? substanceIdOf(concept) : undefined);

/** What was said of each sign last. */
function lastOfEach(mentions: readonly MentionFact[]): MentionFact[] {
  return [...new Map(mentions.map((mention) => [mention.concept, mention])).values()];
}

function askedAbout({ asked, knowledge }: Context, words: CaseWords): string[] {
  const ids = (asked.verdict.facts?.topic?.concepts ?? []).flatMap((concept) => substanceIdOf(concept) ?? []);
  return ids.flatMap((id) => {
    const substance = knowledge.substance(id);
    return substance ? [fill(words.asked, { noun: substance.noun.text })] : [];
  });
}

/** Why it is so stands among what the owner reads already. */
function urgencySentence({ asked: { verdict } }: Context): string {
  const { check, level } = verdict;
  if (!check) return `Urgency on the card: ${level}.`;
  const asked = check.signs.length > 0 ? "the question about the signs below" : "whether one of the danger signs listed there is so";
  return `Urgency on the card: ${level} until the owner has answered ${asked}.`;
}

const ANSWERED = { yes: "yes", no: "no", over: "it is over", unsure: "can't tell", vet: "a vet has seen it" } as const;

function answersToChecks({ asked: { verdict } }: Context): string[] {
  return (verdict.facts?.checks ?? []).flatMap(({ quote, answer }) =>
    answer && quote ? [`Asked about “${quote}”, the owner answered: ${ANSWERED[answer]}.`] : [],
  );
}
