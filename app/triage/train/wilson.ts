/** A share with its 95% Wilson interval, in words. */
export type Share = { hits: number; of: number; share: number; low: number; high: number };

const Z = 1.959963984540054;

export function wilson(hits: number, of: number): Share {
  if (of === 0) return { hits, of, share: Number.NaN, low: Number.NaN, high: Number.NaN };
  const p = hits / of;
  const d = 1 + (Z * Z) / of;
  const middle = (p + (Z * Z) / (2 * of)) / d;
  const half = (Z * Math.sqrt((p * (1 - p)) / of + (Z * Z) / (4 * of * of))) / d;
  return { hits, of, share: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export function inWords({ hits, of, share, low, high }: Share, digits = 1): string {
  if (of === 0) return "no such cases";
  const percent = (x: number) => `${(100 * x).toFixed(digits)}%`;
  return `${percent(share)} (${hits} of ${of}; 95% interval ${percent(low)} to ${percent(high)})`;
}
