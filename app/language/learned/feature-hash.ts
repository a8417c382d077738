/** The number of buckets; features with the same bucket share a weight. */
export const FEATURE_BUCKETS = 1 << 16;

/** @returns the bucket of a hash, below FEATURE_BUCKETS */
export function bucketOfHash(hash: number): number {
  let h = hash ^ (hash >>> 15);
  h = Math.imul(h, 0x2c1b3c6d);
  return ((h ^ (h >>> 13)) >>> 0) & (FEATURE_BUCKETS - 1);
}

/** @returns the bucket of a feature that a text names */
export function bucketOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return bucketOfHash(hash);
}
