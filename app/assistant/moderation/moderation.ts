import type { CrisisLine } from "#app/domain/chat/crisis-advice.ts";
import type { Helpline } from "#app/domain/content/page.ts";
import type { ModerationLists } from "#app/domain/knowledge/model-texts.ts";
import { typedSentences } from "#app/domain/text/sentences.ts";
import { isPressing, type Level } from "#app/domain/urgency.ts";
import type { OtherLanguage } from "#app/language/message-language.ts";
import { crisisLineFinder, holdsNumber, numbersOfLines, withoutNumbers } from "./crisis-numbers.ts";
import { createAmountRule } from "./remedies/amounts.ts";
import type { RemedyRules, Surroundings } from "./remedies/remedies.ts";
import { createRemedyQuestion, type RemedyQuestion } from "./remedies/remedy-question.ts";
import { createReplacer, LIST_MARKER, type Why } from "./replacer.ts";
import { withoutReported } from "./reported-speech.ts";
import { createSentenceClassifier } from "./sentence-classifier.ts";
import { isEncoded } from "./text/encoded.ts";
import { spellsAddress, withoutAddresses } from "./text/links.ts";
import { type Cited, createMarkup } from "./text/markdown-filter.ts";
import { hasForeignNumber } from "./text/phone-numbers.ts";
import { type Clause, readSentence, revealedWords } from "./text/plain-words.ts";
import { createProductFilter } from "./text/product-sections.ts";
import { createSentenceCutter } from "./text/sentences.ts";

export type ModerationContext = {
  level: Level;
  /** The numbers that may be shown; the first one is offered in place of what was left out. */
  helplines: readonly Pick<Helpline, "name" | "number" | "tel">[];
  /** Numbers for people in danger, of all countries: they may always be shown. */
  crisisLines?: readonly CrisisLine[];
  /** The visitor's country, for its crisis line. */
  country?: string | undefined;
  /** The language of the question, in which a replacement is written; English where it is none of the six others. */
  language?: OtherLanguage | undefined;
  /** Texts of our own pages: their sentences may be shown whatever they name. */
  ownTexts?: readonly string[];
  /** The visitor asks for a medicine, an amount or a way to make a pet vomit: no amount is shown then, unless a vet decides. */
  asksRemedy?: boolean;
  /** Have we said no, or whom to call, before the model's first word? Then nothing after it may soothe. */
  isWarned?: boolean;
  /** Where a citation leads. Without it citations are dropped. */
  cited?: Cited;
  /** Whether a sentence with its citations says what the passages say that it cites. */
  isGrounded?: (sentence: string) => boolean;
  /** The only paths of ours that a link may lead to. */
  ownPaths?: ReadonlySet<string>;
};

/** `isAlone`: only the judge of whole answers found something. `isDoubtful`: a passage of ours that says the same counts for more. */
type Violation = { why: Why; isAlone?: boolean; isDoubtful?: boolean };

/** Moderates one answer: what `push` and `end` return may be shown. */
export type Moderator = { push(text: string): string; end(): string };

/** The rules of content/moderation, opened once per isolate. */
export type Moderation = ReturnType<typeof createSentenceClassifier> &
  RemedyQuestion & {
    replacements: ModerationLists["replacements"];
    broken: ModerationLists["broken"];
    holdsAmount: ReturnType<typeof createAmountRule>;
    /** Does a sentence name a phone line for people in a crisis? */
    namesCrisisLine: (text: string) => boolean;
  };

export function openModeration(lists: ModerationLists): Moderation {
  const classifier = createSentenceClassifier(lists);
  const holdsAmount = createAmountRule(lists, classifier.remedies.stanceOf);
  return {
    ...classifier,
    holdsAmount,
    ...createRemedyQuestion(lists, classifier.remedies.stanceOf, holdsAmount),
    replacements: lists.replacements,
    broken: lists.broken,
    namesCrisisLine: crisisLineFinder(lists.crisis.lines),
  };
}

/**
 * Stands between a model and the reader. No dose, no human medicine allowed, no way to make a pet vomit, no foreign telephone number, no
 * image, no foreign link, no product text and no false reassurance passes, however the text is split. It passes whole sentences. The first
 * one that is cut is replaced by a sentence that helps; what goes on from a cut one is cut as well.
 */
