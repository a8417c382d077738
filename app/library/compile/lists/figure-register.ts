import type { Source } from "#app/domain/content/page.ts";
import { numberOf } from "#app/triage/compile/thresholds.ts";
import type { CompileContext } from "../compile-context.ts";
import type { Located } from "../files/content-reader.ts";
import { citationProblems } from "../prose/citations.ts";
import { figureText } from "./figure-text.ts";

type UnitOf = (unit: string) => number | undefined;

/** A figure to count with and to print. Both are empty when it is unknown; the problem is noted. */
type ReadFigure = { number: number; words: string };

/** Reads figures and sources that the fields of one entry name by id, and gathers the sources that the entry rests on. */
export type FigureRegister = {
  figure(id: string, path: readonly PropertyKey[], unitOf: UnitOf, end?: "low" | "high"): ReadFigure;
  /** Notes the sources that the entry itself names. At least one must be more than our own wording. */
  cite(keys: readonly string[]): void;
  /** Without doubles: those of the entry, of its figures, and `more`. */
  sources(more?: readonly Source[]): Source[];
};

export function createFigureRegister({ figures, sources, gathered }: CompileContext, { report }: Located<unknown>): FigureRegister {
  const cited = new Set<string>();
  return {
    figure(id, path, unitOf, end) {
      const entry = figures.get(id);
      try {
        const number = numberOf(figures, id, unitOf, end);
        gathered.figuresUsed.add(id);
        if (entry) cited.add(entry.source);
        return { number, words: entry ? figureText(entry) : "" };
      } catch (error) {
        report(path, error instanceof Error ? error.message : String(error));
        return { number: 0, words: "" };
      }
    },
    cite(keys) {
      for (const key of keys) cited.add(key);
      for (const says of citationProblems(keys, sources, true)) report(["sources"], says);
    },
    sources: (more = []) => {
      const keys = new Set([...cited, ...more.map(({ key }) => key)]);
      return [...keys].flatMap((key) => sources.get(key) ?? []);
    },
  };
}
