import type { OwnerPhrases, PhraseRule } from "#app/domain/knowledge/owner-phrases.ts";
import { tokenise } from "#app/language/tokenise.ts";
import { PhraseMatcher } from "#app/reading/lexicon/phrase-matcher.ts";
import { Vocabulary } from "#app/reading/lexicon/vocabulary.ts";

/** Lists of rules, by what is asked of a message. */
type RuleList = Exclude<keyof OwnerPhrases, "words">;

/** The names of the rules of a list that a message meets, in the order of the list. */
export type SaidBy = <List extends RuleList>(list: List) => readonly OwnerPhrases[List][number]["is"][];

/** Finds the phrases of all lists in a message: one walk over its words. */
export type ReadOwnerPhrases = (message: string) => SaidBy;

const NUMBER = "#";
/** Words before the first that says something. */
const OPENERS = new Set("ok okay and so but then also well oh hi hello hey please just right sorry quick question".split(" "));
const CLOSERS = new Set("then now though please thanks".split(" "));

const ANCHORS = ["", "^", "$", "^$"] as const;

type Anchored = { concept: number; begins: boolean; ends: boolean };

/** Opens the phrases: some milliseconds, so once per isolate. */
export function openOwnerPhrases({ words, ...lists }: OwnerPhrases): ReadOwnerPhrases {
  const concepts = Object.entries(words).map(([name, patterns]) => conceptOf(name, patterns));
  const anchored = (id: string, phrases: readonly string[] = []): Anchored[] =>
    ANCHORS.flatMap((anchors) => {
      const written = phrases.filter((phrase) => anchorsOf(phrase) === anchors);
      if (written.length === 0) return [];
      concepts.push(conceptOf(`${id} ${anchors}`, written.map(withoutAnchors)));
      return [{ concept: concepts.length, begins: anchors.startsWith("^"), ends: anchors.endsWith("$") }];
    });
  const opened = Object.entries(lists).map(([list, rules]) => {
    const all = (rules as readonly PhraseRule[]).map(({ is, says, unless }, at) => ({
      is,
      says: anchored(`${list} ${at}`, says),
      unless: anchored(`${list} ${at} unless`, unless),
    }));
    return [list, all] as const;
  });
  const rulesOf = Object.fromEntries(opened) as Record<RuleList, (typeof opened)[number][1]>;
  const vocabulary = new Vocabulary([]);
  const matcher = new PhraseMatcher(concepts, [NUMBER], vocabulary);
  return (message) => {
    const tokens = tokenise(message);
    vocabulary.read(tokens, false);
    const numbers = tokens.flatMap(({ value }, at) => (value === undefined ? [] : [{ concept: 0, start: at, end: at + 1, denied: false }]));
    const mentions = matcher.run(tokens, numbers);
    const start = Math.max(
      0,
      tokens.findIndex(({ text }) => !OPENERS.has(text)),
    );
    const end = tokens.findLastIndex(({ text }) => !CLOSERS.has(text)) + 1;
    const isMet = ({ concept, begins, ends }: Anchored) =>
      mentions.some((one) => one.concept === concept && (!begins || one.start <= start) && (!ends || one.end >= end));
    return (list) => rulesOf[list].filter(({ says, unless }) => says.some(isMet) && !unless.some(isMet)).map(({ is }) => is as never);
  };
}

function conceptOf(name: string, patterns: readonly string[]) {
  return { name, kind: "cue" as const, exact: true, patterns: [...patterns] };
}

function anchorsOf(phrase: string): string {
  return `${phrase.startsWith("^ ") ? "^" : ""}${phrase.endsWith(" $") ? "$" : ""}`;
}

function withoutAnchors(phrase: string): string {
  return phrase.replace(/^\^ /, "").replace(/ \$$/, "");
}
