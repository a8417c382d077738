import type { ScoreLine } from "#app/domain/content/published-score.ts";
import type { CaseFacts } from "#app/domain/facts.ts";
import { typedSentences } from "#app/domain/text/sentences.ts";
import { rank } from "#app/domain/urgency.ts";
import type { Screen, Verdict } from "#app/domain/verdict.ts";
import type { Case } from "./cases.ts";
import { shareInWords, wilson } from "./wilson.ts";

const FEWEST_WORDS = 3;

/** How the level of a message holds when its owner tells it in two messages; needs no labels. */
export function toldInTurns(screen: Screen, cases: readonly Case[]): ScoreLine[] {
  const pairs = cases.flatMap(({ message, petType_sent: petType, history }) => {
    const turns = history ? undefined : inTwo(message);
    if (!turns) return [];
    const [first, second] = turns;
    const form = petType ? { petType } : {};
    const whole = screen(message, form).level;
    const before: Pick<Verdict, "facts" | "level"> = screen(first, form);
    const facts: CaseFacts | undefined = before.facts;
    const told = screen(second, { ...form, facts, history: [{ role: "user", content: first }] }).level;
    return [{ whole: rank(whole), told: rank(told) }];
  });
  const share = (is: (pair: (typeof pairs)[number]) => boolean) => shareInWords(wilson(pairs.filter(is).length, pairs.length));
  return [
    { name: "The same level", goal: "96% or more", today: share(({ whole, told }) => whole === told) },
    { name: "A lower level", goal: "1% or less", today: share(({ whole, told }) => told < whole) },
  ];
}

/** The two halves of a message, cut between sentences of at least three words. */
function inTwo(message: string): [string, string] | undefined {
  const sentences = typedSentences(message);
  if (sentences.length < 2 || sentences.some((sentence) => sentence.split(" ").length < FEWEST_WORDS)) return undefined;
  const middle = Math.ceil(sentences.length / 2);
  return [sentences.slice(0, middle).join(" "), sentences.slice(middle).join(" ")];
}
