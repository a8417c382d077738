import type { Turn } from "#app/domain/chat/turn.ts";
import type { AnimalFacts, CaseFacts } from "#app/domain/facts.ts";
import { type Level, rank, worst } from "#app/domain/urgency.ts";
import type { AboutAnimal, Reason, Screen, ScreenContext, Verdict } from "#app/domain/verdict.ts";
import { likelyKinds, siteSpecies } from "#app/reading/animals/named-animals.ts";
import { isRetraction } from "#app/reading/corrections/retraction.ts";
import { splitCorrection } from "#app/reading/corrections/retraction-phrases.ts";
import { historyTurns } from "#app/reading/message-tokens.ts";
import { isAboutOtherSubject } from "#app/reading/other-subject.ts";
import type { Reading } from "#app/reading/read-words.ts";
import { chipsOf } from "./check/chips.ts";
import { changeInLanguage, EARLIER, LISTED, type OwnerTexts, reasonsInLanguage } from "./check/owner-language.ts";
import { readMemory } from "./conversation/case-memory.ts";
import type { DecidedCase } from "./decide-case.ts";
import { ASKED_SIGN_REASON, createTurnDecision, type DecideTurn } from "./decide-turn.ts";
import { firstStepsFor } from "./first-steps.ts";
import { reasonsOf } from "./reasons.ts";
import { type OpenRules, openRules } from "./rules/open-rules.ts";
import type { RuleBook } from "./rules/rule-book.ts";
import { isForAnother } from "./unnamed-animal.ts";

export type { LanguagePack, LanguagePacks, ListNames } from "./rules/language-pack.ts";
export type { RuleBook } from "./rules/rule-book.ts";

const EARLIER_LEVEL: Reason = { rule: EARLIER, says: "An earlier message in this conversation was more urgent.", source: "merck-em-intro" };

/** Builds the screen once; each call reads one message into the cases of its conversation and says how urgent it is. */
export function createScreen(book: RuleBook): Screen {
  const rules = openRules(book);
  const decideTurn = createTurnDecision(book, rules);

  /** Without facts, what the owner wrote in the last turns is read again. */
  const replay = (turns: readonly Turn[], context: ScreenContext): CaseFacts | undefined =>
    turns.reduce(
      (memory: CaseFacts | undefined, { role, content }, i) =>
        role === "user" ? decideTurn(memory, content, turns.slice(0, i), context, true).facts : memory,
      undefined,
    );

  /** A message that takes back in its end what it said before is two messages. */
  const decideCorrection = (memory: CaseFacts | undefined, text: string, history: readonly Turn[], context: ScreenContext) => {
    const parts = splitCorrection(text);
    if (!parts) return undefined;
    const turn = decideTurn(decideTurn(memory, parts[0], history, context, true).facts, parts[1], history, context);
    return turn.cases.some(({ change }) => change?.because === "taken-back") ? turn : undefined;
  };

  return (message: string, given?: ScreenContext): Verdict => {
    const said = typeof message === "string" ? message : "";
    // A child's fever or a broken washing machine says nothing of an animal.
    const text = isAboutOtherSubject(said) ? "" : said;
    const context = given ?? {};
    const history = historyTurns(context.history);
    const known = readMemory(context.facts);
    const memory = known ?? replay(history, context);
    const { facts, cases, caution, texts, ...read } =
      decideCorrection(memory, text, history, context) ?? decideTurn(memory, text, history, context);
    const main = cases.reduce((one, other) => (rank(other.level) >= rank(one.level) ? other : one));
    const animal = facts.animals[main.animal] as AnimalFacts;
    return {
      ...verdictOf(rules, { main, animal, caution, texts, ...read }, { known, previous: context.previous }),
      ...(!main.change && isRetraction(text) && { isRetraction: true as const }),
      facts: { ...facts, current: known && isAskedInPassing(said, main, known) ? known.current : main.animal },
    };
  };
}

