import type { CaseFacts } from "#app/domain/facts.ts";
import { unreadSigns } from "#app/domain/read-chips.ts";
import { placesBetween, type Token } from "#app/language/tokenise.ts";
import type { Facts } from "#app/reading/facts.ts";
import type { Reading, WordReader } from "#app/reading/read-words.ts";
import { evaluateCondition } from "../rules/condition.ts";
import type { CompiledRule } from "../rules/evaluate-rules.ts";
import { claimsOf, type OpenRules } from "../rules/open-rules.ts";

/** What stands in for the word of an animal that was not meant. */
const SOME_ANIMAL = "pet";

type Options = {
  /** The name in the form. */
  petName?: string;
  /** Names of the form and of earlier messages. */
  petNames: readonly string[];
  /** Ids of the chips that the owner took away. */
  unread?: readonly string[];
  rules: OpenRules;
};

/**
 * Reads a message without what the owner says was not meant. The words of an animal, a time or a vet are left out. The sentence of an
 * emergency's sign becomes doubtful, so that it is asked about; any other sign is dropped where no emergency depends on its words.
 */
export function readAsMeant(reader: WordReader, tokens: Token[], { petNames, unread = [], rules }: Options): Reading {
  const reading = reader.read(tokens, petNames);
  if (unread.length === 0) return reading;
  const read = reader.read(wordsMeant(reading, unread), petNames);
  const again = unread.includes("name") ? { ...read, petNames: [] } : read;
  return unreadSigns(unread).reduce((meant, id) => withoutSign(meant, id, rules), again);
}

function wordsMeant({ tokens, mentions, names }: Reading, unread: readonly string[]): Token[] {
  const spansOf = (is: (name: string) => boolean) =>
    new Set(mentions.flatMap(({ concept, start, end }) => (is(names[concept] ?? "") ? placesBetween(start, end) : [])));
  const isLeftOut = (kind: string, cue: string) => (unread.includes(kind) ? spansOf((name) => name === cue) : new Set<number>());
  const out = new Set([...isLeftOut("since", "began"), ...isLeftOut("vet", "seen_by_vet")]);
  const animals = unread.includes("animal") ? spansOf((name) => name.startsWith("sp_")) : new Set<number>();
  return tokens.flatMap((token, at) => {
    if (out.has(at) && !token.fromAssistant) return [];
    const { isPetName: _isPetName, ...word } = token;
    return [animals.has(at) ? { ...word, text: SOME_ANIMAL } : word];
  });
}

/** A reading in which a sign is not sure, or, where no emergency depends on its words, is not there. @param id of a rule or a concept */
function withoutSign(reading: Reading, id: string, { all, byId, kindOf }: OpenRules): Reading {
  const one = byId.get(id);
  const claims = one ? claimsOf(one.lines, kindOf) : new Set([id]);
  const facts: Facts = new Map(reading.facts);
  for (const name of claims) {
    const found = reading.facts.get(name);
    if (found) facts.set(name, { ...found, live: [], other: [...found.other, ...found.live] });
  }
  const isMet = ({ lines }: CompiledRule, known: Facts) => lines.some((line) => evaluateCondition(line, known) === "live");
  const isNeeded = all.some((other) => other.rule.level === "emergency" && isMet(other, reading.facts) && !isMet(other, facts));
  if (!isNeeded && one?.rule.level !== "emergency") return { ...reading, facts };
  const sentences = [...claims].flatMap((name) => reading.facts.get(name)?.live ?? []);
  return { ...reading, doubts: new Map([...reading.doubts, ...sentences.map((sentence) => [sentence, "cue"] as const)]) };
}

/** What is known of the animal spoken of last, by the name that is meant. */
export function withNameMeant(known: CaseFacts, { petName, unread = [] }: Pick<Options, "petName" | "unread">): CaseFacts {
  if (!unread.includes("name")) return known;
  const animals = known.animals.map((animal, at) => {
    if (at !== known.current) return animal;
    const { name: _name, ...unnamed } = animal;
    return { ...unnamed, ...(petName && { name: petName }) };
  });
  return { ...known, animals };
}
