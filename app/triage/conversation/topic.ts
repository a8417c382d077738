import type { AnimalFacts, CaseFacts } from "#app/domain/facts.ts";
import { addFact, isLive } from "#app/reading/facts.ts";
import type { Reading } from "#app/reading/read-words.ts";
import { isSaid } from "./status-changes.ts";

/** Names of the concepts that content/substances makes: the thing, and that an animal took it. */
const THING = "sub_";
const TAKEN = "took_";
const MOST = 3;
/** Turns for which a question about a substance stays the topic of the conversation. */
const LASTS = 3;

type Mention = AnimalFacts["mentions"][number];

/** What was asked about in general: "are grapes bad for dogs". */
type Topic = NonNullable<CaseFacts["topic"]>;

/**
 * The dangerous substances that the message asks about without saying that the animal took one; else those that the last messages asked
 * about, unless this one is a question about something else.
 */
export function topicAfter(reading: Reading, before: Topic | undefined, turn: number): Topic | undefined {
  const { facts, tokens } = reading;
  const named = substancesNamed(reading).filter((name) => !isLive(facts, takenOf(name)));
  if (named.length > 0) return { concepts: named.slice(-MOST), turn };
  const pointsBack = (asked: number) => tokens.some(({ text, sentence }) => sentence === asked && POINTS_BACK.has(text));
  const isOtherQuestion = tokens.some(({ text, sentence, fromAssistant }, i) => {
    const isFirst = !fromAssistant && tokens[i - 1]?.sentence !== sentence;
    return isFirst && OPENERS.has(text) && !pointsBack(sentence);
  });
  return before && !isOtherQuestion && turn - before.turn < LASTS ? before : undefined;
}

/** "How many would it take?" goes on with the same thing. */
const POINTS_BACK = new Set(["it", "its", "one", "ones", "some", "any", "them", "they", "those", "these"]);
const OPENERS = new Set(["can", "could", "are", "is", "do", "does", "may", "which", "what", "how"]);

/**
 * "He only had one", "too late, mine got into it": after a question about a dangerous substance this says that the animal took it. Adds the
 * substance and the exposure to the facts of the message.
 * @param topic what the messages before asked about, where this one names no other substance
 */
export function readConfession(reading: Reading, topic: Topic | undefined): void {
  const { facts } = reading;
  const at = facts.get("confesses")?.live[0];
  if (at === undefined) return;
  const isTold = [...facts].some(([name, { live }]) => name.startsWith(TAKEN) && live.length > 0);
  if (isTold) return;
  const asked = substancesNamed(reading).filter((name) => !isLive(facts, name));
  for (const name of asked.length > 0 ? asked : (topic?.concepts ?? [])) {
    addFact(facts, name, at, "live");
    addFact(facts, takenOf(name), at, "live");
  }
}

/**
 * "I read the box wrong, it's the dog one, permethrin": what was taken or put on before is what the message names now.
 * @param before the mentions of the animal before the message
 */
export function readWhatItWas(reading: Reading, before: readonly Mention[]): void {
  const { facts } = reading;
  const hadSome = before.some(({ concept, status }) => concept.startsWith(TAKEN) && status === "present");
  if (!hadSome || !isSaid(reading, "identifies")) return;
  for (const [name, { live }] of [...facts]) {
    const [sentence] = live;
    if (name.startsWith(THING) && sentence !== undefined) addFact(facts, takenOf(name), sentence, "live");
  }
}

/** The dangerous substances that the message names, but not those of "he had no grapes". */
function substancesNamed({ facts, denied }: Reading): string[] {
  return [...facts.keys()].filter((name) => name.startsWith(THING) && !denied.has(name));
}

function takenOf(thing: string): string {
  return `${TAKEN}${thing.slice(THING.length)}`;
}
