/** Keeps what was used last, so many; the one that was not used for longest goes first. */
export function lruCache<T>(most: number): { find(name: string): T | undefined; keep(name: string, one: T): T } {
  const kept = new Map<string, T>();
  const keep = (name: string, one: T): T => {
    kept.delete(name);
    kept.set(name, one);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return one;
  };
  return {
    find(name) {
      const one = kept.get(name);
      return one && keep(name, one);
    },
    keep,
  };
}
