import type { Facts } from "./facts.ts";
import type { Hit } from "./judge.ts";
import { amountsOf, mannerOf } from "./manner.ts";
import type { Token } from "./tokens.ts";

/** What the weighing looks at: the message, the words of the conversation, what the form says the pet is, what the rules found. */
export type Heard = { text: string; tokens: Token[]; form: string; facts?: Facts; hits?: Hit[] };

/** How many different traces can be told apart; traces that fall on the same place share a weight. */
export const PLACES = 1 << 16;
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

function placeOf(hash: number): number {
  let h = hash ^ (hash >>> 15);
  h = Math.imul(h, 0x2c1b3c6d);
  return ((h ^ (h >>> 13)) >>> 0) & (PLACES - 1);
}

const KIND = { word: 1, pair: 2, skip: 3, species: 4, piece: 5, fact: 6, rule: 7, top: 8, denied: 9, first: 10, manner: 11 } as const;

export const placeOfWord = (word: string): number => placeOf(mix(start(KIND.word), word));
export const placeOfSpeciesWord = (form: string, word: string): number => placeOf(mix(mix(start(KIND.species), form), word));

/** The words of the visitor that may count, sentence by sentence, so that the order of sentences changes nothing. */
export function heardWords(tokens: Token[]): Token[] {
  const own = tokens.filter((token) => !token.asked && !DEAF.has(token.text));
  return own.length <= MOST_WORDS ? own : [...own.slice(0, MOST_WORDS / 2), ...own.slice(-MOST_WORDS / 2)];
}

/** The places of all traces in what was heard, each once: words, pairs, pairs over one word, pieces of words, the manner of telling, facts, rules met. */
export function placesOf({ text, tokens, form, facts, hits }: Heard): Int32Array {
  const seen = new Uint8Array(PLACES);
  const out: number[] = [];
  const add = (hash: number) => {
    const place = placeOf(hash);
    if (seen[place]) return;
    seen[place] = 1;
    out.push(place);
  };
  const words = heardWords(tokens);
  const species = mix(start(KIND.species), form);
  const known = new Set<string>();
  let denied = 0;
  words.forEach((token, i) => {
    const word = token.text.slice(0, LONGEST_WORD);
    const before = words[i - 1];
    const second = words[i - 2];
    if (before?.clause !== token.clause) denied = 0;
    if (before?.sentence !== token.sentence) add(mix(start(KIND.first), word));
    else add(mix(mix(start(KIND.pair), before.text), word));
    if (second?.sentence === token.sentence) add(mix(mix(start(KIND.skip), second.text), word));
    if (denied > 0) {
      add(mix(start(KIND.denied), word));
      denied -= 1;
    }
    if (DENIES.test(word)) denied = DENIED_WORDS;
    if (known.has(word)) return;
    known.add(word);
    add(mix(start(KIND.word), word));
    add(mix(species, word));
    const framed = `^${word}$`;
    for (let from = 0; from + PIECE <= framed.length; from += 1) add(mix(start(KIND.piece), framed.slice(from, from + PIECE)));
  });
  const manner = mannerOf(
    words.map((token) => token.text),
    text,
  );
  if (facts && hits) manner.push(...amountsOf(facts, hits));
  for (const name of manner) add(mix(start(KIND.manner), name));
  if (facts)
    for (const [name, found] of facts) {
      if (found.live.length) add(mix(mix(start(KIND.fact), "L"), name));
      if (found.over.length) add(mix(mix(start(KIND.fact), "O"), name));
      if (found.other.length) add(mix(mix(start(KIND.fact), "X"), name));
    }
  if (hits) {
    add(mix(start(KIND.top), hits[0]?.level ?? "none"));
    for (const { rule, level } of hits.slice(0, MOST_HITS)) add(mix(mix(start(KIND.rule), rule.id), level));
  }
  return Int32Array.from(out);
}
