/** The numbers of the kinds that a word belongs to: what it has to do with, such as breath, poison or play. */
export type WordClassesOf = (word: string) => readonly number[];

const NONE: readonly number[] = [];

/** Cuts a word down to what its forms share: swallowed, swallowing, swallows -> swallow; raced, racing -> rac. */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  let stem = word;
  if (stem.endsWith("ies")) stem = `${stem.slice(0, -3)}y`;
  else if (/[^su]s$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 5 && stem.endsWith("ing")) stem = stem.slice(0, -3);
  else if (stem.length > 4 && stem.endsWith("ed")) stem = stem.slice(0, -2);
  if (/([bdgmnprt])\1$/.test(stem)) stem = stem.slice(0, -1);
  return stem.length > 3 && stem.endsWith("e") ? stem.slice(0, -1) : stem;
}

/** @param classes the stems of each class (see content/triage/word-classes.yaml) */
export function createWordClasses(classes: readonly (readonly string[])[]): WordClassesOf {
  const kinds = new Map<string, number[]>();
  classes.forEach((stems, kind) => {
    for (const stem of stems) kinds.set(stem, [...(kinds.get(stem) ?? []), kind]);
  });
  return (word) => kinds.get(stemOf(word)) ?? NONE;
}
