import type { Token } from "#app/language/tokenise.ts";
import type { Cues } from "../lexicon/foreign-cues.ts";
import { sentenceSpans } from "./sentence-reading.ts";

/** Why a sentence says nothing for sure: a cue of content/triage/words/certainty.yaml in it or after it, or too many words. */
export type Doubt = "cue" | "over" | "story" | "long" | "vet";

/** "Hasn't eaten since last night" goes on: the time is when it began. */
function isSince(tokens: readonly Token[], start: number, cues: Cues): boolean {
  return tokens[start - 1]?.text === "since" || (cues.get("since_word")?.some(({ end }) => end === start) ?? false);
}

/** A message of more words tells a story: looser cues count in it, and a sentence of it is sooner too long for a plain sign. */
export const STORY_WORDS = 40;
/** A sentence of more words, what owners add to it aside, tells too much to be judged by one sign of it. */
const MOST_WORDS = { story: 14, message: 26 };
const CUES = ["at_another_time", "feared"];
const OVER = ["over_now"];
const STORY_CUES = ["another_time_in_story", "over_in_story", "feared_in_story"];
/** In a story, the next sentence may end the sign too. */
const STORY_END = ["over_in_story"];

/**
 * The sentences in which a danger sign is possible and not plain, by number, each with the strongest reason.
 * @param cues the cues of the message in its language, by name; without any only the length counts
 */
export function doubtsOf(tokens: readonly Token[], cues: Cues): ReadonlyMap<number, Doubt> {
  const doubts = new Map<number, Doubt>();
  const sentences = sentenceSpans(tokens).filter(({ from }) => !tokens[from]?.fromAssistant);
  const spansOf = (name: string) =>
    new Set((cues.get(name) ?? []).flatMap(({ start, end }) => Array.from({ length: end - start }, (_, i) => start + i)));
  const endsNothing = spansOf("ends_nothing");
  const counts = (name: string, start: number) => !isSince(tokens, start, cues) && !(OVER.includes(name) && endsNothing.has(start));
  const starts = (names: readonly string[], { from, to }: { from: number; to: number }) =>
    names.some((name) => cues.get(name)?.some(({ start }) => start >= from && start < to && counts(name, start)));
  const own = tokens.filter(({ fromAssistant }) => !fromAssistant).length;
  const isStory = own > STORY_WORDS;
  const isSeen = (cues.get("seen_by_vet")?.length ?? 0) > 0;
  const added = spansOf("added_words");
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
