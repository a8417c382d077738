import {
  type AnimalFacts,
  type AssertionStatus,
  type CaseFacts,
  type MentionFact,
  MOST_ANIMALS,
  MOST_MENTIONS,
  MOST_QUANTITIES,
} from "#app/domain/facts.ts";
import { isLevel } from "#app/domain/urgency.ts";
import { addFact, type FactMentions, type Facts, markApart } from "#app/reading/facts.ts";
import type { Measure, Reading } from "#app/reading/read-words.ts";
import type { Doubt } from "#app/reading/scopes/doubts.ts";
import { DERIVED, derive, smallAmountOf, WELL } from "../rules/derived-facts.ts";
import type { CompiledRule } from "../rules/evaluate-rules.ts";
import type { RuleBook } from "../rules/rule-book.ts";

/** What this message and earlier ones say about one animal. */
export type CaseReading = { facts: Facts; measures: Measure[] };

const LIST_OF = { present: "live", past: "over", hypothetical: "asked", negated: "other" } as const satisfies Record<
  AssertionStatus,
  keyof FactMentions
>;
const STATUSES = ["present", "past", "hypothetical"] as const;
const MOST_SENTENCES = 3;

/** Facts that arrive from outside: what has not the shape of ours is as good as nothing. */
export function readMemory(facts: CaseFacts | undefined): CaseFacts | undefined {
  const isWhole =
    Array.isArray(facts?.animals) &&
    [facts.current, facts.turns, facts.sentences].every(Number.isInteger) &&
    facts.animals.every(
      (animal) =>
        isLevel(animal?.level) && Array.isArray(animal.mentions) && Array.isArray(animal.quantities) && Array.isArray(animal.rules),
    );
  return isWhole ? facts : undefined;
}

/** A memory without the concepts and rules that the book does not know: it lies with the visitor, who can write anything into it. */
export function withKnownNames(memory: CaseFacts, names: ReadonlySet<string>, rules: Pick<ReadonlySet<string>, "has">): CaseFacts {
  const animals = memory.animals.map((animal) => ({
    ...animal,
    mentions: animal.mentions.filter(({ concept }) => names.has(concept)),
    rules: animal.rules.filter((id) => rules.has(id)),
  }));
  const { topic, ...rest } = memory;
  return { ...rest, animals, ...(topic && { topic: { ...topic, concepts: topic.concepts.filter((concept) => names.has(concept)) } }) };
}

/** The names that rules ask for: only these are worth remembering. What follows from numbers is worked out again each time. */
export function rememberedNames(rules: readonly CompiledRule[], book: RuleBook): Set<string> {
  const names = new Set([...WELL, "habit", "any_sign", "any_event"]);
  for (const { rule, lines, unless } of rules) {
    for (const term of [...lines, ...unless].flat(2)) for (const name of term.names) names.add(name);
    for (const name of rule.escalateWith ?? []) names.add(name);
  }
  for (const { name } of book.thresholds) names.delete(name);
  for (const name of Object.keys(book.doses)) names.delete(smallAmountOf(name));
  for (const name of DERIVED) if (name !== "any_sign" && name !== "any_event") names.delete(name);
  // Kinds of chocolate are asked for by the calculation, not by a rule.
  for (const [name] of book.chocolate?.strengths ?? []) names.add(name);
  for (const name of ["choc_one_sweet", "choc_one_biscuit", "choc_crumb", "size_large_dog"]) names.add(name);
  return names;
}

/** The part of a message that is about one animal: the sentences given, or all of them. */
export function partOf({ facts, measures }: Pick<Reading, "facts" | "measures">, sentences: ReadonlySet<number> | undefined): CaseReading {
  if (!sentences) return { facts, measures };
  const part: Facts = new Map();
  for (const [name, found] of facts) {
    const here = (list: number[]) => list.filter((sentence) => sentences.has(sentence));
    const left = { live: here(found.live), over: here(found.over), asked: here(found.asked), other: here(found.other) };
    const isEmpty = Object.values(left).every((list) => list.length === 0);
    if (!isEmpty) part.set(name, found.apart ? { ...left, apart: here(found.apart) } : left);
  }
  return { facts: part, measures: measures.filter(({ sentence }) => sentences.has(sentence)) };
}

