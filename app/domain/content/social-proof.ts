/** How many owners are said to be here right now: fixed marketing copy asks for a random number between two bounds, both included. */
export function activeSessions({ low, high }: { low: number; high: number }, random: () => number = Math.random): number {
  return low + Math.floor(random() * (high - low + 1));
}