export function createModerator(moderation: Moderation, context: ModerationContext): Moderator {
  const { remedies, judge, suspicion, replacements, namesCrisisLine, holdsAmount } = moderation;
  const {
    level,
    helplines,
    crisisLines = [],
    ownTexts = [],
    asksRemedy = false,
    isWarned = false,
    cited = () => undefined,
    isGrounded = () => false,
    ownPaths,
  } = context;
  const markup = createMarkup(cited, ownPaths);
  const cutter = createSentenceCutter();
  const isProduct = createProductFilter();
  const crisisNumbers = numbersOfLines(crisisLines);
  const ownNumbers = [...helplines.flatMap(({ tel, number }) => [tel, number].map((text) => text.replace(/\D/g, ""))), ...crisisNumbers];
  const isAboutCrisis = (text: string) => namesCrisisLine(text) || holdsNumber(text, crisisNumbers);
  const isSerious = isPressing(level) || isWarned;
  let own: Set<string> | undefined;
  // What is asked for is spoken of before the answer begins.
  let around: Surroundings = { about: asksRemedy ? "medicine" : undefined, asked: asksRemedy, lead: undefined };
  let cutFor: Why | undefined;
  const replace = createReplacer(replacements, context);
  let shown = "";

  const violation = (text: string, readings: readonly Clause[][], isQuestion: boolean): Violation | undefined => {
    own ??= sentenceSet(ownTexts);
    if (own.has(sentenceKey(text))) return undefined;
    if (hasForeignNumber(text, ownNumbers)) return { why: "phone" };
    if (spellsAddress(text)) return { why: "link" };
    if (isEncoded(text)) return { why: "calm" };
    // What is said of help for a person soothes nobody about an animal, and is no part of what was cut before it.
    const isCrisis = isAboutCrisis(text);
    const suspected = suspicion(readings[0] ?? [], text, isSerious ? "serious" : "mild");
    for (const clauses of readings) {
      const found = judge(clauses, { around, isQuestion, isSerious, suspicion: suspected });
      if (found && !(isCrisis && (found.isAlone || (found.why !== "medicine" && found.why !== "emesis")))) return found;
    }
    const [plain = []] = readings;
    if (isQuestion || isCrisis) return undefined;
    const bare = asksRemedy ? withoutNumbers(text.replace(LIST_MARKER, ""), ownNumbers) : "";
    const isAmount = asksRemedy && holdsAmount(bare, readSentence(bare)[0] ?? []);
    if (isAmount && !remedies.vetDecides(plain)) return { why: "medicine" };
    return cutFor && !isTrusted(plain, remedies) ? { why: cutFor, isDoubtful: true } : undefined;
  };

  const moderate = (arrived: string): string => {
    const sentence = withoutAddresses(arrived);
    if (isProduct(sentence)) return "";
    const text = withoutLinks(sentence);
    const isQuestion = /[?？]["')\s]*$/.test(text);
    const readings = readSentence(withoutReported(text));
    const found = violation(text, readings, isQuestion);
    // What a passage of ours says is no harm that may be suspected; what a rule surely forbids stays forbidden.
    const { why, isAlone = false, isDoubtful = false }: Partial<Violation> = found?.isDoubtful && isGrounded(sentence) ? {} : (found ?? {});
    const [plain = []] = readings;
    const isListed = LIST_MARKER.test(sentence);
    const topic = plain.length > 0 ? remedies.topic(plain) : around.about;
    const isLead = /:\s*$/.test(text.replace(/[*_]/g, "").trimEnd()) || /^\s*#/.test(text);
    around = {
      about:
        topic ??
        (!isAlone && (why === "medicine" || why === "emesis") ? why : undefined) ??
        (isQuestion || isListed ? around.about : undefined),
      asked: isQuestion && topic !== undefined,
      lead: isLead ? remedies.stance(plain) : isListed ? around.lead : undefined,
    };
    // What was cut is over with its paragraph; after soothing words, and after what only suspicion cut, the others are judged by themselves.
    const goesOn = why === "calm" || isAlone ? undefined : why;
    cutFor = /\n\s*\n\s*$/.test(sentence) ? undefined : (goesOn ?? (sentence === arrived ? cutFor : "link"));
    // What is only suspected is left out without a word, where the answer has begun: most of it is kind or true.
    const isQuiet = isDoubtful && shown !== "" && why !== "medicine" && why !== "emesis" && !isAboutCrisis(text);
    return why ? replace(sentence, isAboutCrisis(text) ? "crisis" : why, shown, isQuiet) : sentence;
  };

  const pass = (sentences: readonly string[]): string => {
    let out = "";
    for (const sentence of sentences) {
      const part = moderate(sentence);
      out += part;
      shown = part || shown;
    }
    return out;
  };

  return {
    push: (text) => pass(cutter.push(markup.push(text))),
    end: () => pass([...cutter.push(markup.end()), ...cutter.end()]),
  };
}

/** After a cut the rest of the paragraph is not trusted: a sentence passes that asks, forbids, warns or sends to a vet, without a condition. */
function isTrusted(clauses: readonly Clause[], remedies: RemedyRules): boolean {
  return clauses.some(
    (clause) => (clause.conjunction === "" || JOINS.has(clause.conjunction)) && ["forbids", "vet"].includes(remedies.stanceOf(clause)),
  );
}

const JOINS = new Set("and but und aber et mais y pero e ma mas".split(" "));

/** The text as it is read: a citation is no number, and the address of a link no word. */
const withoutLinks = (sentence: string): string => sentence.replace(/\[\\\[\d+\\\]\]\([^)]*\)/g, "").replace(/\]\([^)]*\)/g, "]");

function sentenceSet(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap(typedSentences).map(sentenceKey));
}

/** The words of a sentence, by which it is compared. */
function sentenceKey(sentence: string): string {
  return revealedWords(sentence.trim()).join(" ");
}

/**
 * Moderates a stream, and cuts it after so many characters with an error "shortened". Throws what the stream throws, after what was held
 * back and may be shown.
 */
export async function* moderated(stream: AsyncIterable<string>, moderator: Moderator, most: number): AsyncGenerator<string> {
  let left = most;
  const within = (text: string) => {
    const part = text.slice(0, left);
    left -= part.length;
    return part;
  };
  let failure: { error: unknown } | undefined;
  try {
    for await (const text of stream) {
      const shown = within(moderator.push(text));
      if (shown) yield shown;
      if (left === 0) throw new Error("shortened");
    }
  } catch (error) {
    failure = { error };
  }
  // What arrived belongs to the reader, as far as it may be shown.
  const shown = within(moderator.end());
  if (shown) yield shown;
  if (failure) throw failure.error;
}
