import type { ModerationLists } from "#app/domain/knowledge/model-texts.ts";
import { createFeatureScorer } from "#app/language/learned/linear-model.ts";
import type { RemedyRules, Surroundings } from "./remedies/remedies.ts";
import { createSentenceReader, KINDS, type ModerationMatch, type SentenceReading, type ViolationKind } from "./sentence-features.ts";
import { createSuspicionReader, type Place } from "./suspicion-features.ts";
import type { Clause } from "./text/plain-words.ts";

/** Without a word of the topic, single words weigh too much, so the limit is higher. */
const OFF_TOPIC = 3;

/** What the rules stop only under a serious verdict may be true of a mild case. */
const MAY_BE_TRUE = 2;

/** What forbids, warns or leaves a remedy to a vet must be more suspect. */
const RELEASED = 1.5;

/** What else the limits depend on. */
export type Circumstances = {
  around: Surroundings;
  isQuestion: boolean;
  isSerious: boolean;
  /** How much the sentence is like those that authors marked in whole answers. */
  suspicion: number;
};

/** What a sentence must be cut for. */
export type FoundViolation = {
  why: ViolationKind;
  /** Only its likeness to what authors marked tells against it. */
  isAlone: boolean;
  /** No rule found it, or, for anything but a remedy, the judge of whole answers sees nothing in it. */
  isDoubtful: boolean;
};

/** Says what a sentence must be cut for: its score is above the lowest limit of content/moderation/thresholds.yaml that applies. */
export function createSentenceClassifier(lists: ModerationLists): {
  remedies: RemedyRules;
  /** How much a sentence is like those that authors marked in whole answers. */
  suspicion(clauses: readonly Clause[], text: string, place: Place): number;
  judge(clauses: readonly Clause[], circumstances: Circumstances): FoundViolation | undefined;
} {
  const { remedies, read } = createSentenceReader(lists);
  const score = createFeatureScorer(lists.classifier);
  const { medicine, emesis, calm, harm, unfit, suspicion: suspected } = lists.thresholds;
  const suspicionOf = createFeatureScorer(lists.suspicion);
  const suspicionFeatures = createSuspicionReader(lists);
  return {
    remedies,
    suspicion: (clauses, text, place) => suspicionOf(suspicionFeatures(clauses, text, place))[0] as number,
    judge(clauses, { around, isQuestion, isSerious, suspicion }) {
      const reading = read(clauses, around, isQuestion);
      const scores = score(reading.buckets);
      const limits = {
        medicine: limit(medicine, reading.matched),
        emesis: limit(reading.isReleased ? { alone: emesis.alone } : emesis, reading.matched),
        calm: calmLimit(reading, isSerious),
        harm: limit(harm, reading.matched),
        unfit: limit(unfit, reading.matched),
      };
      const over = KINDS.map((kind, row) => (scores[row] as number) - limits[kind] - (reading.topics.includes(kind) ? 0 : OFF_TOPIC));
      const found = KINDS.find((_, row) => (over[row] as number) > 0);
      const isSoft = found !== "medicine" && found !== "emesis";
      // "Skip the vet" is like no whole answer, and says what to do.
      const isUnsuspected = isSoft && suspicion < suspected.clear && !reading.matched.includes("act");
      const isClear = isUnsuspected && found !== "calm" && reading.matched.length === 0;
      if (found) return isClear ? undefined : { why: found, isAlone: false, isDoubtful: isUnsuspected || reading.matched.length === 0 };
      const isRemedy = reading.topics.some((kind) => kind === "medicine" || kind === "emesis");
      const most = Math.min(isSerious ? suspected.serious : suspected.mild, isRemedy ? suspected.remedy : Number.POSITIVE_INFINITY);
      return suspicion > most + (reading.isReleased ? RELEASED : 0)
        ? { why: KINDS[over.indexOf(Math.max(...over))] as ViolationKind, isAlone: true, isDoubtful: true }
        : undefined;
    },
  };

  /** Under a serious verdict nothing may soften it. Else fair words about harmless things pass, and those about a danger do not. */
  function calmLimit({ matched, isDanger }: SentenceReading, isSerious: boolean): number {
    if (isSerious) return limit(calm.serious, matched);
    const isFair = matched.includes("serious") && !matched.includes("always");
    return limit(isDanger ? calm.danger : calm.mild, matched) + (isFair ? MAY_BE_TRUE : 0);
  }
}

/** The lowest limit of those for what the rules found. */
function limit(limits: Readonly<Partial<Record<ModerationMatch | "alone", number>>>, matched: readonly ModerationMatch[]): number {
  return Math.min(limits.alone ?? Number.POSITIVE_INFINITY, ...matched.map((one) => limits[one] ?? Number.POSITIVE_INFINITY));
}
