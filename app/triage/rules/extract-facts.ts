import { isEnglish } from "#app/language/detect-language.ts";
import { readQuantities } from "#app/language/quantities.ts";
import type { Token } from "#app/language/tokenise.ts";
import { assertionStatusOf, markWords } from "./assertion-status.ts";
import { DERIVED, derive, MEASURES, type Measure } from "./derived-facts.ts";
import { addFact, type Facts, isLive } from "./facts.ts";
import { petNameMask } from "./pet-name-mask.ts";
import { type Mention, PhraseMatcher } from "./phrase-matcher.ts";
import type { Concept, Kind, RuleBook } from "./rule-book.ts";
import { Vocabulary } from "./vocabulary.ts";

export type Extraction = {
  tokens: Token[];
  facts: Facts;
  measures: Measure[];
  mentions: Mention[];
  /** Names of the concepts, by the number in a mention. */
  names: string[];
  /** Concepts that the owner says are not so, and nowhere that they are; of a thing the last word counts ("sugar-free, without xylitol"). */
  denied: Set<string>;
};
export type FactExtractor = { read: (tokens: Token[], petName?: string) => Extraction; wordOf: (id: number) => string };

const MASK = "mask_";

/** The concepts that the masks need, so that masks can be found before anything else. */
function needed(concepts: Concept[]): Concept[] {
  const byName = new Map(concepts.map((concept) => [concept.name, concept]));
  const wanted = new Set<string>();
  const add = (name: string) => {
    const concept = byName.get(name);
    if (!concept || wanted.has(name)) return;
    wanted.add(name);
    for (const pattern of concept.patterns) for (const ref of pattern.matchAll(/<([a-z0-9_]+)>/g)) add(ref[1] as string);
  };
  for (const concept of concepts) if (concept.name.startsWith(MASK)) add(concept.name);
  return concepts.filter((concept) => wanted.has(concept.name));
}

/** Turns words into facts: which concepts occur, in which sentence, and whether they are happening. */
export function createFactExtractor(book: RuleBook): FactExtractor {
  const { concepts, leave } = book;
  const vocabulary = new Vocabulary(leave);
  const builtIn = [...MEASURES, ...DERIVED];
  const masks = new PhraseMatcher(needed(concepts), builtIn, vocabulary);
  const matcher = new PhraseMatcher(
    concepts.filter((concept) => !concept.name.startsWith(MASK)),
    builtIn,
    vocabulary,
  );
  const kinds = new Map<string, Kind>(concepts.map((concept) => [concept.name, concept.kind]));
  const kindOf = matcher.names.map((name) => kinds.get(name));
  /** What counts as something wrong: signs and events, but not those of a healthy animal. */
  const alarming = matcher.names.map((name, i) => (kindOf[i] === "sign" || kindOf[i] === "event") && !name.startsWith("ok_"));
  const masking = masks.names.map((name) => name.startsWith(MASK));

  const read = (tokens: Token[], petName?: string): Extraction => {
    vocabulary.read(tokens, isEnglish(tokens));
    // A number in our own question is not the owner's.
    const quantities = readQuantities(tokens).filter(({ at }) => !tokens[at]?.fromAssistant);
    const given: Mention[] = [];
    tokens.forEach((token, i) => {
      if (token.value !== undefined) given.push({ concept: 0, start: i, end: i + 1, denied: false });
    });
    for (const m of quantities) {
      if (m.what === "duration" || m.what === "ago") given.push({ concept: 1, start: m.at, end: m.end, denied: false });
      if (m.what === "age") given.push({ concept: 2, start: m.at, end: m.end, denied: false });
    }
    for (const mention of masks.run(tokens, given)) if (masking[mention.concept]) hide(tokens, mention.start, mention.end);
    hidePetName(tokens, petName);
    const mentions = matcher.run(tokens, given);
    const cues = new Map<string, Mention[]>();
    const signs: Mention[] = [];
    for (const mention of mentions) {
      if (tokens[mention.start]?.fromAssistant) continue;
      if (kindOf[mention.concept] === "cue") {
        const name = matcher.names[mention.concept] as string;
        const list = cues.get(name);
        if (list) list.push(mention);
        else cues.set(name, [mention]);
      } else if (alarming[mention.concept]) signs.push(mention);
    }
    const seen = signs.filter(({ concept }) => kindOf[concept] === "sign");
    const marks = markWords(tokens, cues, signs, seen);
    const facts: Facts = new Map();
    const lastSaid = new Map<string, number>();
    const lastDenied = new Map<string, number>();
    for (const mention of mentions) {
      const name = matcher.names[mention.concept] as string;
      const kind = kindOf[mention.concept];
      if (!kind) continue;
      if (kind !== "thing" && tokens[mention.start]?.fromAssistant) continue;
      const standing = assertionStatusOf(mention, kind, marks);
      const sentence = tokens[mention.start]?.sentence ?? 0;
      addFact(facts, name, sentence, standing);
      const last = standing === "denied" ? lastDenied : lastSaid;
      last.set(name, Math.max(mention.start, last.get(name) ?? 0));
      if (alarming[mention.concept]) addFact(facts, kind === "sign" ? "any_sign" : "any_event", sentence, standing);
    }
    const isDeniedLast = (name: string) => kinds.get(name) === "thing" && (lastDenied.get(name) ?? -1) > (lastSaid.get(name) ?? -1);
    const measures = quantities.map(({ what, value, at }) => ({ what, value, sentence: tokens[at]?.sentence ?? 0 }));
    derive(measures, facts, book);
    const denied = new Set([...lastDenied.keys()].filter((name) => !isLive(facts, name) || isDeniedLast(name)));
    return { tokens, facts, measures, mentions, names: matcher.names, denied };
  };
  return { read, wordOf: (id) => vocabulary.word(id) };
}

function hide(tokens: Token[], from: number, to: number): void {
  for (let p = from; p < to; p += 1) (tokens[p] as Token).ids = [];
}

function hidePetName(tokens: Token[], petName: string | undefined): void {
  for (const at of petNameMask(tokens, petName)) {
    hide(tokens, at, at + 1);
    (tokens[at] as Token).isPetName = true;
  }
}
