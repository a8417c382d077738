import type { Problem } from "#app/domain/content/problem.ts";
import { atLeast, type Level } from "#app/domain/urgency.ts";
import { createRuleMatcher } from "../match-rules.ts";
import type { RuleBook } from "../rules/rule-book.ts";
import { createScreen } from "../screen.ts";
import type { Example, RuleSource } from "./schemas.ts";
import { report, type Sourced } from "./triage-sources.ts";

/**
 * Runs the examples of every rule. What a rule catches must meet the rule at its level and get a verdict of at least that level; what it
 * leaves must not meet it at that level.
 */
export function checkExamples(book: RuleBook, rules: readonly Sourced<RuleSource>[], problems: Problem[]): void {
  const matchRules = createRuleMatcher(book);
  const screen = createScreen(book);
  for (const source of rules) {
    const { id, level, examples } = source.item;
    const levelBy = ({ petType, message }: Sent): Level | undefined =>
      matchRules(message, petType).matches.find(({ rule }) => rule.id === id)?.level;
    examples.catches.forEach((example, i) => {
      const sent = readExample(example);
      const found = levelBy(sent);
      const { level: verdict, check } = screen(sent.message, sent);
      const path = ["examples", "catches", i];
      if (!atLeast(found, level))
        report(
          problems,
          source,
          path,
          `${id}: does not catch "${sent.message}"${found ? ` as ${level}, only as ${found}` : ""}; correct the rule or its words`,
        );
      else if (!atLeast(verdict, level) && !check)
        report(problems, source, path, `${id}: "${sent.message}" is ${verdict} in the end, not ${level}; the classifier lowers it`);
    });
    examples.leaves.forEach((example, i) => {
      const sent = readExample(example);
      if (atLeast(levelBy(sent), level))
        report(
          problems,
          source,
          ["examples", "leaves", i],
          `${id}: catches "${sent.message}", which it should leave; correct the rule or its words`,
        );
    });
  }
}

type Sent = { petType?: string; message: string };

function readExample(example: Example): Sent {
  if (typeof example === "string") return { message: example };
  const [[petType, message] = ["", ""]] = Object.entries(example);
  return { petType, message };
}
