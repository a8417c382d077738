import type { ModerationLists } from "#app/domain/knowledge/model-texts.ts";
import { bucketOf } from "#app/language/learned/feature-hash.ts";
import { openWordClasses } from "#app/language/learned/word-class-lookup.ts";
import { createReassuranceRule } from "./false-reassurance.ts";
import { createHarmRule } from "./harms.ts";
import { phraseFinder } from "./phrases.ts";
import { createRemedyRules, medicineWords, type RemedyRules, type Surroundings } from "./remedies/remedies.ts";
import { createRemedyMention } from "./remedies/remedy-mention.ts";
import { createRemedyRelease } from "./remedies/remedy-release.ts";
import { createSofteningRule, type Softening } from "./softening.ts";
import type { Clause } from "./text/plain-words.ts";

/**
 * What a sentence may be cut for by the classifier, in the order of the rows of its weights. `harm`: a treatment that hurts, killing at home, a
 * sure diagnosis, help for a person to come to harm. `unfit`: insults, and words about or for the machine.
 */
export const KINDS = ["medicine", "emesis", "calm", "harm", "unfit"] as const;
export type ViolationKind = (typeof KINDS)[number];

/** The order of word classes is read over so many of them. */
const ORDER = 8;
const BEGINNINGS = [4, 6];
const SCOPE = 4;
const NUMBER = /^\d+$/;

/** The buckets of all features of a sentence, each once: words, pairs of words, parts of words, word classes and their order. */
function createFeatureReader(lists: ModerationLists, remedies: RemedyRules) {
  const isMedicine = medicineWords(lists.medicines);
  const classesOf = createWordClasses(lists);
  const denies = new Set(lists.stance.denies);
  const phrases = [
    ["emetic", phraseFinder(lists.emesis.emetics)],
    ["vomit", phraseFinder(lists.emesis.actions)],
    ["owned", phraseFinder([...lists.medicines.descriptions, ...lists.medicines.owners])],
    ["undenied", phraseFinder(lists.stance.undenied)],
    ["vetless", phraseFinder(lists.stance.vetless)],
  ] as const;

  return (clauses: readonly Clause[], { about, asked }: Surroundings, matched: readonly string[]) => {
    const seen = new Set<number>();
    const add = (...parts: string[]) => seen.add(bucketOf(parts.join(" ")));
    const words = clauses.flatMap((clause) => clause.words.map((word, at) => ({ word, at, clause })));
    const symbols: string[] = [];
    let previous = "^";
    let earlier = "";
    for (const { word, at, clause } of words) {
      const text = NUMBER.test(word) ? "0" : word;
      const isDenied = clause.words.slice(Math.max(0, at - SCOPE), at).some((one) => denies.has(one));
      add("w", text);
      add("b", previous, text);
      add("g", earlier, text);
      if (isDenied) add("n", text);
      if (at === 0) add("f", text);
      for (const size of BEGINNINGS) if (text.length > size) add("p", text.slice(0, size));
      const own = [...(NUMBER.test(word) ? ["numbers"] : []), ...(isMedicine(word) ? ["medicine"] : []), ...classesOf(word)];
      for (const name of own) {
        add("c", name);
        if (isDenied) add("nc", name);
        add("cw", name, previous);
        for (const one of symbols.slice(-ORDER)) add("o", one, name);
      }
      symbols.push(...own);
      earlier = previous;
      previous = text;
    }
    add("b", previous, "$");
    for (const clause of clauses) {
      for (const [name, find] of phrases)
        for (const at of find(clause.text)) {
          symbols.push(name);
          add("c", name, String(clause.words.slice(Math.max(0, at - SCOPE), at).some((one) => denies.has(one))));
        }
      add("j", clause.conjunction);
      add("s", remedies.stanceOf(clause), remedies.topic([clause]) ?? "");
    }
    for (const name of matched) add("r", name);
    const stances = [...new Set(clauses.map(remedies.stanceOf))].sort().join();
    for (const kind of KINDS) if (concerns(new Set(symbols), kind)) add("k", kind, stances);
    const around = `${about ?? ""}${asked ? "?" : ""}`;
    if (around) {
      add("a", around);
      add("a", around, words[0]?.word ?? "");
      add("a", around, words.length < 5 ? "short" : "long");
      for (const name of new Set(symbols)) add("a", around, name);
    }
    return { buckets: Int32Array.from(seen), classes: new Set(symbols) };
  };
}

