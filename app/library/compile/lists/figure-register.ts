import type { Source } from "#app/domain/content/page.ts";
import { numberOf } from "#app/triage/compile/thresholds.ts";
import type { LineAt } from "../files/yaml-file.ts";
import type { Registers } from "../pages/entry-texts.ts";
import type { Problem } from "../problems.ts";
import type { CollectedTexts } from "../prose/text-pieces.ts";
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

export function createFigureRegister(
  { file, lineAt }: { file: string; lineAt: LineAt },
  { figures, sources }: Registers,
  gathered: CollectedTexts,
  problems: Problem[],
): FigureRegister {
  const cited = new Set<string>();
  const problem = (path: readonly PropertyKey[], says: string) => problems.push({ file, line: lineAt(path), says });
  return {
    figure(id, path, unitOf, end) {
      const entry = figures.get(id);
      try {
        const number = numberOf(figures, id, unitOf, end);
        gathered.figuresUsed.add(id);
        if (entry) cited.add(entry.source);
        return { number, words: entry ? figureText(entry) : "" };
      } catch (error) {
        problem(path, error instanceof Error ? error.message : String(error));
        return { number: 0, words: "" };
      }
    },
    cite(keys) {
      keys.forEach((key, index) => {
        if (!sources.has(key))
          problem(["sources", index], `there is no source "${key}" in content/sources.yaml; add it or correct the key`);
        cited.add(key);
      });
      if (keys.every((key) => sources.get(key)?.grade === "house"))
        problem(["sources"], "name a source that is not our own wording; what nobody has published cannot stand here");
    },
    sources: (more = []) => {
      const keys = new Set([...cited, ...more.map(({ key }) => key)]);
      return [...keys].flatMap((key) => sources.get(key) ?? []);
    },
  };
}
