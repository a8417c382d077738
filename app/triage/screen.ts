import { atLeast, type Level, rank } from "#app/domain/urgency.ts";
import type { Screen, ScreenContext, Verdict } from "#app/domain/verdict.ts";
import { isUnreadable } from "#app/language/detect-language.ts";
import type { ClassifierInput } from "./classifier/features.ts";
import { createLinearModel } from "./classifier/linear-model.ts";
import { createWordClasses } from "./classifier/word-classes.ts";
import { conversationTokens } from "./conversation-tokens.ts";
import { decideLevel, worseScores } from "./decide-level.ts";
import { speciesOf } from "./detect-species.ts";
import { reasonsOf } from "./reasons.ts";
import { compileRules, evaluateRules, type RuleMatch } from "./rules/evaluate-rules.ts";
import { createFactExtractor } from "./rules/extract-facts.ts";
import type { RuleBook } from "./rules/rule-book.ts";

export type { RuleBook } from "./rules/rule-book.ts";

/** Builds the screen once; each call reads one message in its conversation and says how urgent it is. */
export function createScreen(book: RuleBook): Screen {
  const { read } = createFactExtractor(book);
  const rules = compileRules(book.rules);
  const weigher = book.weights ? createLinearModel(book.weights, createWordClasses(book.wordClasses)) : undefined;

  return (message: string, context: ScreenContext = {}): Verdict => {
    const text = typeof message === "string" ? message : "";
    const tokens = conversationTokens(text, context?.history);
    const reading = read(tokens, context?.petName);
    const species = speciesOf(reading.facts, context?.petType);
    const hits = evaluateRules(rules, reading.facts, species);
    let level: Level = hits[0]?.level ?? "info";
    const unread = isUnreadable(tokens, text);
    const heard: ClassifierInput = { text, tokens, facts: reading.facts, hits };
    if (weigher && book.weights) {
      const alone = context?.history?.length ? weigher.weigh({ ...heard, tokens: conversationTokens(text, []) }) : undefined;
      const settled = decideLevel(hits, worseScores(weigher.weigh(heard), alone), book.weights.thresholds);
      // In a language that it was not trained on, the classifier says little; only its emergencies count.
      if (!unread || settled === "emergency") level = settled;
    }
    const reasons = reasonsOf(hits, level);
    if (unread)
      reasons.unshift({
        rule: "unread-language",
        says: "We could not read this language. If your pet struggles to breathe, collapses, has a seizure, bleeds or swallowed something dangerous, call an emergency vet now.",
        source: "vetsnow",
      });
    const previous = context?.previous;
    if (rank(previous) > rank(level)) {
      level = previous as Level;
      reasons.push({ rule: "earlier", says: "An earlier message in this conversation was more urgent.", source: "vetsnow" });
    }
    return dress(level, reasons, hits);
  };
}

function dress(level: Level, reasons: Verdict["reasons"], hits: RuleMatch[]): Verdict {
  const verdict: Verdict = { level, reasons };
  const page = hits.find((hit) => hit.rule.page)?.rule.page;
  if (page) verdict.page = page;
  const protocol = atLeast(level, "urgent") && hits.find(({ rule }) => rule.protocol && rule.level === "emergency")?.rule.protocol;
  if (protocol) verdict.protocol = protocol;
  const ask = [...new Set(hits.flatMap((hit) => hit.rule.ask ?? []))].slice(0, 3);
  if (ask.length) verdict.ask = ask;
  return verdict;
}
