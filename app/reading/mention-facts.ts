import type { Token } from "#app/language/tokenise.ts";
import { addFact, type Facts, isLive, markApart } from "./facts.ts";
import type { ConceptKind } from "./lexicon/concept.ts";
import type { Cues } from "./lexicon/foreign-cues.ts";
import type { Mention } from "./lexicon/phrase-matcher.ts";
import { assertionStatusOf, type Marks, type ScopeStatus } from "./scopes/assertion-status.ts";
import { type ExposureRelation, hasObject, isExposure, readExposures } from "./scopes/exposure-relation.ts";

/** That the animal took a substance is `took_` and its id; the substance is `sub_` and its id. */
const TOOK = "took_";
export const SUBSTANCE = "sub_";
const SAYS_YES = "turn_says_yes";

type Options = {
  mentions: readonly Mention[];
  /** By the number in a mention: the name of its concept, its kind, and whether it means something wrong. */
  names: readonly string[];
  kindOf: readonly (ConceptKind | undefined)[];
  alarming: readonly boolean[];
  marks: Marks;
  /** The cues of the message where verbs and their objects are read, in English. */
  cues: Cues | undefined;
};

/** The facts of a message: which concepts occur, in which sentence, and whether they are happening. */
export function readFacts(tokens: readonly Token[], options: Options): Pick<Reading, "facts" | "denied"> {
  const { mentions, names, kindOf, alarming, marks } = options;
  const facts: Facts = new Map();
  const lastSaid = new Map<string, number>();
  const lastDenied = new Map<string, number>();
  const taken = new Set<string>();
  const apart: [name: string, sentence: number][] = [];
  const relationOf = relationReader(tokens, options);
  const isLent = lenderOf(tokens, options);
  for (const mention of mentions) {
    const name = names[mention.concept] as string;
    const kind = kindOf[mention.concept];
    if (!kind) continue;
    if (tokens[mention.start]?.fromAssistant && (kind !== "thing" || !isLent(mention))) continue;
    const told = assertionStatusOf(mention, kind, marks);
    const relation = told === "live" ? relationOf(mention) : "taken";
    const standing = relation === "not-taken" ? "elsewhere" : told;
    const sentence = tokens[mention.start]?.sentence ?? 0;
    addFact(facts, name, sentence, standing);
    if (relation === "apart") apart.push([name, sentence]);
    else if (standing === "live") taken.add(`${name} ${sentence}`);
    const last = standing === "denied" ? lastDenied : lastSaid;
    last.set(name, Math.max(mention.start, last.get(name) ?? 0));
    if (alarming[mention.concept]) addFact(facts, kind === "sign" ? "any_sign" : "any_event", sentence, standing);
  }
  for (const [name, sentence] of apart) if (!taken.has(`${name} ${sentence}`)) markApart(facts, name, sentence);
  const things = new Set(names.filter((_, i) => kindOf[i] === "thing"));
  const isDeniedLast = (name: string) => things.has(name) && (lastDenied.get(name) ?? -1) > (lastSaid.get(name) ?? -1);
  const denied = new Set([...lastDenied.keys()].filter((name) => !isLive(facts, name) || isDeniedLast(name)));
  return { facts, denied };
}

type Reading = {
  facts: Facts;
  /** Concepts that the owner says are not so, and nowhere that they are; of a thing the last word counts ("sugar-free, without xylitol"). */
  denied: Set<string>;
};

/**
 * Whether a thing that our question names belongs to the answer: a substance only where the owner says yes, or in other words that the animal
 * took something ("she chewed it"); "breathes calmly" tells of none.
 */
function lenderOf(tokens: readonly Token[], { mentions, names }: Options): (mention: Mention) => boolean {
  const own = mentions.filter(({ start }) => !tokens[start]?.fromAssistant);
  const first = tokens.find(({ fromAssistant }) => !fromAssistant);
  const tells = own.some(({ concept, start, denied }) => {
    const name = names[concept] ?? "";
    return !denied && (isExposure(name) || (name === SAYS_YES && tokens[start] === first));
  });
  const substances = mentions.filter(({ concept }) => names[concept]?.startsWith(SUBSTANCE));
  return ({ start, end }) => tells || !substances.some((one) => one.start < end && start < one.end);
}

/** How each thing, and each event that says what was taken, stands to the verbs of exposure. */
function relationReader(
  tokens: readonly Token[],
  { mentions, names, kindOf, marks, cues }: Options,
): (mention: Mention) => ExposureRelation {
  if (!cues) return () => "taken";
  const nameOf = ({ concept }: Mention) => names[concept] ?? "";
  const statusOf = (mention: Mention): ScopeStatus => assertionStatusOf(mention, kindOf[mention.concept] ?? "cue", marks);
  const verbs = mentions
    .filter((one) => isExposure(nameOf(one)) && !tokens[one.start]?.fromAssistant && ["live", "over"].includes(statusOf(one)))
    .map((one) => ({ ...one, hasObject: hasObject(nameOf(one)) }));
  if (verbs.length === 0) return () => "taken";
  const relationOf = readExposures(tokens, cues, verbs);
  return (mention) => {
    const name = nameOf(mention);
    if (tokens[mention.start]?.fromAssistant) return "taken";
    if (kindOf[mention.concept] === "thing") return relationOf(mention);
    if (!name.startsWith(TOOK)) return "taken";
    const substance = name.replace(TOOK, SUBSTANCE);
    const thing = mentions.find((one) => nameOf(one) === substance && one.start >= mention.start && one.end <= mention.end);
    return thing ? relationOf(thing) : "taken";
  };
}
