import type { Problem } from "#app/domain/content/problem.ts";
import type { Concept } from "#app/reading/lexicon/concept.ts";
import { readPhrase } from "./compile-words.ts";
import type { RuleSource } from "./schemas.ts";
import { report, type Sourced } from "./triage-sources.ts";

const IN_PARENTHESES = /\(([^()]*)\)/g;

/**
 * Gives a name to each phrase in parentheses in a condition, "(torn ~ dewclaw) and not bleeding_heavy", so that a rule can
 * bring words that no other rule needs. Such a phrase is read as a sign.
 */
export function nameRulePhrases(
  rules: readonly Sourced<RuleSource>[],
  problems: Problem[],
): { rules: Sourced<RuleSource>[]; concepts: Concept[] } {
  const concepts: Concept[] = [];
  const named = rules.map((source): Sourced<RuleSource> => {
    const { id, when, unless } = source.item;
    const names = new Map<string, string>();
    const inField = (field: string, lines: string[]) =>
      lines.map((line, i) =>
        line.replace(IN_PARENTHESES, (_, written: string) => {
          const { phrase, problem } = readPhrase(written);
          if (problem) report(problems, source, [field, i], `${id}: ${problem}`);
          const name = names.get(phrase) ?? `${id.replaceAll("-", "_")}_phrase_${names.size + 1}`;
          if (!names.has(phrase)) concepts.push({ name, kind: "sign", patterns: problem ? [] : [phrase] });
          names.set(phrase, name);
          return name;
        }),
      );
    return { ...source, item: { ...source.item, when: inField("when", when), ...(unless ? { unless: inField("unless", unless) } : {}) } };
  });
  return { rules: named, concepts };
}
