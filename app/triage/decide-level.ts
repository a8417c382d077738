import { LEVELS, type Level } from "#app/domain/urgency.ts";
import type { Token } from "#app/language/tokenise.ts";
import type { ClassifierInput } from "./classifier/features.ts";
import type { Scores } from "./classifier/linear-model.ts";
import { type CompiledRule, evaluateRules, type RuleMatch } from "./rules/evaluate-rules.ts";
import type { Facts } from "./rules/facts.ts";
import type { Weights } from "./rules/rule-book.ts";

/** The worse of two leanings, step by step: off-topic turns before a message must not thin it out. */
export function worseScores(a: Scores, b: Scores | undefined): Scores {
  return b ? [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])] : a;
}

const FEW_WORDS = 7;
/** Chosen on groups of authors left out: it loses no emergency there that the usual limit finds. */
const SURE_IN_FEW_WORDS = 0.5;
const URGENT_IN_FEW_WORDS = 1.6;

/**
 * How rules and weights decide together. What one short sentence says plainly is an emergency, whatever else the message says. For any
 * other it needs a message that is about an ill animal. A sure rule then makes one; else the
 * weighing must not call the message mild, and what a rule proposed needs less leaning than what the weighing raises alone.
 * Where the weighing disagrees with a proposal the level is still urgent, or routine when it is sure that nothing is urgent.
 * A few words give the weighing little to go on ("licking her paws at night"): it must be surer to raise them alone or
 * above what a rule calls routine, and what a rule calls urgent stays urgent. A small amount that was worked out it does not raise alone.
 * @param words how many the visitor wrote
 */
export function decideLevel(hits: RuleMatch[], leaning: Scores, limits: Weights["limits"], plainly = false, words = FEW_WORDS + 1): Level {
  const proposed = hits.filter((hit) => hit.level === "emergency");
  if (plainly) return "emergency";
  const [ill, bad, grave] = leaning;
  const few = words <= FEW_WORDS;
  const usual = few ? Math.max(limits.alone, SURE_IN_FEW_WORDS) : limits.alone;
  const alone = hits[0]?.rule.measured ? Number.POSITIVE_INFINITY : usual;
  if (ill > limits.ill) {
    if (proposed.some((hit) => hit.rule.sure)) return "emergency";
    if (bad > limits.bad && grave > (proposed.length ? limits.agree : alone)) return "emergency";
  }
  if (few && hits[0]?.level === "urgent") return "urgent";
  const serious = few && hits[0]?.level === "routine" ? URGENT_IN_FEW_WORDS : limits.urgent;
  const own = bad > serious ? 2 : ill > limits.routine ? 1 : 0;
  const floor = proposed.length === 0 ? 0 : bad < limits.calm ? 1 : 2;
  return LEVELS[Math.max(own, floor)] as Level;
}

/** How many words are the visitor's own. */
export function ownWordCount(tokens: readonly Token[]): number {
  return tokens.filter(({ fromAssistant }) => !fromAssistant).length;
}

const MOST_WORDS = 8;
const MOST_SENTENCES = 40;

/**
 * The short sentences that say an emergency all by themselves ("My dog is having a seizure."), each as the weighing hears it. It may still
 * find a question in general in one ("Above what temperature does heatstroke start?"); what stands around it changes nothing.
 */
export function plainSentences(
  rules: CompiledRule[],
  { tokens, facts }: { tokens: Token[]; facts: Facts },
  species: Set<string>,
): ClassifierInput[] {
  const bySentence = new Map<number, Token[]>();
  for (const token of tokens) {
    if (token.fromAssistant) continue;
    const words = bySentence.get(token.sentence);
    if (words) words.push(token);
    else bySentence.set(token.sentence, [token]);
  }
  const short = [...bySentence].filter(([, words]) => words.length <= MOST_WORDS).slice(-MOST_SENTENCES);
  return short.flatMap(([sentence, words]) => {
    const alone: Facts = new Map();
    for (const [name, { live, over, other }] of facts) {
      const here = (list: number[]) => (list.includes(sentence) ? [sentence] : []);
      const found = { live: here(live), over: here(over), other: here(other) };
      if (found.live.length + found.over.length + found.other.length) alone.set(name, found);
    }
    const hits = alone.size > 0 ? evaluateRules(rules, alone, species) : [];
    return hits[0]?.level === "emergency" ? [{ text: "", tokens: words, facts: alone, hits }] : [];
  });
}
