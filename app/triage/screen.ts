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
import { isRetraction } from "./retraction.ts";
import { compileRules, evaluateRules, type RuleMatch } from "./rules/evaluate-rules.ts";
import { createFactExtractor } from "./rules/extract-facts.ts";
import type { RuleBook } from "./rules/rule-book.ts";

export type { RuleBook } from "./rules/rule-book.ts";

/** Builds the screen once; each call reads one message in its conversation and says how urgent it is. */
export function createScreen(book: RuleBook): Screen {
  const { read } = createFactExtractor(book);
  const rules = compileRules(book.rules);
  const classifier = book.weights ? createLinearModel(book.weights, createWordClasses(book.wordClasses)) : undefined;

  return (message: string, context: ScreenContext = {}): Verdict => {
    const text = typeof message === "string" ? message : "";
    const tokens = conversationTokens(text, context?.history);
    const reading = read(tokens, context?.petName);
    const species = speciesOf(reading.facts, context?.petType);
    const matches = evaluateRules(rules, reading.facts, species);
    let level: Level = matches[0]?.level ?? "info";
    const unread = isUnreadable(tokens, text);
    const input: ClassifierInput = { text, tokens, facts: reading.facts, matches };
    if (classifier && book.weights) {
      const alone = context?.history?.length ? classifier.score({ ...input, tokens: conversationTokens(text, []) }) : undefined;
      const decided = decideLevel(matches, worseScores(classifier.score(input), alone), book.weights.thresholds);
      // In a language that it was not trained on, the classifier says little; only its emergencies count.
      if (!unread || decided === "emergency") level = decided;
    }
    const reasons = reasonsOf(matches, level);
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
    const verdict = toVerdict(level, reasons, matches);
    return isRetraction(text) ? { ...verdict, isRetraction: true } : verdict;
  };
}

function toVerdict(level: Level, reasons: Verdict["reasons"], matches: RuleMatch[]): Verdict {
  const verdict: Verdict = { level, reasons };
  const page = matches.find((match) => match.rule.page)?.rule.page;
  if (page) verdict.page = page;
  const protocol = atLeast(level, "urgent") && matches.find(({ rule }) => rule.protocol && rule.level === "emergency")?.rule.protocol;
  if (protocol) verdict.protocol = protocol;
  const ask = [...new Set(matches.flatMap((match) => match.rule.ask ?? []))].slice(0, 3);
  if (ask.length) verdict.ask = ask;
  return verdict;
}
