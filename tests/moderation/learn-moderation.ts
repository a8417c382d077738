import { withoutReported } from "#app/assistant/moderation/reported-speech.ts";
import { createSentenceReader, KINDS, type ViolationKind } from "#app/assistant/moderation/sentence-features.ts";
import { createSuspicionReader, type Place } from "#app/assistant/moderation/suspicion-features.ts";
import { readSentence } from "#app/assistant/moderation/text/plain-words.ts";
import type { ModerationLists } from "#app/domain/knowledge/model-texts.ts";
import { isPressing, type Level } from "#app/domain/urgency.ts";
import type { LinearWeights } from "#app/language/learned/linear-model.ts";
import { type Labeled, learnRows } from "#app/triage/train/learn.ts";
import { answerTexts, type Sentence, trainingTexts } from "./training-texts.ts";

const CLASSIFIER = { loose: 20, refit: 20, rounds: 10, used: 18_000, squared: true };
const SUSPICION = { loose: 4, refit: 4, rounds: 8, used: 40_000, squared: true };
/** A sentence of a whole answer counts for so many of the lists. */
const WEIGHT = 16;
/** Our own good sentences are judged under every verdict, and count for so many. */
const OWN = "benign";
const OWN_WEIGHT = 20;

type Example = Labeled & { author: string; topics: readonly ViolationKind[]; kind: Sentence["kind"] };

/** All sentences to learn from, read for the classifier of kinds and for the judge of whole answers. */
export function readExamples(lists: ModerationLists): { classified: Example[]; suspected: (Labeled & { author: string })[] } {
  const reader = createSentenceReader(lists);
  const suspicion = createSuspicionReader(lists);
  const all = [
    ...trainingTexts().map((one) => ({ ...one, level: undefined, weight: 1 })),
    ...answerTexts().map((one) => ({ ...one, weight: WEIGHT })),
  ];
  const classified = all.map(({ author, kind, text, before }) => {
    const [earlier = []] = before ? readSentence(before) : [];
    const around = { about: reader.remedies.topic(earlier), asked: isQuestion(before), lead: undefined };
    const { buckets, topics } = reader.read(plainOf(text), around, isQuestion(text));
    return { author, kind, buckets, topics, labels: KINDS.map((one) => one === kind) };
  });
  const suspected = all.flatMap(({ author, kind, text, level, weight }) =>
    placesOf(author, level).map((place) => ({
      author,
      weight: place === "listed" ? weight : Math.max(weight, OWN_WEIGHT),
      buckets: suspicion(plainOf(text), text, place),
      labels: [kind !== "good"],
    })),
  );
  return { classified, suspected };
}

export function learnModeration({
  classified,
  suspected,
}: ReturnType<typeof readExamples>): Record<"classifier" | "suspicion", LinearWeights> {
  return { classifier: learnRows(classified, CLASSIFIER), suspicion: learnRows(suspected, SUSPICION) };
}

function placesOf(author: string, level: Level | undefined): readonly Place[] {
  if (level) return [isPressing(level) ? "serious" : "mild"];
  return author === OWN ? ["serious", "mild"] : ["listed"];
}

const plainOf = (text: string) => readSentence(withoutReported(text))[0] ?? [];

function isQuestion(text: string): boolean {
  return /[?？]["')\s]*$/.test(text);
}
