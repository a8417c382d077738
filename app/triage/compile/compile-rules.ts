import { parseCondition } from "../rules/condition.ts";
import { DERIVED, MEASURES } from "../rules/derived-facts.ts";
import { PhraseMatcher } from "../rules/phrase-matcher.ts";
import type { Concept, Rule, RuleBook } from "../rules/rule-book.ts";
import { Vocabulary } from "../rules/vocabulary.ts";
import { checkedFile } from "./checked-file.ts";
import { digestOf } from "./digest.ts";
import { RuleBookBuilder, type RuleWithLine } from "./rule-book-builder.ts";
import { fileShape, reviewShape } from "./rule-schema.ts";
import type { FigureRegister } from "./thresholds.ts";
import type { SourceFile } from "./yaml-lines.ts";

export type { SourceFile } from "./yaml-lines.ts";

/** Concepts that the engine asks for by name, besides those of the rules. */
const ENGINE =
  /^(mask|sp|hint|ok|choc)_|^(chocolate|size_large_dog|not_cue|not_really|scope_end|if_cue|supposes_all|supposes_surely|asks_in_general|own_event|long_ago|now_cue|over_cue|again_cue|habit|handled|takes_back|asks_what_to_do|about_a_story|in_a_story|days_ago|any_pet)$/;

/** Reads, checks and compiles content/red-flags/*.yaml with the figures they name. Stops with file, line and what to do. */
export function compileRuleBook(files: SourceFile[], figures: FigureRegister): RuleBook {
  const gathering = new RuleBookBuilder(figures);
  const isReview = (file: SourceFile) => /(^|\/)review\.yaml$/.test(file.path);
  for (const file of files) if (!isReview(file)) gathering.add(checkedFile(file, fileShape));

  const concepts = gathering.concepts();
  const rules = gathering.rules.map(({ rule }) => rule);
  checkNames(concepts, gathering);
  const alive = reachable(concepts, rules);
  const book: RuleBook = {
    concepts: concepts.filter(({ name }) => alive.has(name)),
    rules,
    thresholds: gathering.thresholds,
    ...(gathering.chocolate ? { chocolate: gathering.chocolate } : {}),
    leave: [...new Set(gathering.leave)].sort(),
    ...(gathering.kinds.length ? { kinds: gathering.kinds.join("\n") } : {}),
    ...(gathering.weights ? { weights: gathering.weights } : {}),
  };
  const review = files.find(isReview);
  if (review) {
    const { content } = checkedFile(review, reviewShape);
    if (content.digest === digestOf(book)) book.reviewed = { by: content.by, on: content.on };
  }
  return book;
}

function termsOf(rule: Rule): string[] {
  return [...rule.when, ...(rule.unless ?? []), ...(rule.up ?? [])].flatMap((line) =>
    parseCondition(line)
      .flat()
      .flatMap((term) => term.names),
  );
}

function checkNames(concepts: Concept[], { rules, thresholds }: { rules: RuleWithLine[]; thresholds: { name: string }[] }): void {
  new PhraseMatcher(concepts, [...MEASURES, ...DERIVED], new Vocabulary([]));
  const names = new Set<string>([...concepts, ...thresholds].map(({ name }) => name).concat(DERIVED));
  for (const { rule, stopHere } of rules)
    for (const name of termsOf(rule)) if (!names.has(name)) stopHere(`no file defines "${name}"; check the spelling or add it`);
}

/** What the rules and the engine can ever ask for; the rest of the lexicon stays at home. */
function reachable(concepts: Concept[], rules: Rule[]): Set<string> {
  const byName = new Map(concepts.map((concept) => [concept.name, concept]));
  const out = new Set<string>();
  const add = (name: string) => {
    const concept = byName.get(name);
    if (!concept || out.has(name)) return;
    out.add(name);
    for (const pattern of concept.patterns) for (const ref of pattern.matchAll(/<([a-z0-9_]+)>/g)) add(ref[1] as string);
  };
  for (const rule of rules) termsOf(rule).forEach(add);
  for (const { name } of concepts) if (ENGINE.test(name)) add(name);
  return out;
}