/** A message's reading together with what is remembered of the animal. */
export function withMemory(reading: CaseReading, memory: AnimalFacts | undefined, book: RuleBook): CaseReading {
  if (!memory) return reading;
  const facts: Facts = new Map();
  for (const { concept, status, sentence, doubt } of memory.mentions) {
    const found = facts.get(concept) ?? { live: [], over: [], asked: [], other: [] };
    found[LIST_OF[status]].push(sentence);
    facts.set(concept, found);
    if (doubt === "apart") markApart(facts, concept, sentence);
  }
  for (const [name, { live, over, asked, other, apart = [] }] of reading.facts) {
    for (const sentence of live) addFact(facts, name, sentence, "live");
    for (const sentence of over) addFact(facts, name, sentence, "over");
    for (const sentence of asked) addFact(facts, name, sentence, "asked");
    for (const sentence of other) addFact(facts, name, sentence, "elsewhere");
    for (const sentence of apart) markApart(facts, name, sentence);
  }
  const remembered = memory.quantities.map(({ of, value, sentence }) => ({ what: of as Measure["what"], value, sentence }));
  const measures = [...remembered, ...reading.measures];
  derive(measures, facts, book);
  return { facts, measures };
}

/** The mentions and numbers of an animal after a message. */
export function remember(
  memory: Pick<AnimalFacts, "mentions" | "quantities"> | undefined,
  { facts, measures }: CaseReading,
  {
    turn,
    names,
    denied,
    doubts,
  }: { turn: number; names: ReadonlySet<string>; denied: ReadonlySet<string>; doubts: ReadonlyMap<number, Doubt> },
): Pick<AnimalFacts, "mentions" | "quantities"> {
  const added: MentionFact[] = [];
  for (const [concept, found] of facts) {
    if (!names.has(concept)) continue;
    for (const status of STATUSES)
      for (const sentence of found[LIST_OF[status]].slice(-MOST_SENTENCES))
        added.push(withDoubt({ concept, status, turn, sentence }, found.apart?.includes(sentence) ? "apart" : doubts.get(sentence)));
    if (denied.has(concept)) added.push({ concept, status: "negated", turn, sentence: found.other.at(-1) ?? 0 });
  }
  const repeated = new Set(added.map(({ concept, status }) => `${concept} ${status}`));
  const before = memory?.mentions ?? [];
  const older = before.filter(({ concept, status, turn: at }, i) => {
    // Of what is repeated, the first and the latest mention are enough.
    const isFirst = before.findIndex((one) => one.concept === concept && one.status === status) === i;
    return isFirst || at >= turn - 1 || !repeated.has(`${concept} ${status}`);
  });
  return {
    mentions: limited([...older, ...added]),
    quantities: [...(memory?.quantities ?? []), ...quantitiesOf(measures, turn)].slice(-MOST_QUANTITIES),
  };
}

function withDoubt(mention: MentionFact, doubt: MentionFact["doubt"]): MentionFact {
  return doubt ? { ...mention, doubt } : mention;
}

/** The doubtful sentences of earlier messages. A thing that stood apart makes no sentence doubtful. */
export function rememberedDoubts(mentions: readonly MentionFact[]): [number, Doubt][] {
  return mentions.flatMap(({ sentence, doubt }): [number, Doubt][] => (doubt && doubt !== "apart" ? [[sentence, doubt]] : []));
}

function quantitiesOf(measures: readonly Measure[], turn: number): AnimalFacts["quantities"] {
  return measures.map(({ what, value, sentence }) => ({ of: what, value, turn, sentence }));
}

/** What is so or was so stays before what is not; of these the latest. */
function limited(mentions: MentionFact[]): MentionFact[] {
  if (mentions.length <= MOST_MENTIONS) return mentions;
  const happened = mentions.filter(({ status }) => status === "present" || status === "past");
  return happened.slice(-MOST_MENTIONS);
}

/** A conversation with one animal more; the oldest that is not an emergency gives way when there are too many. */
export function withAnimal(memory: CaseFacts, animal: AnimalFacts): CaseFacts {
  const animals = [...memory.animals, animal];
  if (animals.length > MOST_ANIMALS)
    animals.splice(
      Math.max(
        0,
        animals.findIndex(({ level }) => level !== "emergency"),
      ),
      1,
    );
  return { ...memory, animals, current: animals.length - 1 };
}

export const EMPTY_ANIMAL: AnimalFacts = { mentions: [], quantities: [], level: "info", rules: [] };

export function withReplaced(memory: CaseFacts, at: number, animal: AnimalFacts): CaseFacts {
  return { ...memory, animals: memory.animals.map((one, i) => (i === at ? animal : one)) };
}
