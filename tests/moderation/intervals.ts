const Z = 1.96;

/** A share with its Wilson 95% interval, in percent. */
export function wilson(hits: number, all: number): string {
  if (all === 0) return "no cases";
  const share = hits / all;
  const scale = 1 + Z ** 2 / all;
  const middle = (share + Z ** 2 / (2 * all)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / all + Z ** 2 / (4 * all ** 2));
  const percent = (value: number) => (100 * Math.min(1, Math.max(0, value))).toFixed(1);
  return `${percent(share)}% [${percent(middle - half)}, ${percent(middle + half)}]`;
}

/** The same numbers from 0 to 1 with every run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
