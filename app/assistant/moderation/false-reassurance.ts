import type { ModerationLists } from "#app/domain/knowledge/model-texts.ts";
import { phraseFinder } from "./phrases.ts";
import type { Clause } from "./text/plain-words.ts";

const CONDITIONS = new Set("if although though unless whether while wenn falls ob si aunque quand se quando caso than".split(" "));
/** "Even if", "only if". */
const AFTER_FIRST = new Set(["if", "though", "wenn"]);
const NEGATIONS = new Set(
  `not no never dont cannot cant wont isnt arent doesnt didnt shouldnt mustnt even nicht nie pas jamais nunca non nao mai before hardly rarely unsafe nothing`.split(
    /\s+/,
  ),
);
/** Negations with which a reassuring phrase itself begins. */
const OWN = new Set(
  "no not dont doesnt isnt wont nothing none kein keine keinen nicht nichts non nao ne pas nada rien nulla niente never".split(" "),
);
const CLAIMS = new Set("tell say promise assume mean means conclude think sure know believe guess hope".split(" "));
const DENIES_AFTER = new Set(["nicht", "pas", "jamais", "nie"]);
const SCOPE = 5;

/** Finds sentences that call something harmless that may not be. */
export function createReassuranceRule({ always, urgent, pairs }: ModerationLists["reassurance"]) {
  const inAll = phraseFinder(always);
  const inSerious = phraseFinder([...always, ...urgent]);
  const both = pairs.map(({ serious, first, second }) => ({ serious, first: phraseFinder(first), second: phraseFinder(second) }));
  const holdsPair = ({ text, words }: Clause, isSerious: boolean) =>
    both.some(
      ({ serious, first, second }) =>
        (isSerious || !serious) &&
        first(text).some((at) => !isDenied(words, at, serious)) &&
        second(text).some((at) => !isDenied(words, at)),
    );
  return (clauses: readonly Clause[], isSerious: boolean): boolean =>
    joined(clauses).some((clause, index, all) => {
      if (isUnclaimed(clause, all[index - 1])) return false;
      // "It may be nothing serious, but only a vet can tell."
      if (clause.words.some((word) => MAYBE.has(word)) && CONTRASTS.has(all[index + 1]?.conjunction ?? "")) return false;
      if (holdsPair(clause, isSerious)) return true;
      return (isSerious ? inSerious : inAll)(clause.text).some((at) => !isDenied(clause.words, at));
    });
}

/** "Wait and see" is one phrase. */
function joined(clauses: readonly Clause[]): Clause[] {
  const all: Clause[] = [];
  for (const clause of clauses) {
    const last = all.at(-1);
    if (last && ANDS.has(clause.conjunction))
      all[all.length - 1] = { ...last, words: [...last.words, ...clause.words], text: `${last.text}${clause.text.slice(1)}` };
    else all.push(clause);
  }
  return all;
}

const ANDS = new Set(["and", "und", "et", "y"]);
const CONTRASTS = new Set(["but", "however", "aber", "mais", "pero", "ma", "mas"]);
const MAYBE = new Set(["may", "might", "could"]);

/** "Even if he seems fine", "do not assume that this is nothing". */
function isUnclaimed({ words, conjunction }: Clause, before: Clause | undefined): boolean {
  if (CONDITIONS.has(conjunction) || AFTER_FIRST.has(words[1] ?? "")) return true;
  const all = [...(before?.words ?? []).slice(-3), ...words];
  return all.some((word, at) => CLAIMS.has(word) && all.slice(Math.max(0, at - 3), at).some((one) => NEGATIONS.has(one) || MAYBE.has(one)));
}

function isDenied(words: readonly string[], at: number, isAfterToo = true): boolean {
  if (OWN.has(words[at] ?? "")) return false;
  // German and French deny after the verb: "Warten Sie nicht".
  if (isAfterToo && words.slice(at, at + SCOPE).some((word) => DENIES_AFTER.has(word))) return true;
  return words.slice(Math.max(0, at - SCOPE), at).some((word) => NEGATIONS.has(word));
}
