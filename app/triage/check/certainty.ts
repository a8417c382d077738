import { isEnglish } from "#app/language/detect-language.ts";
import type { Token } from "#app/language/tokenise.ts";
import { evaluateCondition } from "../rules/condition.ts";
import type { CompiledRule, RuleMatch } from "../rules/evaluate-rules.ts";
import type { Facts } from "../rules/facts.ts";
import type { Mention } from "../rules/phrase-matcher.ts";
import type { Kind, Rule } from "../rules/rule-book.ts";
import { sentencesOf } from "../rules/sentence-reading.ts";

/** Why a sentence says nothing for sure: a cue of content/triage/words/certainty.yaml in it or after it, or too many words. */
export type Doubt = "cue" | "over" | "story" | "long" | "vet";

/** A message of more words tells a story: looser cues count in it, and a sentence of it is sooner too long for a plain sign. */
const STORY_WORDS = 40;
/** A sentence of more words, what owners add to it aside, tells too much to be judged by one sign of it. */
const MOST_WORDS = { story: 14, message: 26 };
const CUES = ["at_another_time", "feared"];
const OVER = ["over_now"];
const STORY_CUES = ["another_time_in_story", "over_in_story", "feared_in_story"];
/** In a story, the next sentence may end the sign too. */
const STORY_END = ["over_in_story"];

const NO_CUES: ReadonlyMap<string, readonly Mention[]> = new Map();

/**
 * The sentences in which a danger sign is possible and not plain, by number, each with the strongest reason.
 * @param cues the cues of the message, by name
 */
export function doubtsOf(tokens: readonly Token[], cues: ReadonlyMap<string, readonly Mention[]>): ReadonlyMap<number, Doubt> {
  const doubts = new Map<number, Doubt>();
  const sentences = sentencesOf(tokens).filter(({ from }) => !tokens[from]?.fromAssistant);
  // The cues are English; of other languages only the length counts.
  const known = isEnglish([...tokens]) ? cues : NO_CUES;
  const starts = (names: readonly string[], { from, to }: { from: number; to: number }) =>
    names.some((name) => known.get(name)?.some(({ start }) => start >= from && start < to));
  const own = tokens.filter(({ fromAssistant }) => !fromAssistant).length;
  const isStory = own > STORY_WORDS;
  const isSeen = (known.get("seen_by_vet")?.length ?? 0) > 0;
  const added = new Set(
    (known.get("added_words") ?? []).flatMap(({ start, end }) => Array.from({ length: end - start }, (_, i) => start + i)),
  );
  sentences.forEach((sentence, i) => {
    const { from, to } = sentence;
    const next = sentences[i + 1];
    const words = Array.from({ length: to - from }, (_, k) => from + k).filter((at) => !added.has(at)).length;
    const number = tokens[from]?.sentence ?? 0;
    if (starts(CUES, sentence)) doubts.set(number, "cue");
    else if (isStory && (starts(STORY_CUES, sentence) || (next && starts(STORY_END, next)))) doubts.set(number, "story");
    else if (starts(OVER, sentence) || (next && starts(OVER, next))) doubts.set(number, "over");
    else if (isSeen) doubts.set(number, "vet");
    else if (words > MOST_WORDS[isStory ? "story" : "message"]) doubts.set(number, "long");
  });
  return doubts;
}

/**
 * Marks the matches that are possible and not plain: no way of meeting the rule is left when the signs and events of doubtful sentences are
 * taken out. A sign of life (`life`) stays plain in a long story and in one with a vet.
 */
export function withCertainty(
  matches: readonly RuleMatch[],
  {
    rules,
    facts,
    doubts,
    kindOf,
  }: { rules: readonly CompiledRule[]; facts: Facts; doubts: ReadonlyMap<number, Doubt>; kindOf: (name: string) => Kind | undefined },
): RuleMatch[] {
  const left = new Map<string, Facts>();
  const factsFor = (rule: Rule) => {
    const tolerated = toleratedBy(rule);
    const known =
      left.get(tolerated.join()) ??
      withoutDoubtful(facts, kindOf, (sentence) => {
        const doubt = doubts.get(sentence);
        return doubt !== undefined && !tolerated.includes(doubt);
      });
    left.set(tolerated.join(), known);
    return known;
  };
  return matches.map((match) => {
    if (match.met !== "live") return match;
    if (match.rule.check) return { ...match, isPossible: true as const };
    if (doubts.size === 0) return match;
    const lines = rules.find(({ rule }) => rule.id === match.rule.id)?.lines ?? [];
    const certain = factsFor(match.rule);
    const isPlain = lines.some((line) => evaluateCondition(line, certain) === "live");
    return isPlain ? match : { ...match, isPossible: true as const };
  });
}

/** No length of a message and no vet in it takes a sign of life down; what was eaten or has happened does not end. */
function toleratedBy({ life, asks }: Rule): readonly Doubt[] {
  if (life) return ["story", "long", "vet"];
  return asks === "exposure" || asks === "accident" ? ["over"] : [];
}

/** The facts without the signs and events of doubtful sentences; things and numbers stay. */
function withoutDoubtful(facts: Facts, kindOf: (name: string) => Kind | undefined, isDoubtfulAt: (sentence: number) => boolean): Facts {
  const left: Facts = new Map();
  for (const [name, found] of facts) {
    const kind = kindOf(name);
    const isClaim = kind === "sign" || kind === "event";
    left.set(name, isClaim ? { ...found, live: found.live.filter((sentence) => !isDoubtfulAt(sentence)) } : found);
  }
  return left;
}
