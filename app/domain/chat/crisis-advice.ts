/** A number to call for a person, or about cruelty. `tel` is for `tel:` links; `countries` (two letters) where it answers, if not everywhere. */
type CrisisLine = { name: string; number: string; tel: string; note: string; countries?: readonly string[] };

/** What a visitor sees when a person is in danger or an animal is treated cruelly: fixed words and numbers, never a model's. */
export type CrisisAdvice = { id: string; heading: string; says: readonly string[]; lines: readonly CrisisLine[] };

/** Crisis advice with the patterns that call for it, as content/human-danger.yaml holds them. */
export type CrisisRules = {
  words: Readonly<Record<string, readonly string[]>>;
  cards: readonly (CrisisAdvice & { hears: readonly string[]; unless?: readonly string[] })[];
};

/** The advice with the numbers in the order in which they help a visitor: those of the country, those for everybody, then the others. */
export function adviceFor(country: string | undefined, advice: CrisisAdvice): CrisisAdvice {
  const order = ({ countries }: CrisisLine) => (!countries ? 1 : country !== undefined && countries.includes(country) ? 0 : 2);
  // Where nobody knows the country, the order of the file holds.
  if (!advice.lines.some((line) => order(line) === 0)) return advice;
  return { ...advice, lines: [...advice.lines].sort((one, other) => order(one) - order(other)) };
}
