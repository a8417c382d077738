/** A share with its 95% Wilson interval, in words. */
export type Share = { hits: number; of: number; share: number; low: number; high: number };

const Z95 = 1.959963984540054;

/** @param z the normal quantile of the interval; that of 95% if left out */
export function wilson(hits: number, of: number, z = Z95): Share {
  if (of === 0) return { hits, of, share: Number.NaN, low: Number.NaN, high: Number.NaN };
  const p = hits / of;
  const d = 1 + (z * z) / of;
  const middle = (p + (z * z) / (2 * of)) / d;
  const half = (z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))) / d;
  return { hits, of, share: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export function shareInWords({ hits, of, share, low, high }: Share, digits = 1): string {
  if (of === 0) return "no such cases";
  const percent = (x: number) => `${(100 * x).toFixed(digits)}%`;
  return `${percent(share)} (${hits} of ${of}; 95% interval ${percent(low)} to ${percent(high)})`;
}
