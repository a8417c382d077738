export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which the given part of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
