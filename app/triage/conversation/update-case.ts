import type { AnimalFacts, CaseFacts } from "#app/domain/facts.ts";
import { isPressing, type Level } from "#app/domain/urgency.ts";
import type { DoseReading, LevelChange } from "#app/domain/verdict.ts";
import { messageSpecies } from "#app/reading/animals/detect-species.ts";
import { type Facts, isLive } from "#app/reading/facts.ts";
import type { ConceptKind } from "#app/reading/lexicon/concept.ts";
import type { Reading } from "#app/reading/read-words.ts";
import { withCertainty } from "../check/certainty.ts";
import { readDoses } from "../doses/toxic-amounts.ts";
import { WELL } from "../rules/derived-facts.ts";
import type { RuleMatch } from "../rules/evaluate-rules.ts";
import type { OpenRules } from "../rules/open-rules.ts";
import type { RuleBook } from "../rules/rule-book.ts";
import { forUnnamedAnimal } from "../unnamed-animal.ts";
import type { Assignment } from "./assign-animals.ts";
import { changeOf, denialsOf, factsLeft, rememberedBeside, type Told } from "./case-change.ts";
import { partOf, remember, rememberedDoubts, type rememberedNames, withMemory, withReplaced } from "./case-memory.ts";
import { isOfTheDeadAlone, isStillMourned, tellsOfDeath } from "./death.ts";

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

/** A message as it is read, with what the conversation knew before it. */
type Turn = Omit<Told, "isDead"> & {
  reading: Reading;
  known: CaseFacts;
  petType: string | undefined;
  /** The owner's messages before it. */
  readings: () => readonly Reading[];
  /** It is about one animal. */
  isAboutOne: boolean;
};

/** What a message makes of the case of one animal, and the conversation with it. */
export type UpdateCase = (
  memory: CaseFacts,
  subject: Assignment["subjects"][number],
  turn: Turn,
) => { memory: CaseFacts; update: CaseUpdate };

export function createCaseUpdate(book: RuleBook, rules: OpenRules, names: ReturnType<typeof rememberedNames>): UpdateCase {
  const { evaluate, kindOf } = rules;
  const denials = denialsOf(rules.all);
  return (memory, { animal: at, sentences, isNamed }, { reading, known, petType, readings, isAboutOne, ...told }) => {
    const animal = memory.animals[at] as AnimalFacts;
    const isDead = tellsOfDeath(reading, { sentences, level: animal.level, readings });
    const { mentions, ...change } = changeOf(animal, reading, { ...told, isDead }, kindOf);
    const whole = partOf(reading, sentences);
    const takenBack = mentions && change.because === "taken-back" ? told.takenBack : undefined;
    const part = takenBack ? { ...whole, facts: factsLeft(whole.facts, takenBack, reading, kindOf) } : whole;
    const { remembered, kept } = rememberedBeside({ ...animal, mentions: mentions ?? animal.mentions }, part, { reading, kindOf, denials });
    const merged = animal.mentions.length + animal.quantities.length > 0 ? withMemory(part, kept, book) : part;
    const species = messageSpecies(isNamed ? NO_WORDS : part.facts, animal.species ?? petType);
    const doubts = new Map([...rememberedDoubts(remembered.mentions), ...reading.doubts]);
    const after = remember(remembered, part, { turn: known.turns, names, denied: reading.denied, doubts });
    const isIll = evaluate(part.facts, messageSpecies(part.facts, animal.species)).some(({ rule }) => !rule.general);
    const hasDied = animal.died
      ? isDead || isStillMourned(part.facts, reading, isIll)
      : change.because === "died" || (isDead && isOfTheDeadAlone(part.facts, reading, isAboutOne));
    const { died: _died, ...alive } = animal;
    const certain = { rules, doubts, facts: merged.facts, own: part.facts, answered: answeredRules(known.checks, at) };
    const matches = forUnnamedAnimal(withCertainty(evaluate(merged.facts, species), certain), species);
    const doses = matches.some(({ rule }) => isPressing(rule.level) || rule.doseKnown) ? readDoses({ ...merged, species }, book) : [];
    const calculated = matches.find(({ rule }) => rule.doseKnown && !animal.rules.includes(rule.id));
    const isCalm = !isLive(part.facts, "any_sign");
    const sum = calculated && { change: { because: "calculated" as const, why: sumOf(doses, calculated.rule.says) } };
    const update = {
      ...{ animal: at, before: told.corrected ?? animal, facts: merged.facts, species, matches, doses, isCalm },
      isGoodNews: isGoodNews(part.facts, reading, { evaluate, species, isFirst: known.turns === 0 }),
      isTreated: isCalm && !isLive(part.facts, "any_event") && isTreated(part.facts),
      isEmpty: ![...part.facts].some(([name, { live }]) => live.length > 0 && isAboutHealth(kindOf(name), name)),
      ...(change.because ? { change } : sum),
    };
    return { memory: withReplaced(memory, at, { ...alive, ...after, ...(hasDied && { died: true as const }) }), update };
  };
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

/** The rules whose sign the owner was asked about before, with another answer than yes. */
function answeredRules(checks: CaseFacts["checks"] = [], animal: number): ReadonlySet<string> {
  return new Set(checks.flatMap((one) => (one.animal === animal && one.answer && one.answer !== "yes" ? [one.rule] : [])));
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

/** The conversation with the level of a case as decided. */
export function withLevel(memory: CaseFacts, at: number, level: Level, matches: readonly RuleMatch[]): CaseFacts {
  const animal = memory.animals[at];
  if (!animal) return memory;
  return withReplaced(memory, at, { ...animal, level, rules: [...new Set(matches.map(({ rule }) => rule.id))].slice(0, MOST_RULES) });
}

const MOST_RULES = 20;
