import { type AnimalFacts, type CaseFacts, NO_FACTS } from "#app/domain/facts.ts";
import { isPressing, type Level } from "#app/domain/urgency.ts";
import type { DoseReading, LevelChange } from "#app/domain/verdict.ts";
import type { Token } from "#app/language/tokenise.ts";
import { messageSpecies } from "#app/reading/animals/detect-species.ts";
import { namedAnimals } from "#app/reading/animals/named-animals.ts";
import { type Facts, isLive } from "#app/reading/facts.ts";
import type { ConceptKind } from "#app/reading/lexicon/concept.ts";
import { messageTokens } from "#app/reading/message-tokens.ts";
import type { Reading, WordReader } from "#app/reading/read-words.ts";
import { withCertainty } from "../check/certainty.ts";
import { readAsMeant, withNameMeant } from "../check/read-as-meant.ts";
import { readDoses } from "../doses/toxic-amounts.ts";
import { WELL } from "../rules/derived-facts.ts";
import type { CompiledRule, RuleMatch } from "../rules/evaluate-rules.ts";
import type { OpenRules } from "../rules/open-rules.ts";
import type { RuleBook } from "../rules/rule-book.ts";
import { forUnnamedAnimal } from "../unnamed-animal.ts";
import { readAnotherTime } from "./another-time.ts";
import { assignAnimals, type Form } from "./assign-animals.ts";
import { partOf, remember, rememberedDoubts, rememberedNames, withKnownNames, withMemory, withReplaced } from "./case-memory.ts";
import { isOfTheDeadAlone, looksBack, tellsOfDeath } from "./death.ts";
import { isSaid, statusChangeOf } from "./status-changes.ts";
import { type TakenBack, takenBackIn, withoutTakenBack } from "./take-back.ts";
import { readConfession, readWhatItWas, topicAfter } from "./topic.ts";

/** What a message makes of the case of one animal. Its level is decided afterwards. */
export type CaseUpdate = {
  /** Index in the animals of the memory. */
  animal: number;
  /** The level and rules that held before the message. */
  before: Pick<AnimalFacts, "level" | "rules" | "mentions">;
  facts: Facts;
  /** The species that rules may be about. */
  species: ReadonlySet<string>;
  matches: RuleMatch[];
  change?: Omit<LevelChange, "from">;
  /** What was eaten, calculated as far as it is known. */
  doses: DoseReading[];
  /** The message names no sign, event or substance. */
  isEmpty: boolean;
  /** No sign is present. */
  isCalm: boolean;
  /** A vet has treated the animal or has it now, and nothing else is told. */
  isTreated: boolean;
  /** The message tells that something is well, better or not so, and of nothing that a rule knows. */
  isGoodNews: boolean;
};

type TurnReading = { memory: CaseFacts; updates: CaseUpdate[]; reading: Reading };

/** `before`: what the owner wrote before the message, oldest first. */
type Given = Form & { before?: readonly string[] };

export type TurnReader = (memory: CaseFacts | undefined, tokens: Token[], text: string, given: Given) => TurnReading;

