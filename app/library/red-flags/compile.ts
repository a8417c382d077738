import { LineCounter, parseDocument } from "yaml";
import { DERIVED, MEASURES } from "../../domain/triage/derived.ts";
import { Matcher } from "../../domain/triage/matcher.ts";
import { parsePattern } from "../../domain/triage/pattern.ts";
import type { Kind, Rule, RuleBook } from "../../domain/triage/rule-book.ts";
import { parseRuleLine } from "../../domain/triage/rule-line.ts";
import { Vocabulary } from "../../domain/triage/vocabulary.ts";
import { compactPhrases } from "./compact.ts";
import { digestOf } from "./digest.ts";
import { lineOf, type SourceFile, stop } from "./places.ts";
import { fileShape, reviewShape } from "./schema.ts";

export type { SourceFile } from "./places.ts";

const KINDS: ["things" | "signs" | "events" | "cues" | "masks", Kind][] = [
  ["things", "thing"],
  ["signs", "sign"],
  ["events", "event"],
  ["cues", "cue"],
  ["masks", "thing"],
];

type Draft = { kind: Kind; exact: boolean; patterns: Set<string> };

function phrasesOf(text: string): string[] {
  return text
    .split(/[\n,]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}

/** Reads, checks and compiles content/red-flags/*.yaml. Stops with file, line and what to do. */
export function compileRuleBook(files: SourceFile[]): RuleBook {
  const concepts = new Map<string, Draft>();
  const rules: { rule: Rule; file: SourceFile }[] = [];
  const spellings: Record<string, string> = {};
  const leave: string[] = [];
  let review: (RuleBook["reviewed"] & { digest: string }) | undefined;

  for (const file of files) {
    const counter = new LineCounter();
    const document = parseDocument(file.text, { lineCounter: counter });
    const problem = document.errors[0];
    if (problem) stop(file, counter.linePos(problem.pos[0]).line, problem.message.split("\n")[0] ?? "broken YAML");
    const data: unknown = document.toJS() ?? {};
    const shape = file.path.endsWith("review.yaml") ? reviewShape : fileShape;
    const checked = shape.safeParse(data);
    if (!checked.success) {
      const issue = checked.error.issues[0];
      stop(file, lineOf(document, counter, issue?.path ?? []), `${(issue?.path ?? []).join(".")}: ${issue?.message}`);
    }
    if (file.path.endsWith("review.yaml")) {
      review = checked.data as { by: string; on: string; digest: string };
      continue;
    }
    const content = checked.data as import("zod").infer<typeof fileShape>;
    for (const [section, kind] of KINDS) {
      for (const [bare, text] of Object.entries(content[section] ?? {})) {
        const name = section === "masks" ? `mask_${bare}` : bare;
        const known = concepts.get(name) ?? { kind, exact: kind === "cue" && !bare.startsWith("sp_"), patterns: new Set<string>() };
        if (known.kind !== kind)
          stop(
            file,
            lineOf(document, counter, [section, bare]),
            `"${bare}" is a ${known.kind} elsewhere; give it the same heading or another name`,
          );
        for (const phrase of phrasesOf(text)) {
          try {
            parsePattern(phrase);
          } catch (error) {
            stop(file, lineOf(document, counter, [section, bare]), `in "${bare}", phrase "${phrase}": ${(error as Error).message}`);
          }
          known.patterns.add(phrase.replace(/\s+/g, " "));
        }
        concepts.set(name, known);
      }
    }
    for (const [right, wrong] of Object.entries(content.spellings ?? {}))
      for (const word of wrong.split(/[\s,]+/).filter(Boolean)) spellings[word] = right;
    if (content.leave) leave.push(...content.leave.split(/\s+/).filter(Boolean));
    (content.rules ?? []).forEach((rule, i) => {
      if (rules.some((other) => other.rule.id === rule.id))
        stop(file, lineOf(document, counter, ["rules", i]), `there are two rules "${rule.id}"; give one another id`);
      rules.push({ rule: rule as Rule, file });
      for (const line of [...rule.when, ...(rule.unless ?? [])]) {
        try {
          parseRuleLine(line);
        } catch (error) {
          stop(file, lineOf(document, counter, ["rules", i]), `in rule "${rule.id}", "${line}": ${(error as Error).message}`);
        }
      }
    });
  }

  const list = [...concepts].map(([name, draft]) => ({
    name,
    kind: draft.kind,
    ...(draft.exact ? { exact: true } : {}),
    patterns: compactPhrases([...draft.patterns], draft.exact),
  }));
  checkNames(list, rules);
  const book: RuleBook = { version: 1, concepts: list, rules: rules.map(({ rule }) => rule), spellings, leave: leave.join(" ") };
  if (review && review.digest === digestOf(book)) book.reviewed = { by: review.by, on: review.on };
  return book;
}

function checkNames(concepts: RuleBook["concepts"], rules: { rule: Rule; file: SourceFile }[]): void {
  new Matcher(concepts, [...MEASURES, ...DERIVED], new Vocabulary({}, ""));
  const names = new Set<string>([...concepts.map((concept) => concept.name), ...DERIVED]);
  for (const { rule, file } of rules) {
    for (const line of [...rule.when, ...(rule.unless ?? []), ...(rule.up ?? [])])
      for (const term of parseRuleLine(line).flat())
        for (const name of term.names)
          if (!names.has(name)) stop(file, 0, `rule "${rule.id}" asks for "${name}", which no file defines; check the spelling or add it`);
  }
}
