import type { z } from "zod";
import { unpack } from "../classifier/linear-model.ts";
import { stemOf } from "../classifier/word-classes.ts";
import { parseCondition } from "../rules/condition.ts";
import { parsePattern } from "../rules/phrase-pattern.ts";
import type { ChocolateFigures, Concept, Kind, Rule, Threshold, Weights } from "../rules/rule-book.ts";
import type { Checked } from "./checked-file.ts";
import type { fileShape } from "./rule-schema.ts";
import { type FigureRegister, readChocolateFigures, readThreshold } from "./thresholds.ts";
import { stop } from "./yaml-lines.ts";

type Content = z.infer<typeof fileShape>;
type Section = "things" | "signs" | "events" | "cues" | "masks";

const KINDS: [Section, Kind][] = [
  ["things", "thing"],
  ["signs", "sign"],
  ["events", "event"],
  ["cues", "cue"],
  ["masks", "thing"],
];

export type RuleWithLine = { rule: Rule; stopHere: (what: string) => never };

/** Collects what the files say, file by file; a concept may be spread over several files. */
export class RuleBookBuilder {
  private readonly drafts = new Map<string, { kind: Kind; exact: boolean; phrases: Set<string> }>();
  readonly rules: RuleWithLine[] = [];
  readonly leave: string[] = [];
  /** The stems of each kind of word. */
  readonly kinds: string[] = [];
  readonly thresholds: Threshold[] = [];
  chocolate: ChocolateFigures | undefined;
  weights: Weights | undefined;
  private readonly figures: FigureRegister;

  constructor(figures: FigureRegister) {
    this.figures = figures;
  }

  add(checked: Checked<Content>): void {
    for (const [section, kind] of KINDS)
      for (const [name, text] of Object.entries(checked.content[section] ?? {})) this.addConcept(checked, section, kind, name, text);
    if (checked.content.leave) this.leave.push(...checked.content.leave.split(/\s+/).filter(Boolean));
    for (const words of Object.values(checked.content.kinds ?? {}))
      this.kinds.push([...new Set(words.split(/\s+/).filter(Boolean).map(stemOf))].sort().join(" "));
    (checked.content.rules ?? []).forEach((rule, i) => {
      this.addRule(checked, rule as Rule, i);
    });
    this.drawLines(checked);
    const learned = checked.content.learned;
    if (learned) {
      const tight = (text: string) => text.replace(/\s+/g, "");
      this.weights = { ...learned, places: tight(learned.places), rows: learned.rows.map(tight) };
      try {
        unpack(this.weights);
      } catch (error) {
        stop(checked.file, checked.line(["learned"]), `${(error as Error).message}; run tests/triage/score/train.ts`);
      }
    }
  }

  concepts(): Concept[] {
    return [...this.drafts].map(([name, { kind, exact, phrases }]) => ({
      name,
      kind,
      ...(exact ? { exact } : {}),
      patterns: [...phrases],
    }));
  }

  private drawLines({ content: { thresholds = {}, chocolate }, file, line }: Checked<Content>): void {
    const draw = (path: PropertyKey[], drawIt: () => void) => {
      try {
        drawIt();
      } catch (error) {
        stop(file, line(path), `${path.join(".")}: ${(error as Error).message}`);
      }
    };
    for (const [name, one] of Object.entries(thresholds))
      draw(["thresholds", name], () => this.thresholds.push(readThreshold(name, one, this.figures)));
    if (chocolate)
      draw(["chocolate"], () => {
        this.chocolate = readChocolateFigures(chocolate, this.figures);
      });
  }

  private addConcept({ file, line }: Checked<Content>, section: Section, kind: Kind, bare: string, text: string): void {
    const name = section === "masks" ? `mask_${bare}` : bare;
    const exact = kind === "cue" && !/^(sp|hint)_/.test(name);
    const known = this.drafts.get(name) ?? { kind, exact, phrases: new Set<string>() };
    if (known.kind !== kind)
      stop(file, line([section, bare]), `"${bare}" is a ${known.kind} elsewhere; give it the same heading or another name`);
    for (const phrase of text
      .split(/[\n,]/)
      .map((part) => part.trim())
      .filter(Boolean)) {
      try {
        parsePattern(phrase);
      } catch (error) {
        stop(file, line([section, bare]), `in "${bare}", phrase "${phrase}": ${(error as Error).message}`);
      }
      known.phrases.add(phrase.replace(/\s+/g, " "));
    }
    this.drafts.set(name, known);
  }

  private addRule({ file, line }: Checked<Content>, rule: Rule, i: number): void {
    const stopHere = (what: string): never => stop(file, line(["rules", i]), `rule "${rule.id}": ${what}`);
    if (this.rules.some((other) => other.rule.id === rule.id)) stopHere("another rule has this id; give one of them another id");
    for (const text of [...rule.when, ...(rule.unless ?? [])]) {
      try {
        parseCondition(text);
      } catch (error) {
        stopHere(`in "${text}": ${(error as Error).message}`);
      }
    }
    this.rules.push({ rule, stopHere });
  }
}