/** Reads one message of the owner into the cases of the conversation. */
export function createTurnReader(book: RuleBook, extractor: WordReader, rules: OpenRules): TurnReader {
  const { all, evaluate, kindOf } = rules;
  const names = rememberedNames(all, book);
  const isPoison = poisonsOf(all, kindOf);
  const denials = denialsOf(all);

  return (given = NO_FACTS, tokens, text, form) => {
    const known = withNameMeant(withKnownNames(given, names, rules.byId), form);
    const reading = readAsMeant(extractor, tokens, { ...form, petNames: namesOf(known, form), rules });
    const topic = topicAfter(reading, known.topic, known.turns);
    readConfession(reading, topic === known.topic ? topic : undefined);
    const readings = () => (form.before ?? []).toReversed().map((said) => extractor.read(messageTokens(said, [])));
    readAnotherTime(reading, { mentions: known.animals[known.current]?.mentions ?? [], readings, kindOf });
    const species = messageSpecies(reading.facts, known.animals[known.current]?.species ?? form.petType);
    const isSerious = () => evaluate(reading.facts, species).some(({ level }) => isPressing(level));
    const takenBack = known.turns > 0 ? takenBackIn(text, reading, { isPoison, isSerious }) : undefined;
    readWhatItWas(reading, known.animals[known.current]?.mentions ?? []);
    const { memory: assigned, subjects, corrected } = assignAnimals(known, reading, form, kindOf);
    const { topic: _before, ...cases } = assigned;
    let memory: CaseFacts = {
      ...cases,
      ...(topic && { topic }),
      turns: known.turns + 1,
      sentences: Math.max(known.sentences, (tokens.at(-1)?.sentence ?? 0) + 1),
    };
    const updates = subjects.map(({ animal: at, sentences, isNamed }): CaseUpdate => {
      const animal = memory.animals[at] as AnimalFacts;
      const isDead = tellsOfDeath(reading, { sentences, level: animal.level, readings });
      const { mentions, ...change } = changeOf(animal, reading, { takenBack, corrected, text, isDead });
      const whole = partOf(reading, sentences);
      const part =
        mentions && takenBack && change.because === "taken-back" ? { ...whole, facts: factsLeft(whole.facts, takenBack, reading) } : whole;
      const quantities = isSaid(reading, "corrects_number") ? withoutCorrected(animal.quantities, part.measures) : animal.quantities;
      const remembered = { ...animal, quantities, mentions: mentions ?? animal.mentions };
      const kept = tellsOfThing(part.facts) ? withoutDenials(remembered, part.facts) : remembered;
      const merged = animal.mentions.length + animal.quantities.length > 0 ? withMemory(part, kept, book) : part;
      const species = messageSpecies(isNamed ? NO_WORDS : part.facts, animal.species ?? form.petType);
      const { denied } = reading;
      const doubts = new Map([...rememberedDoubts(remembered.mentions), ...reading.doubts]);
      const after = remember(remembered, part, { turn: known.turns, names, denied, doubts });
      const isCalm = !isLive(part.facts, "any_sign");
      const isToldAlone = isDead && isOfTheDeadAlone(part.facts, reading, subjects.length === 1);
      const isIll = evaluate(part.facts, messageSpecies(part.facts, animal.species)).some(({ rule }) => !rule.general);
      const isOfOther = !isCalm && isSaid(reading, "turn_of_those_left");
      const isPast = !isOfOther && (!isIll || looksBack({ facts: part.facts, reading }));
      const isStillMourned = isDead || mourns(reading) || (isPast && !tellsOfLiving(part.facts, reading));
      const hasDied = animal.died ? isStillMourned : change.because === "died" || isToldAlone;
      const { died: _died, ...alive } = animal;
      memory = withReplaced(memory, at, { ...alive, ...after, ...(hasDied && { died: true as const }) });
      const met = withCertainty(evaluate(merged.facts, species), {
        ...{ rules, doubts },
        ...{ facts: merged.facts, own: part.facts, answered: answeredRules(known.checks, at) },
      });
      const matches = forUnnamedAnimal(met, species);
      const doses = matches.some(({ rule }) => isPressing(rule.level) || rule.doseKnown) ? readDoses({ ...merged, species }, book) : [];
      const calculated = matches.find(({ rule }) => rule.doseKnown && !animal.rules.includes(rule.id));
      return {
        animal: at,
        before: corrected ?? animal,
        facts: merged.facts,
        species,
        matches,
        doses,
        isCalm,
        isGoodNews: isGoodNews(part.facts, reading, { evaluate, species, isFirst: known.turns === 0 }),
        isTreated: isCalm && !isLive(part.facts, "any_event") && isTreated(part.facts),
        isEmpty: ![...part.facts].some(([name, { live }]) => live.length > 0 && isAboutHealth(kindOf(name), name)),
        ...(change.because
          ? { change }
          : calculated && { change: { because: "calculated" as const, why: sumOf(doses, calculated.rule.says) } }),
      };
    });
    return { memory, updates, reading };
  };

  function tellsOfThing(facts: Facts): boolean {
    return isLive(facts, "any_event") && [...facts].some(([name, { live }]) => live.length > 0 && kindOf(name) === "thing");
  }

  /** What a message says plainly of now is not weakened by what an earlier one denied. */
  function withoutDenials(animal: AnimalFacts, facts: Facts): AnimalFacts {
    const isDenial = ({ concept, status }: AnimalFacts["mentions"][number]) =>
      (denials.has(concept) && kindOf(concept) === "cue") || (status === "negated" && isLive(facts, concept));
    return { ...animal, mentions: animal.mentions.filter((mention) => !isDenial(mention)) };
  }

  /** "It was a toy lily" names what it takes back and tells of no lily; "it was a pothos, no lily" tells of a pothos. */
  function factsLeft(facts: Facts, { what }: TakenBack, { denied }: Reading): Facts {
    const isOther = what === "replaced" || what === "denied";
    return new Map([...facts].filter(([name]) => (isOther ? !denied.has(name) : kindOf(name) === "cue" || name.startsWith("ok_"))));
  }

  function changeOf(
    animal: AnimalFacts,
    reading: Reading,
    told: { takenBack: TakenBack | undefined; corrected: AnimalFacts | undefined; text: string; isDead: boolean },
  ): { mentions?: AnimalFacts["mentions"] } & (Omit<LevelChange, "from"> | { because?: never; why?: never }) {
    const { takenBack, corrected, text, isDead } = told;
    if (corrected) return { because: "taken-back", why: otherAnimalMeant(animal, corrected) };
    const left = takenBack && withoutTakenBack(animal, takenBack, reading, kindOf);
    if (left) return { mentions: left, because: "taken-back", why: takenBack.why };
    const change = statusChangeOf(animal, reading, { kindOf, hasDied: isDead });
    return change && !(change.because !== "returned" && asksWhetherOver(text)) ? change : {};
  }
}

/** The one message that nobody has told anything before must tell more that is well, or be short. */
const FEW_WORDS = 8;
const MOST_WORDS = 25;

