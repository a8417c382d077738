import { CHECK_KINDS, LIST_OTHERS } from "#app/domain/check.ts";
import type { Problem } from "#app/domain/content/problem.ts";
import type { OtherLanguage } from "#app/language/message-language.ts";
import type { CheckTexts } from "../rules/check-texts.ts";
import type { LanguagePack, LanguagePacks, ListNames } from "../rules/language-pack.ts";
import type { LanguageSource } from "./check-schemas.ts";
import { compileCues } from "./compile-words.ts";
import { report, type Sourced, type TriageSources } from "./triage-sources.ts";

/** Cues that English has no words for: a denial on both sides of a word, and what stands before the time when something began. */
const ONLY_ELSEWHERE = ["denied_within", "since_word"];

/** Cues that every language must have: without one of them a sign that is over or only feared would be plain. */
const NEEDED = [
  "not_cue",
  "asks_in_general",
  "at_another_time",
  "over_now",
  "feared",
  "another_time_in_story",
  "over_in_story",
  "feared_in_story",
  "seen_by_vet",
  "long_ago",
  "lost_pet",
  "others_pet",
  "own_event",
  "began",
  "since_word",
];

type Languages = { languages: LanguagePacks; listNames: ListNames };

/**
 * Compiles what belongs to each language, and reports what is missing of the check or of the cues.
 * @param known names of the concepts of all languages
 */
export function compileLanguages({ languages, checks }: TriageSources, known: ReadonlySet<string>, problems: Problem[]): Languages {
  const packs = Object.entries(languages) as [OtherLanguage, Sourced<LanguageSource>][];
  for (const [, source] of packs) reportMissing(source, checks, problems);
  const compiled = packs.map(([language, source]) => [language, packOf(language, source, known, problems)] as const);
  const inOthers = (english: string, nameIn: (source: LanguageSource) => string | undefined) => {
    const all = [{ language: "en", says: english }, ...packs.map(([language, { item }]) => ({ language, says: nameIn(item) ?? english }))];
    // Neighboring languages share some names.
    return all.filter(({ says }, at) => at > 0 && all.findIndex((one) => one.says === says) === at);
  };
  const names = [
    ...checks.list.map(({ id, name }) => [id, inOthers(name, ({ check }) => check.items[id]?.name)] as const),
    ...LIST_OTHERS.map((id) => [id, inOthers(checks.others[id], ({ check }) => check.list[id])] as const),
  ];
  return { languages: Object.fromEntries(compiled), listNames: Object.fromEntries(names) };
}

function packOf(language: OtherLanguage, source: Sourced<LanguageSource>, known: ReadonlySet<string>, problems: Problem[]): LanguagePack {
  const { check, replies, reasons, changes, card, animals } = source.item;
  const items = Object.entries(check.items).map(([id, { says, reason }]) => [id, { says, reason }] as const);
  return {
    kinds: check.kinds,
    list: check.list,
    items: Object.fromEntries(items),
    replies,
    reasons,
    changes,
    words: { ...card, language, animals },
    ordinary: source.item.ordinary,
    cues: compileCues(source, new Set([...known, ...ONLY_ELSEWHERE]), problems),
  };
}

/** Every question, answer and sign of the English check, and every cue that is needed. */
function reportMissing(source: Sourced<LanguageSource>, { kinds, list }: CheckTexts, problems: Problem[]): void {
  const { check, cues } = source.item;
  const missing = (path: string[], what: string) => report(problems, source, path, `${what} is missing; write it as in checks.yaml`);
  for (const kind of CHECK_KINDS)
    for (const { id } of kinds[kind].answers)
      if (!check.kinds[kind].answers[id]) missing(["check", "kinds", kind, "answers"], `the answer "${id}" to ${kind}`);
  for (const { id } of list) if (!check.items[id]) missing(["check", "items"], `the sign "${id}"`);
  for (const id of Object.keys(check.items))
    if (!list.some((one) => one.id === id)) report(problems, source, ["check", "items", id], `checks.yaml has no sign "${id}"; remove it`);
  for (const name of NEEDED) if (!cues[name]) missing(["cues"], `the cue "${name}"`);
}