type Spoken = Pick<ReturnType<DecideTurn>, "caution" | "texts" | "reading" | "text"> & {
  /** The case that is worst off, and its animal. */
  main: DecidedCase;
  animal: AnimalFacts;
};

/** What the owner is told of the case that is worst off. @param known what was known before the message, where it came along */
function verdictOf(
  rules: OpenRules,
  { main, animal, caution, texts, reading, text }: Spoken,
  { known, previous }: { known: CaseFacts | undefined; previous: Level | undefined },
): Omit<Verdict, "facts" | "isRetraction"> {
  // With facts each animal has its own level; without, the level so far is all that is known.
  const level = known ? main.level : worst(main.level, previous ?? "info");
  const ruleOf = (id: string) => rules.byId.get(id)?.rule;
  const before = main.change ? [] : main.before.rules.flatMap((id) => ruleOf(id) ?? []);
  const earlier = before.filter((rule) => !isForAnother(rule, animal.species));
  const about: AboutAnimal = {
    animal: main.animal,
    ...(animal.species && { species: animal.species }),
    ...(animal.name && { name: animal.name }),
    ...likelySpecies(animal, main, reading),
  };
  const isAsked = main.check !== undefined;
  const chips = chipsOf(reading, { text, about, matches: main.matches, rules, isAsked, words: texts.words });
  const reasons = [
    ...main.confirmed.map(confirmedReason),
    ...cautionFor(level, caution),
    ...reasonsOf(main.matches, main.level, earlier),
    ...(level === main.level ? [] : [EARLIER_LEVEL]),
  ];
  return {
    ...firstStepsFor(level, main),
    level,
    ...(main.check && { check: main.check }),
    ...(texts.words && level !== "info" && { words: texts.words }),
    reasons: reasonsInLanguage(reasons, texts, { ruleOf, species: main.species, level }),
    about,
    ...(chips.length > 0 && { read: chips }),
    ...changeOf(main, texts),
    ...(known && isUnchanged(main, animal, known) && { isUnchanged: true as const }),
  };
}

/** The one kind of animal that the words speak of, where none is named as the owner's. */
function likelySpecies({ species: known }: AnimalFacts, { species }: DecidedCase, reading: Reading): Pick<AboutAnimal, "likely"> {
  const [only, ...others] = likelyKinds(reading) ?? [...species].map(siteSpecies);
  return known || !only || others.length > 0 ? {} : { likely: only };
}

/** "And the guinea pig?": the next message is about the animal that is worse off again. */
function isAskedInPassing(said: string, { animal, level }: DecidedCase, { animals, current }: CaseFacts): boolean {
  const before = animals[current];
  return animal !== current && before !== undefined && rank(level) < rank(before.level) && IN_PASSING.test(said.trim());
}

const IN_PASSING = /^(?:(?:ok|okay|so|oh),? )?(?:and|what about|how about)(?: \S+){1,4}\?*$/i;

/** An item of the list that the owner said yes to. */
function confirmedReason({ id, reason }: DecidedCase["confirmed"][number]): Reason {
  return { rule: LISTED + id, says: reason, source: "merck-em-intro" };
}

/** "What we asked about can be serious" says nothing more where it is an emergency. */
function cautionFor(level: Level, caution: Reason | undefined): Reason[] {
  return caution && !(caution === ASKED_SIGN_REASON && level === "emergency") ? [caution] : [];
}

/** A level that fell, or came back after it had fallen, and why. */
function changeOf({ change, before, level }: DecidedCase, texts: OwnerTexts): Pick<Verdict, "changed"> {
  const by = rank(level) - rank(before.level);
  return change && (by < 0 || (by > 0 && change.because === "returned"))
    ? { changed: changeInLanguage({ from: before.level, ...change }, texts) }
    : {};
}

function isUnchanged({ before, level, isEmpty, change, animal: at }: DecidedCase, { rules }: AnimalFacts, known: CaseFacts): boolean {
  const isSameCase = known.current === at && known.animals[at] !== undefined;
  return isSameCase && !change && isEmpty && level === before.level && rules.every((rule) => before.rules.includes(rule));
}
