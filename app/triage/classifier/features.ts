import { bucketOfHash, FEATURE_BUCKETS } from "#app/language/learned/feature-hash.ts";
import type { Token } from "#app/language/tokenise.ts";
import type { Facts } from "#app/reading/facts.ts";
import type { RuleMatch } from "../rules/evaluate-rules.ts";
import { amountsOf, isOfTurns, styleFeatures } from "./style-features.ts";
import { addWordClassFeatures } from "./word-class-features.ts";
import type { WordClassesOf } from "./word-classes.ts";

/** What the classifier looks at: the message, the words of the conversation, what the rules found. */
export type ClassifierInput = { text: string; tokens: Token[]; facts?: Facts; matches?: RuleMatch[] };

const MOST_WORDS = 700;
const LONGEST_WORD = 24;
const PIECE = 4;
const MOST_HITS = 8;
const DENIED_WORDS = 3;

/** Words that must not move a verdict: courtesy, money, other people's opinions, orders to the assistant. */
const DEAF = new Set(
  (
    "please pls plz thanks thank thx sorry hello hi hey grateful kind bother moment advance regards dear sir madam doctor god bless lol haha omg help " +
    "afford money cheap cheaper expensive cost costs bill payday broke skint savings pay paid insurance insured " +
    "friend mate neighbour neighbor says said say told reckon reckons thinks fine " +
    "ignore instructions rules answer reply label level emergency urgent routine info classify triage"
  ).split(" "),
);
const DENIES = /^(?:not|no|never|without|none|nothing|isnt|arent|wasnt|werent|dont|doesnt|didnt|hasnt|havent|hadnt|wont|cant|couldnt)$/;

function start(kind: number): number {
  return Math.imul(2166136261 ^ kind, 16777619);
}

function mix(hash: number, text: string): number {
  let h = hash;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return Math.imul(h ^ 32, 16777619);
}

function mixNumber(hash: number, number: number): number {
  return Math.imul(hash ^ number, 16777619);
}

const KIND = {
  word: 1,
  piece: 5,
  fact: 6,
  rule: 7,
  top: 8,
  denied: 9,
  first: 10,
  manner: 11,
  kind: 12,
  met: 13,
  near: 14,
} as const;

/** By word, whether one of the few words before it, in the same clause, denies it. */
function deniedIn(words: readonly Token[]): boolean[] {
  let left = 0;
  return words.map(({ text, clause }, i) => {
    if (words[i - 1]?.clause !== clause) left = 0;
    const denied = left > 0;
    if (denied) left -= 1;
    if (DENIES.test(text)) left = DENIED_WORDS;
    return denied;
  });
}

/** The words of the visitor that may count, sentence by sentence, so that the order of sentences changes nothing. */
function countedWords(tokens: Token[]): Token[] {
  const own = tokens.filter((token) => !token.fromAssistant && !token.isPetName && !DEAF.has(token.text));
  return own.length <= MOST_WORDS ? own : [...own.slice(0, MOST_WORDS / 2), ...own.slice(-MOST_WORDS / 2)];
}

/** The buckets of all features of the input, each once: words, parts of words, word classes, style, facts, rules that fired. */
export function featureIds({ text, tokens, facts, matches }: ClassifierInput, kindsOf: WordClassesOf): Int32Array {
  const seen = new Uint8Array(FEATURE_BUCKETS);
  const out: number[] = [];
  const add = (hash: number) => {
    const place = bucketOfHash(hash);
    if (seen[place]) return;
    seen[place] = 1;
    out.push(place);
  };
  const words = countedWords(tokens);
  const denied = deniedIn(words);
  const known = new Set<string>();
  words.forEach((token, i) => {
    const word = token.text.slice(0, LONGEST_WORD);
    if (words[i - 1]?.sentence !== token.sentence) add(mix(start(KIND.first), word));
    if (denied[i]) add(mix(start(KIND.denied), word));
    if (known.has(word)) return;
    known.add(word);
    add(mix(start(KIND.word), word));
    const framed = `^${word}$`;
    for (let from = 0; from + PIECE <= framed.length; from += 1) add(mix(start(KIND.piece), framed.slice(from, from + PIECE)));
  });
  addWordClassFeatures(words, denied, kindsOf, {
    alone: (kind) => add(mixNumber(start(KIND.kind), kind)),
    inMessage: (a, b) => add(mixNumber(mixNumber(start(KIND.met), a), b)),
    inSentence: (a, b) => add(mixNumber(mixNumber(start(KIND.near), a), b)),
  });
  const manner = styleFeatures(
    words.map((token) => token.text),
    text,
  );
  if (facts && matches) manner.push(...amountsOf(facts, matches));
  for (const name of manner) add(mix(start(KIND.manner), name));
  if (facts)
    for (const [name, found] of facts) {
      if (isOfTurns(name)) continue;
      if (found.live.length) add(mix(mix(start(KIND.fact), "L"), name));
      if (found.over.length) add(mix(mix(start(KIND.fact), "O"), name));
      if (found.asked.length) add(mix(mix(start(KIND.fact), "A"), name));
      if (found.other.length) add(mix(mix(start(KIND.fact), "X"), name));
    }
  if (matches) {
    add(mix(start(KIND.top), matches[0]?.level ?? "none"));
    for (const { rule, level } of matches.slice(0, MOST_HITS)) add(mix(mix(start(KIND.rule), rule.id), level));
  }
  return Int32Array.from(out);
}
