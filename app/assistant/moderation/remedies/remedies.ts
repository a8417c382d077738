import { phraseFinder } from "#app/assistant/moderation/phrases.ts";
import { createStanceReader, type Stance, stanceAt } from "#app/assistant/moderation/stance.ts";
import { isSlipOf } from "#app/assistant/moderation/text/homoglyphs.ts";
import type { Clause } from "#app/assistant/moderation/text/plain-words.ts";
import type { ModerationLists } from "#app/domain/knowledge/model-texts.ts";

/** What stood before a sentence, as far as it changes what the sentence says. */
export type Surroundings = {
  /** What the sentence before was about. */
  about: "medicine" | "emesis" | undefined;
  /** It asked whether a remedy may be given. */
  asked: boolean;
  /** What the line above a list says about what it lists. */
  lead: Stance | undefined;
};

export type RemedyRules = {
  /** @param isQuestion does the sentence end with a question mark? */
  violation(clauses: readonly Clause[], around: Surroundings, isQuestion: boolean): Surroundings["about"];
  /** Is the sentence about a medicine, or about making a pet vomit? */
  topic(clauses: readonly Clause[]): Surroundings["about"];
  stance(clauses: readonly Clause[]): Stance;
  stanceOf(clause: Clause): Stance;
  vetDecides(clauses: readonly Clause[]): boolean;
};

const DIGITS = /^\d+$/;
const LEAST_LETTERS = 7;
/** Shorter words of other languages are too often within one slip of a name. */
const LEAST_FOR_SLIPS = 8;
const YES = new Set("yes yeah yep sure absolutely certainly definitely si oui ja sim".split(" "));

/** Finds doses, human medicines that are allowed, and ways to make a pet vomit. */
export function createRemedyRules(lists: ModerationLists): RemedyRules {
  const stances = createStanceReader(lists.stance);
  const isMedicineWord = medicineWords(lists.medicines);
  // Chinese and Japanese have no spaces, so their names are phrases of letters.
  const inScript = lists.medicines.names.filter((name) => !ALPHABETIC.test(name) && !/[a-z]/.test(name));
  const described = phraseFinder([...lists.medicines.descriptions, ...lists.medicines.owners, ...inScript]);
  const kinds = new Set(lists.medicines.kinds);
  const emetic = phraseFinder(lists.emesis.emetics);
  const acted = phraseFinder(lists.emesis.actions);
  const sign = phraseFinder(lists.emesis.signs);
  const action = (text: string) => (sign(text).length > 0 && !/ (?:you|we) (?:can|may|could|will|should) /.test(text) ? [] : acted(text));
  const isDose = createDoseRule(lists, stances.of);

  const namesMedicine = ({ words, text }: Clause) => words.some(isMedicineWord) || described(text).length > 0;
  const isAboutMedicine = (clause: Clause) => namesMedicine(clause) || clause.words.some((word) => kinds.has(word));

  /** Does the sentence allow what one of its clauses names? Where nothing forbids, reports or leaves it to a vet, it does. */
  const allows = (clauses: readonly Clause[], names: (clause: Clause) => boolean, { lead }: Surroundings, isQuestion: boolean) => {
    const stanceOf = (clause: Clause) => stances.of(clause);
    return clauses.some((clause, at) => {
      if (!names(clause)) return false;
      const stance = stanceAt(clauses, at, stanceOf);
      if (clause.text.includes(" why not ")) return true;
      if (stance === "permits") return !(isQuestion && !clause.words.some((word) => YES.has(word)));
      if (stance === "neutral") return !isQuestion && lead !== "forbids" && lead !== "reports";
      return laterPermits(clauses, at, stanceOf);
    });
  };

  /** "Ibuprofen is toxic to cats, but dogs can have it." */
  const laterPermits = (clauses: readonly Clause[], at: number, stanceOf: (clause: Clause) => Stance) =>
    clauses.slice(at + 1).some((clause) => stanceOf(clause) === "permits" && clause.words.some((word) => REFERS.has(word)));

  return {
    violation(clauses, around, isQuestion) {
      const isMedical = clauses.some(isAboutMedicine) || around.about === "medicine";
      const swallowed =
        clauses.some((clause) => stances.of(clause) === "reports") &&
        !clauses.some((one) => stances.of(one) === "permits" || one.words.includes("dose"));
      if (isDose(clauses, isMedical, swallowed || (isQuestion && !around.asked))) return "medicine";
      if (allows(clauses, ({ text }) => emetic(text).length > 0 || action(text).length > 0, around, isQuestion) && !atClinic(clauses))
        return "emesis";
      if (allows(clauses, namesMedicine, around, isQuestion)) return "medicine";
      if (around.about === "medicine" && clauses.some((clause) => stances.of(clause) === "permits" && REFERRING.test(clause.text)))
        return "medicine";
      const first = clauses[0]?.words ?? [];
      const goesOn = around.asked && (YES.has(first[0] ?? "") || clauses.some((clause) => stances.of(clause) === "permits"));
      if (goesOn && !stances.vetDecides(clauses) && !clauses.some((clause) => stances.of(clause) === "forbids")) return around.about;
      return undefined;
    },
    topic: (clauses) =>
      clauses.some(namesMedicine)
        ? "medicine"
        : clauses.some(({ text }) => emetic(text).length + action(text).length > 0)
          ? "emesis"
          : undefined,
    stanceOf: stances.of,
    vetDecides: stances.vetDecides,
    stance: (clauses) => stanceAt(clauses, clauses.length - 1, (clause) => stances.of(clause)),
  };

  /** "The vet may make him vomit": no vet is passed over and none tells how. */
  function atClinic(clauses: readonly Clause[]): boolean {
    return stances.vetDecides(clauses) && !clauses.some(({ text }) => emetic(text).length > 0);
  }
}

