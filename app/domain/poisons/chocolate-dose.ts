/** Strengths and limits of chocolate, from content/figures.yaml by content/triage/thresholds.yaml. */
export type ChocolateFigures = {
  /** Milligrams of stimulant (theobromine and caffeine) per gram, by kind: `choc_milk`. */
  strengths: [string, number][];
  /** Per gram at 100% cocoa on the wrapper. */
  labelled: number;
  /** Of a kind that is not known. */
  unknown: number;
  /** Of a single small sweet. */
  sweet: number;
  /** Kilograms that a dog called large weighs at least. */
  largeDog: number;
  /** Milligrams per kilogram below which the amount counts as little. */
  little: number;
  /** Milligrams per kilogram from which mild signs are reported. */
  mild: number;
};

/** Grams in the words for an amount, where nobody has weighed it. */
export const GRAMS_IN = { bar: 100, square: 10, biscuit: 20, sweet: 5 };

/** Smaller weights are taken for a slip: no pet that is asked about weighs so little. In kilograms. */
const LIGHTEST_KG = 0.3;

const LOWEST_SHARE = 20;

/** Milligrams per gram: by the cocoa on the wrapper (percent), else by the kind. Undefined where neither is known. */
export function chocolateStrength(
  figures: ChocolateFigures,
  share: number | undefined,
  isKind: (kind: string) => boolean,
): number | undefined {
  if (share !== undefined && share >= LOWEST_SHARE && share <= 100) return (figures.labelled * share) / 100;
  return figures.strengths.find(([kind]) => isKind(kind))?.[1];
}

/**
 * Milligrams of stimulant per kilogram of body weight, for the page, the finder and the chat alike.
 * @returns undefined when grams or weight are not known or make no sense: then the caller assumes the worst
 */
export function chocolateDosePerKg(amount: { grams?: number; mgPerGram: number; kg?: number }): number | undefined {
  const { grams, mgPerGram, kg } = amount;
  return grams === undefined || kg === undefined || kg <= LIGHTEST_KG ? undefined : (grams * mgPerGram) / kg;
}