/** @returns the classes of a word, by the whole word or, after a star, by its beginning */
function createWordClasses({ doses, medicines, stance, wordClasses }: ModerationLists): (word: string) => readonly string[] {
  const { phrases: _phrases, ...amounts } = doses;
  const { undenied: _undenied, vetless: _vetless, ...stances } = stance;
  return openWordClasses({ ...amounts, ...stances, kinds: medicines.kinds, ...wordClasses });
}

/** What the rules found in a sentence: a remedy, reassurance, or what takes urgency away. */
export type ModerationMatch = ViolationKind | Softening | "unreleased" | "always" | "serious";
export type SentenceReading = {
  matched: readonly ModerationMatch[];
  buckets: Int32Array;
  /** Kinds that the sentence is about. */
  topics: readonly ViolationKind[];
  /** It names a sign, a poison or an event that needs a vet. */
  isDanger: boolean;
  /** It is about a remedy, and something in it forbids, warns, or leaves it to a vet. */
  isReleased: boolean;
};

/** Reads a sentence by the rules and as features of the classifier. Training reads with it too, so both see the same. */
export function createSentenceReader(lists: ModerationLists) {
  const remedies = createRemedyRules(lists);
  const reassures = createReassuranceRule(lists.reassurance);
  const softens = createSofteningRule(lists);
  const isNamed = medicineWords(lists.medicines);
  const strengths = new Set(lists.doses.strengths);
  const isMedicine = (word: string) => isNamed(word) || strengths.has(word);
  const mentionOf = createRemedyMention(lists, isMedicine);
  const releases = createRemedyRelease(lists, isMedicine);
  const harms = createHarmRule(lists);
  const features = createFeatureReader(lists, remedies);
  return {
    remedies,
    read(clauses: readonly Clause[], around: Surroundings, isQuestion: boolean): SentenceReading {
      const remedy = remedies.violation(clauses, around, isQuestion);
      const mention = mentionOf(clauses);
      const isReleased = mention !== undefined && releases(clauses, mention);
      const unreleased = mention && !isQuestion && !isReleased && "unreleased";
      const softening = isQuestion ? undefined : softens(clauses);
      const serious = reassures(clauses, true);
      const always = serious && reassures(clauses, false);
      const found: readonly (ModerationMatch | false | undefined)[] = [
        softening,
        remedy,
        unreleased,
        always && "always",
        serious && "serious",
        harms(clauses, isQuestion),
      ];
      const matched = found.filter((one) => one !== false && one !== undefined);
      const { buckets, classes } = features(clauses, around, isQuestion ? [...matched, "question"] : matched);
      const isAbout = (kind: ViolationKind) =>
        CONCERNS[kind].length === 0 ||
        (unreleased && kind === mention) ||
        matched.includes(kind) ||
        around.about === kind ||
        concerns(classes, kind);
      return {
        matched,
        buckets,
        topics: KINDS.filter((kind) => isAbout(kind) || (kind === "calm" && softening !== undefined)),
        isDanger: classes.has("danger"),
        isReleased,
      };
    },
  };
}

/** Classes of which a sentence about a kind holds some. Without, single words weigh too much, so the limit is higher. */
const CONCERNS: Readonly<Record<ViolationKind, readonly string[]>> = {
  medicine: [
    ..."medicine drug kinds pieces strengths portions owned own+permits own+gives cut+gives cut+numbers".split(" "),
    ..."numbers+often+gives numbers+gives+weight".split(" "),
  ],
  emesis: "vomit emetic throat+gives throat+out out+gives".split(" "),
  calm: "wait visit harm normal heal little retract advice need".split(" "),
  // No topic: any sentence may be one of these.
  harm: [],
  unfit: [],
};
const concerns = (classes: ReadonlySet<string>, kind: ViolationKind): boolean =>
  CONCERNS[kind].some((all) => all.split("+").every((one) => classes.has(one)));
