import { scoreRetrieval } from "./score.ts";

/** `npm run retrieval:eval`: for each group of animals, how often the right page is among the first three passages. */
for (const { group, tuned, heldOut, misses } of await scoreRetrieval()) {
  for (const miss of misses) console.log(`  miss ${group}: ${miss}`);
  const share = ({ found, of }: { found: number; of: number }) => `${found}/${of} (${((100 * found) / of).toFixed(1)}%)`;
  console.log(`${group}: tuned half ${share(tuned)}, held-out half ${share(heldOut)}`);
}
