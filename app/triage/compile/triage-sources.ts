import type { Problem } from "#app/domain/content/problem.ts";
import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import type { OtherLanguage } from "#app/language/message-language.ts";
import type { Questions } from "#app/reading/answered-question.ts";
import type { CheckTexts } from "../rules/check-texts.ts";
import type { UnreadLanguage } from "../rules/rule-book.ts";
import type { LanguageSource } from "./check-schemas.ts";
import type { RuleSource, ThresholdsSource, WeightsSource, WordsSource } from "./schemas.ts";

/** Tells on which line of its file the value at a path begins; 1 when there is no such value. */
type LineAt = (path: readonly PropertyKey[]) => number;

/** Something read from a file, which knows where it is. */
export type Sourced<T> = { file: string; item: T; lineAt: LineAt };

/** Everything in `content/triage`, read and of the right shape. */
export type TriageSources = {
  /** In the order of `rule-order.yaml`. */
  rules: Sourced<RuleSource>[];
  /** Conditions with a name, each a list of ways to meet it. */
  definitions: Sourced<Record<string, string[]>>;
  words: Sourced<WordsSource>[];
  ordinaryWords: string[];
  /** The words of each class, in the order of the file. */
  wordClasses: string[][];
  thresholds: Sourced<ThresholdsSource>;
  /** What animals eat, chew or breathe in, of content/substances; the dangerous ones become rules. */
  substances: readonly Substance[];
  /** Names of substances that are everyday words too. */
  everydayNames: string[];
  unreadLanguages: UnreadLanguage[];
  questions: Questions;
  checks: CheckTexts;
  /** The check, the card and the cues in other languages. */
  languages: Partial<Record<OtherLanguage, Sourced<LanguageSource>>>;
  /** Absent before the first training. */
  weights?: Sourced<WeightsSource>;
};

export function report(problems: Problem[], { file, lineAt }: Sourced<unknown>, path: readonly PropertyKey[], says: string): void {
  problems.push({ file, line: lineAt(path), says });
}

/** Runs a step whose error is a problem of the content at this path. @returns undefined when it failed */
export function reporting<T>(problems: Problem[], source: Sourced<unknown>, path: readonly PropertyKey[], step: () => T): T | undefined {
  try {
    return step();
  } catch (error) {
    report(problems, source, path, `${path.join(".")}: ${(error as Error).message}`);
    return undefined;
  }
}
