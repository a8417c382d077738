/** A number to call for a person, or about cruelty. `tel` is for `tel:` links. */
export type CrisisLine = { name: string; number: string; tel: string; note: string };

/** What a visitor sees when a person is in danger or an animal is treated cruelly: fixed words and numbers, never a model's. */
export type CrisisAdvice = { id: string; heading: string; says: readonly string[]; lines: readonly CrisisLine[] };

/** Crisis advice with the patterns that call for it, as content/human-danger.yaml holds them. */
export type CrisisRules = {
  words: Readonly<Record<string, readonly string[]>>;
  cards: readonly (CrisisAdvice & { hears: readonly string[]; unless?: readonly string[] })[];
};
