import type { Problem } from "#app/domain/content/problem.ts";
import type { Concept, ConceptKind } from "#app/reading/lexicon/concept.ts";
import { parsePattern } from "#app/reading/lexicon/phrase-pattern.ts";
import type { WordsSource } from "./schemas.ts";
import { report, type Sourced } from "./triage-sources.ts";

const KINDS: Record<keyof WordsSource, ConceptKind> = {
  things: "thing",
  signs: "sign",
  events: "event",
  cues: "cue",
  masks: "thing",
  grammar: "grammar",
};

/** Animals are named in cues, but an owner may misspell them; and a typo in "not breathing" must not make it a denial. */
const ALLOWS_TYPOS = /^(?:sp_|hint_|not_really$)/;

/** All concepts of the word files. A concept is in one file. */
export function compileWords(files: readonly Sourced<WordsSource>[], problems: Problem[]): Concept[] {
  const concepts = new Map<string, Concept>();
  for (const source of files)
    for (const [section, kind] of Object.entries(KINDS) as [keyof WordsSource, ConceptKind][])
      for (const [bare, phrases] of Object.entries(source.item[section] ?? {})) {
        const name = section === "masks" ? `mask_${bare}` : bare;
        if (concepts.has(name))
          report(problems, source, [section, bare], `${bare}: another file has these words too; keep them in one file`);
        const exact = (kind === "cue" || kind === "grammar") && !ALLOWS_TYPOS.test(name);
        concepts.set(name, {
          name,
          kind,
          ...(exact ? { exact } : {}),
          patterns: joinWords(readPhrases(source, [section, bare], phrases, problems)),
        });
      }
  return [...concepts.values()];
}

/** The cues of one language; each has a name that the reader knows. */
export function compileCues(
  source: Sourced<{ cues: Record<string, string[]> }>,
  known: ReadonlySet<string>,
  problems: Problem[],
): Concept[] {
  return Object.entries(source.item.cues).map(([name, phrases]) => {
    if (!known.has(name)) report(problems, source, ["cues", name], `${name}: no cue has this name; correct it`);
    return { name, kind: "cue", exact: true, patterns: joinWords(readPhrases(source, ["cues", name], phrases, problems)) };
  });
}

function readPhrases(source: Sourced<unknown>, path: string[], phrases: string[], problems: Problem[]): string[] {
  const known = new Set<string>();
  phrases.forEach((written, i) => {
    const { phrase, problem } = readPhrase(written);
    if (known.has(phrase)) report(problems, source, [...path, i], `"${phrase}" is listed twice; remove one`);
    if (problem) report(problems, source, [...path, i], problem);
    known.add(phrase);
  });
  return [...known];
}

/** Makes one phrase, "a|b|c", of all that are a single word: it finds the same and is read sooner. */
function joinWords(phrases: string[]): string[] {
  const words = phrases.filter((phrase) => /^[^ ?_~]+$/.test(phrase));
  return words.length ? [words.join("|"), ...phrases.filter((phrase) => !words.includes(phrase))] : phrases;
}

/** A phrase with single spaces, and what is wrong with it. */
export function readPhrase(written: string): { phrase: string; problem?: string } {
  const phrase = written.trim().replace(/\s+/g, " ");
  try {
    parsePattern(phrase);
    return { phrase };
  } catch (error) {
    return { phrase, problem: `"${phrase}": ${(error as Error).message}; correct the phrase` };
  }
}

/** Phrases may use concepts that exist: `<belly> .. hard`. */
export function checkReferences(files: readonly Sourced<WordsSource>[], names: ReadonlySet<string>, problems: Problem[]): void {
  for (const source of files)
    for (const [section, concepts] of Object.entries(source.item))
      for (const [concept, phrases] of Object.entries(concepts ?? {}))
        phrases.forEach((phrase, i) => {
          for (const [, name = ""] of phrase.matchAll(/<([a-z0-9_#]+)>/g))
            if (!names.has(name))
              report(problems, source, [section, concept, i], `"${phrase}": no file has words for <${name}>; correct the name or add it`);
        });
}
