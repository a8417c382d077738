import * as z from "zod";
import { SUBSTANCE_VERDICTS, type Substance } from "#app/domain/knowledge/knowledge.ts";
import { capitalized } from "#app/domain/text/capitals.ts";
import type { CompileContext } from "../compile-context.ts";
import { citationProblems } from "../prose/citations.ts";

const verdict = z.enum(SUBSTANCE_VERDICTS);

/** What holds for an animal without a species of its own: the substances of each verdict, and the sentence for all of them. */
export const otherAnimalEntry = z.strictObject({
  sources: z.array(z.string()).min(1),
  says: z.partialRecord(verdict, z.string().includes("{noun}")),
  verdicts: z.partialRecord(verdict, z.array(z.string()).min(1)),
});

/** Adds to the substances what `content/other-animals.yaml` says of them. */
export function withOtherAnimals({ has, map, sources }: CompileContext, substances: readonly Substance[]): Substance[] {
  const file = "other-animals.yaml";
  if (!has(file)) return [...substances];
  const { item: entries, report: reportAt } = map(file, otherAnimalEntry);
  const known = new Map(substances.map((one) => [one.id, one]));
  const others = new Map<string, NonNullable<Substance["others"]>>();
  const cited = new Map<string, string[]>();
  for (const [animal, entry] of entries) {
    const report = (path: readonly PropertyKey[], says: string) => reportAt([animal, ...path], `${animal}: ${says}`);
    for (const says of citationProblems(entry.sources, sources)) report(["sources"], says);
    for (const one of SUBSTANCE_VERDICTS) {
      const says = entry.says[one];
      for (const id of entry.verdicts[one] ?? []) {
        const substance = known.get(id);
        if (!substance || !says) report(["verdicts", one], substance ? "says has no sentence for it" : `"${id}" is no substance`);
        else if (others.get(id)?.[animal]) report(["verdicts", one], `"${id}" stands twice`);
        else {
          const why = capitalized(says.replace("{noun}", substance.noun.text));
          others.set(id, { ...others.get(id), [animal]: { verdict: one, why } });
          cited.set(id, [...(cited.get(id) ?? []), ...entry.sources]);
        }
      }
    }
  }
  return substances.map((one) => {
    const held = others.get(one.id);
    return held ? { ...one, others: held, sources: [...new Set([...one.sources, ...(cited.get(one.id) ?? [])])] } : one;
  });
}
