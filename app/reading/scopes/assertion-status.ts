import { placesBetween, type Token } from "#app/language/tokenise.ts";
import type { ConceptKind } from "../lexicon/concept.ts";
import type { Mention } from "../lexicon/phrase-matcher.ts";
import { flags, type WordTest } from "../lexicon/word-test.ts";
import { questionsThatTell } from "./account-in-question.ts";
import { markScopes } from "./denial-scopes.ts";
import { accountAfterPermission, asksPermission } from "./permission-question.ts";
import { clauseStart, isComparison, isGeneralQuestion, isOtherSubject, sentenceSpans, tellsOwnEvent } from "./sentence-reading.ts";
import { type IsTreated, readTreatment } from "./treatment.ts";

/**
 * What a mention claims: that it is so now, that it was and has passed, that it is not so, that somebody asks what to do if it were so,
 * or nothing at all of the owner's animal (supposed, long ago, about another animal).
 */
export type ScopeStatus = "live" | "over" | "denied" | "asked" | "elsewhere";

const LATE_QUESTION = 4;

/** For each word, what the cues around it mean for a mention at that word. */
export type Marks = {
  tokens: Token[];
  /** What each word does in its sentence. */
  is: WordTest;
  denied: Uint8Array;
  supposed: Uint8Array;
  asked: Uint8Array;
  past: Uint8Array;
  ended: Uint8Array;
  /** Sentences that ask about animals in general; they count for things too, unless something happened to the owner's animal. */
  general: Uint8Array;
  /** The whole message is about a film, a school project or an animal that nobody has. */
  tale: boolean;
  /** What a vet has treated. */
  isTreated: IsTreated;
  /** What happened days ago to an animal that has been well since. */
  recovered: boolean;
};

type Cues = Map<string, Mention[]>;

/**
 * Marks, word by word, where denials, suppositions and the past reach.
 * @param signSpans signs and events @param seen signs alone
 */
export function markWords({ tokens, is }: Pick<Marks, "tokens" | "is">, cues: Cues, signSpans: Mention[], seen: readonly Mention[]): Marks {
  const size = tokens.length;
  const of = (name: string) => cues.get(name) ?? [];
  const marks: Marks = {
    tokens,
    is,
    denied: new Uint8Array(size),
    supposed: new Uint8Array(size),
    asked: new Uint8Array(size),
    past: new Uint8Array(size),
    ended: new Uint8Array(size),
    general: new Uint8Array(size),
    isTreated: () => false,
    tale: false,
    recovered: false,
  };
  markScopes(marks, cues, signSpans);
  markQuestions(marks, cues);
  for (const { from, to } of questionsThatTell(marks, cues, seen, marks.supposed)) {
    for (const mark of [marks.supposed, marks.asked, marks.general]) mark.fill(0, from, to);
  }
  for (const { start } of of("plans_dose")) {
    const end = sentenceSpans(tokens).find(({ from, to }) => from <= start && start < to)?.to ?? start;
    marks.asked.fill(1, start, end);
  }
  markPast(marks, cues);
  marks.isTreated = readTreatment(tokens, cues, marks.supposed);
  if (of("supposes_surely").length || (of("supposes_all").length && !of("own_event").length)) {
    marks.supposed.fill(1);
    marks.tale = true;
  }
  return marks;
}

/** Sentences that ask about animals in general, or tell of an animal that is not the owner's. */
function markQuestions(marks: Marks, cues: Cues): void {
  const { tokens, supposed, asked, general } = marks;
  const size = tokens.length;
  const of = (name: string) => cues.get(name) ?? [];
  const own = flags(size, of("own_event"));
  const generalCue = flags(size, of("asks_in_general"));
  const storyCue = flags(size, of("about_a_story"));
  const inStory = flags(size, of("in_a_story"));
  const animal = flags(size, of("any_pet"));
  for (const span of sentenceSpans(tokens)) {
    const { from, to } = span;
    const here = (marked: Uint8Array) => marked.subarray(from, to).includes(1);
    supposed.fill(1, from, accountAfterPermission(marks, span) ?? from);
    if (!here(inStory) && (here(own) || tellsOwnEvent(marks, span, animal))) continue;
    if (asksPermission(marks, span)) general.fill(1, from, to);
    const asks = from + generalCue.subarray(from, to).indexOf(1);
    const isWhole = here(inStory) || here(storyCue) || isGeneralQuestion(marks, span, animal);
    if (!isWhole && asks < from) continue;
    // A question that follows something else without a full stop says nothing about the words before it.
    const start = isWhole || asks - from <= LATE_QUESTION ? from : asks;
    // "Is it an emergency if a male cat can't pee?" is answered as the emergency that it names.
    if (of("asks_what_to_do").some((cue) => cue.start >= from && cue.start < to)) asked.fill(1, start, to);
    else supposed.fill(1, start, to);
    general.fill(1, start, to);
  }
  if (own.includes(1)) general.fill(0);
}