function isGoodNews(
  facts: Facts,
  { tokens, denied, mentions, names }: Reading,
  { evaluate, species, isFirst }: { evaluate: OpenRules["evaluate"]; species: ReadonlySet<string>; isFirst: boolean },
): boolean {
  const words = tokens.filter(({ fromAssistant }) => !fromAssistant).length;
  const isLimited = mentions.some(({ concept }) => names[concept] === "limits_good_news");
  if (words > MOST_WORDS || isLimited || evaluate(facts, species).some(({ rule }) => !rule.general)) return false;
  if (isLive(facts, "gets_better")) return true;
  const well = WELL.filter((name) => isLive(facts, name)).length;
  const isWell = well > 0 || denied.size > 0;
  return !isLive(facts, "any_sign") && isWell && (!isFirst || words <= FEW_WORDS || well > 1);
}

function isTreated(facts: Facts): boolean {
  return ["vet_did", "in_vet_care"].some((cue) => isLive(facts, cue));
}

/** What only keeps a rule about something eaten from firing: "nothing was eaten". */
function denialsOf(rules: readonly CompiledRule[]): ReadonlySet<string> {
  const asked = new Set(rules.flatMap(({ lines }) => lines.flat(2).flatMap(({ names }) => names)));
  const exposures = rules.filter(({ rule }) => rule.asks === "exposure");
  return new Set(exposures.flatMap(({ unless }) => unless.flat(2).flatMap(({ names }) => names)).filter((name) => !asked.has(name)));
}

/** Whoever mourns looks back: "my dog ate the grapes and I was at work, it's my fault". */
function mourns(reading: Reading): boolean {
  return !isSaid(reading, "other_pet") && ["lost_pet", "blames_self"].some((cue) => isSaid(reading, cue));
}

/** After a death: something has happened to an animal that is named as the owner's, or just now. */
function tellsOfLiving(facts: Facts, reading: Reading): boolean {
  if (!isLive(facts, "any_event")) return false;
  return (
    isSaid(reading, "just_now") || isSaid(reading, "other_pet") || namedAnimals(reading).some(({ species, isWeak }) => species && !isWeak)
  );
}

/** The rules whose sign the owner was asked about before, with another answer than yes. */
function answeredRules(checks: CaseFacts["checks"] = [], animal: number): ReadonlySet<string> {
  return new Set(checks.flatMap((one) => (one.animal === animal && one.answer && one.answer !== "yes" ? [one.rule] : [])));
}

function namesOf({ animals }: CaseFacts, { petName }: Form): string[] {
  return [petName, ...animals.map(({ name }) => name)].filter((name) => typeof name === "string");
}

/** "Sorry, 5 g": a number that corrects replaces the earlier ones of its kind. */
function withoutCorrected(quantities: AnimalFacts["quantities"], measures: Reading["measures"]): AnimalFacts["quantities"] {
  return quantities.filter(({ of }) => !measures.some(({ what }) => what === of));
}

/** "So it's over?", "is he ok now": a short question is no report that a sign has ended. */
function asksWhetherOver(text: string): boolean {
  return /^\W*(?:\S+ ){0,7}\S*\?\s*$/.test(text) || ASKS_FIRST.test(text);
}

const ASKS_FIRST = /^(?:(?:and|but|so|ok|okay|phew|then)[ ,]+)*(?:is|are|has|does|did|will)\b[^.!?]*$/i;

/** Whether a rule whose first steps are those for poisoning asks for a thing. */
function poisonsOf(rules: readonly CompiledRule[], kindOf: (concept: string) => ConceptKind | undefined): (concept: string) => boolean {
  const poisoning = rules.filter(({ rule }) => rule.protocol === "poisoning");
  const names = new Set(poisoning.flatMap(({ lines }) => lines.flat(2).flatMap((term) => term.names)));
  return (concept) => names.has(concept) && kindOf(concept) === "thing";
}

/** An animal that is named is what it is, whatever other animals the message speaks of. */
const NO_WORDS: Facts = new Map();

/** The arithmetic before what it means. */
function sumOf(doses: readonly DoseReading[], meaning: string): string {
  return [...doses.filter(({ perKg }) => perKg).map(({ says }) => says), meaning].join(" ");
}

function isAboutHealth(kind: ConceptKind | undefined, name: string): boolean {
  return kind !== undefined && kind !== "cue" && !name.startsWith("ok_");
}

function otherAnimalMeant(meant: AnimalFacts, corrected: AnimalFacts): string {
  const word = ({ species = "other animal" }: AnimalFacts) => species.replaceAll("-", " ");
  return `You told us that this is about the ${word(meant)}, not the ${word(corrected)}.`;
}

/** The conversation with the level of a case as decided. */
export function withLevel(memory: CaseFacts, at: number, level: Level, matches: readonly RuleMatch[]): CaseFacts {
  const animal = memory.animals[at];
  if (!animal) return memory;
  return withReplaced(memory, at, { ...animal, level, rules: [...new Set(matches.map(({ rule }) => rule.id))].slice(0, MOST_RULES) });
}

const MOST_RULES = 20;
