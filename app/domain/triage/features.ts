import type { Hit } from "./judge.ts";
import type { Reading } from "./reading.ts";

/**
 * What the learned part looks at: "word" as written, "+sign" present, "~sign" over, "-sign" denied or supposed,
 * "!rule" met, "@species", "=level" of the rules. Words mended from a slip of the finger count too.
 */
export function featuresOf(reading: Reading, species: Set<string>, hits: Hit[], wordOf: (id: number) => string): Set<string> {
  const out = new Set<string>();
  for (const token of reading.tokens) {
    if (token.asked) continue;
    out.add(token.text);
    if (token.slip) for (const id of token.ids) out.add(wordOf(id));
  }
  for (const [name, found] of reading.facts) out.add((found.live.length ? "+" : found.over.length ? "~" : "-") + name);
  for (const hit of hits) out.add(`!${hit.rule.id}`);
  for (const name of species) out.add(`@${name}`);
  out.add(`=${hits[0]?.level ?? "none"}`);
  return out;
}