/** "It is fine with food", "give it twice". */
const REFERRING =
  / (?:(?:it|this|that|they|these|one|half|some) (?:is|are|can|may|will|should|works?|helps?|eases?) |(?:give|use|try|take|crush|mix|hide|repeat) (?:him |her |them )?(?:it|this|that|one|half|some|these) )/;
const REFERS = new Set("it one some this that them half lo la le es ihn ne".split(" "));

/** Names of medicines: as listed, with one slip of the finger, or with a maker's ending. */
export function medicineWords({ names, endings }: ModerationLists["medicines"]) {
  const listed = new Set(names);
  const long = names.filter((name) => name.length >= LEAST_LETTERS && /^[a-z]+$/.test(name));
  const ending = new RegExp(`[a-z]{2}(?:${endings.join("|")})[eoa]?s?$`);
  return (word: string): boolean => {
    if (listed.has(word)) return true;
    if (word.length < LEAST_LETTERS) return false;
    return ending.test(word) || long.some((name) => word.startsWith(name) || (word.length >= LEAST_FOR_SLIPS && isSlipOf(word, name)));
  };
}

function createDoseRule({ doses, medicines }: ModerationLists, stanceOf: (clause: Clause) => Stance) {
  const [numbers, strengths, portions, pieces, foods, gives] = (
    ["numbers", "strengths", "portions", "pieces", "foods", "gives"] as const
  ).map((name) => new Set(doses[name])) as [Set<string>, Set<string>, Set<string>, Set<string>, Set<string>, Set<string>];
  const loose = phraseFinder(doses.phrases);
  const kinds = new Set(medicines.kinds);
  const isNumber = (word: string | undefined) => word !== undefined && (DIGITS.test(word) || numbers.has(word));

  const inScript = phraseFinder(doses.strengths.filter((word) => !ALPHABETIC.test(word)));

  /** @param isReported does the sentence tell what was swallowed, or ask? */
  return (clauses: readonly Clause[], isMedical: boolean, isReported: boolean): boolean => {
    if (isReported) return false;
    const text = clauses.map((clause) => clause.text.trim()).join(" ");
    const words = ` ${text} `.replace(WITH_FOOD, " ").split(" ").filter(Boolean);
    const isFood = words.some((word) => foods.has(word)) && !words.some((word) => kinds.has(word));
    const isGiven = words.some((word) => gives.has(word));
    const isDosed = (isMedical || isGiven) && !isFood;
    const hasNumber = words.some(isNumber);
    if (inScript(` ${text} `).length > 0) return true;
    if (
      !isFood &&
      clauses.some((clause) => loose(clause.text).length > 0 && stanceOf(clause) !== "forbids") &&
      (isMedical || (hasNumber && (isGiven || words.some((word) => portions.has(word)))))
    )
      return true;
    if (isDosed && isGiven && /^\d\d+$/.test(words.at(-1) ?? "") && /^(?:an?|single|one|just)$/.test(words.at(-2) ?? "")) return true;
    return clauses.some((clause) => {
      const isForbidden = stanceOf(clause) === "forbids";
      return clause.words.some((word, at) => {
        const before = clause.words.slice(Math.max(0, at - 3), at);
        if (strengths.has(word)) return !(clause.words[at + 1] === "per" && /^(?:l|dl|lit)/.test(clause.words[at + 2] ?? ""));
        if (isForbidden || !(portions.has(word) || pieces.has(word))) return false;
        const counted = before.some(isNumber) || (isDosed && before.some((one) => FEW.has(one)));
        if (pieces.has(word)) return counted && (isGiven || before.some((one) => isNumber(one) && !ONES.has(one)));
        return isDosed && counted;
      });
    });
  };
}

const ALPHABETIC = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{M}]+$/u;
/** Articles in most languages. */
const ONES = new Set(["one", "un", "una", "uno", "une", "ein", "eine", "einen", "um", "uma"]);
const FEW = new Set(["a", "an", "one", "each", "another", "same", "few", "several"]);
/** What a dose is given with. */
const WITH_FOOD =
  / (?:with|in|into|to|before|after) (?:some |a |his |her |their |its |the )?(?:drinking )?(?:food|water|honey|meal|milk|butter|treat|dinner|breakfast) /g;