/** What was long ago, was treated, or has passed. */
function markPast(marks: Marks, cues: Cues): void {
  const { tokens, is, past, ended } = marks;
  const size = tokens.length;
  const of = (name: string) => cues.get(name) ?? [];
  const now = flags(size, of("now_cue"));
  const hasLost = of("lost_pet").length > 0 && of("goodbye_ahead").length === 0;
  for (const { from, to } of sentenceSpans(tokens)) {
    const isHere = ({ start }: Mention) => start >= from && start < to;
    const after = Math.max(
      -1,
      ...of("long_ago")
        .filter(isHere)
        .map(({ end }) => end),
    );
    const lost = of("goodbye_ahead").some(isHere) ? undefined : of("lost_pet").find(isHere);
    const again = of("again_cue").filter(isHere);
    if (of("others_pet").some(isHere) && of("mine_apart").length > 0) past.fill(1, from, to);
    if (of("others_habit").some(isHere) || (hasLost && of("goodbye_scene").some(isHere))) past.fill(1, from, to);
    // "Our dog died and the cat is vomiting": the next animal lives.
    const next = of("any_pet").find(({ start }) => lost && start > lost.end && start < to && is("before_animal", start - 1));
    // "Two are gasping and one died": what is told in the present before it is of those that live.
    const isPresentBefore = of("present_tense").some(({ start }) => lost && start >= from && start < lost.start);
    const since = lost && isPresentBefore ? lost.start : from;
    if (lost && !placesBetween(lost.end, to).some((at) => is("of_another_animal", at))) past.fill(1, since, next?.start ?? to);
    if (after < 0) continue;
    // "Last year he was blocked, he is great now": the words before the present are past.
    const present = now.subarray(from, to).indexOf(1);
    if (present < 0) past.fill(1, from, to);
    else if (from + present >= after && !again.some(({ start }) => start >= after)) past.fill(1, from, clauseStart(tokens, from + present));
  }
  for (const name of ["handled", "takes_back"]) {
    const last = of(name).at(-1);
    if (last && !of("again_cue").some((cue) => cue.start >= last.end)) past.fill(1, 0, last.end);
  }
  const endsNothing = flags(size, of("ends_nothing"));
  const over = of("over_cue").filter(({ start }) => !endsNothing[start]);
  marks.recovered = endAt(over, of("again_cue"), ended) && of("days_ago").length > 0;
}

/** Everything before "…and now he's back to normal" is over, unless something starts again after it. */
function endAt(over: Mention[], again: Mention[], into: Uint8Array): boolean {
  const end = Math.max(-1, ...over.map((cue) => cue.end));
  if (end < 0) return false;
  const start = over.find((cue) => cue.end === end)?.start ?? end;
  if (again.some((cue) => cue.start >= start)) return false;
  into.fill(1, 0, end);
  return true;
}

export function assertionStatusOf(mention: Mention, kind: ConceptKind, marks: Marks): ScopeStatus {
  if (kind === "cue" || kind === "grammar") return mention.denied ? "denied" : "live";
  if (kind === "thing") return statusOfThing(mention, marks);
  const within = (flagged: Uint8Array) => {
    for (let p = mention.start; p < mention.end; p += 1) if (!flagged[p]) return false;
    return true;
  };
  if (mention.denied) return "denied";
  if (marks.denied[mention.start] && within(marks.denied)) return "denied";
  if (marks.past[mention.start] || marks.tale) return "elsewhere";
  if (marks.asked[mention.start]) return "asked";
  if (marks.supposed[mention.start]) return "elsewhere";
  if (marks.isTreated(mention, kind)) return "elsewhere";
  if (isOtherSubject(marks, mention) || isComparison(marks, mention)) return "elsewhere";
  if (within(marks.ended) && (kind === "sign" || marks.recovered)) return "over";
  return "live";
}

/** A thing is denied only by a word next to it, and supposed only where the whole message is: "Is it toxic? She ate some." */
function statusOfThing(mention: Mention, marks: Marks): ScopeStatus {
  if (mention.denied || (marks.denied[mention.start] && mention.end - mention.start < 4)) return "denied";
  if (marks.tale || marks.past[mention.start] || marks.general[mention.start]) return "elsewhere";
  return isComparison(marks, mention) ? "elsewhere" : "live";
}
