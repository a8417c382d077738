import type { Token } from "#app/language/tokenise.ts";
import type { Mention } from "../lexicon/phrase-matcher.ts";
import { flags, type WordTest } from "../lexicon/word-test.ts";
import { listGoesOn } from "./sentence-reading.ts";

const DENIAL_REACH = 7;
const BOTH_SIDES_REACH = 3;
const IF_REACH = 12;

/** For each word, whether a denial or a condition reaches it. */
type Scopes = { tokens: Token[]; is: WordTest; denied: Uint8Array; supposed: Uint8Array; asked: Uint8Array };

/** Denials and conditions reach forward from their cue, as far as the clause or a list goes. */
export function markScopes(
  { tokens, is, denied, supposed, asked }: Scopes,
  cues: ReadonlyMap<string, readonly Mention[]>,
  signSpans: readonly Mention[],
): void {
  const size = tokens.length;
  const of = (name: string) => cues.get(name) ?? [];
  const stop = flags(size, of("scope_end"));
  const empty = flags(size, of("not_really"));
  const inSign = flags(
    size,
    signSpans.filter((span) => span.end - span.start > 1 && !span.denied),
  );
  // "No le sale ni una gota": a sign that is a denial itself is not denied once more.
  const denials = flags(
    size,
    of("not_cue").filter(({ start }) => inSign[start]),
  );
  const reach = (cue: Mention, limit: number, into: Uint8Array) => {
    const sentence = tokens[cue.start]?.sentence;
    for (let p = cue.end; p < size && p < cue.end + limit; p += 1) {
      const token = tokens[p] as Token;
      if (token.sentence !== sentence || denials[p] || (p > cue.end && stop[p])) return;
      if (token.clause !== tokens[p - 1]?.clause && !listGoesOn({ tokens, is }, p)) return;
      into[p] = 1;
    }
  };
  for (const cue of of("not_cue")) if (!empty[cue.start] && !inSign[cue.start]) reach(cue, DENIAL_REACH, denied);
  // Some languages deny a word from both sides: "ne tremble pas"; English does where nothing is taken: "ate none of it".
  for (const cue of [...of("denied_within"), ...of("takes_none")]) {
    if (!inSign[cue.start] && !inSign[cue.end - 1]) denied.fill(1, cue.start, cue.end);
    reach(cue, BOTH_SIDES_REACH, denied);
  }
  const whatToDo = new Set(of("asks_what_to_do").map((cue) => tokens[cue.start]?.sentence));
  const now = new Set(of("this_minute").map((cue) => tokens[cue.start]?.sentence));
  for (const cue of of("if_cue")) {
    if (empty[cue.start] || now.has(tokens[cue.start]?.sentence)) continue;
    const into = whatToDo.has(tokens[cue.start]?.sentence) ? asked : supposed;
    into[cue.start] = 1;
    reach(cue, IF_REACH, into);
  }
}
