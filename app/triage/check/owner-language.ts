import type { CardWords } from "#app/domain/card-words.ts";
import type { Level } from "#app/domain/urgency.ts";
import type { LevelChange, Reason } from "#app/domain/verdict.ts";
import { isSurelyEnglish, languageOf, OTHER_LANGUAGES, type OtherLanguage } from "#app/language/message-language.ts";
import { type Facts, isLive } from "#app/reading/facts.ts";
import { SEEN_BY_VET } from "../conversation/status-changes.ts";
import { HANGS_ON_ANIMAL, NO_RULE, PASSED_SIGN, SERIOUS } from "../reasons.ts";
import type { CheckTexts } from "../rules/check-texts.ts";
import { type LanguagePack, textsIn } from "../rules/language-pack.ts";
import type { OpenRules } from "../rules/open-rules.ts";
import type { Rule, RuleBook } from "../rules/rule-book.ts";

/** The language that an owner writes: that of the message, or, where it shows none ("no"), the one before. */
export function languageAfter(said: string, before: string | undefined): OtherLanguage | undefined {
  const known = OTHER_LANGUAGES.find((language) => language === before);
  return languageOf(said) ?? (isSurelyEnglish(said) ? undefined : known);
}

export type OwnerTexts = { checks: CheckTexts; words?: CardWords; pack?: LanguagePack };

/** The check and the card in a language; in English where it is not loaded. */
export function createOwnerTexts({ checks, languages = {} }: Pick<RuleBook, "checks" | "languages">) {
  const opened = new Map<LanguagePack, OwnerTexts>();
  return (language: OtherLanguage | undefined): OwnerTexts => {
    const pack = language && languages[language];
    if (!pack) return { checks };
    const texts = opened.get(pack) ?? { checks: textsIn(checks, pack), words: pack.words, pack };
    opened.set(pack, texts);
    return texts;
  };
}

/**
 * Whether all signs and events that a message names are denied, asked in general or of another time, or it names none and only asks in general
 * or tells of an animal of the past. In another language than English the classifier takes the words for what they would mean without that.
 */
export function saysNothingLive({ facts }: { facts: Facts }, kindOf: OpenRules["kindOf"]): boolean {
  const claims = [...facts].filter(([name]) => (kindOf(name) === "sign" || kindOf(name) === "event") && !name.startsWith("ok_"));
  if (claims.length === 0) return isLive(facts, "lost_pet") || isLive(facts, "asks_in_general");
  return claims.every(([, { live, over }]) => live.length === 0 && over.length === 0);
}

type TranslatedRule = Pick<Rule, "protocol" | "level" | "asks">;

/** The reasons in the language of the texts: that of a sign of the list with the same first steps, else that of the rule's class. */
export function reasonsInLanguage(
  reasons: readonly Reason[],
  { checks: { list }, words, pack }: OwnerTexts,
  { ruleOf, species, level }: { ruleOf: (id: string) => TranslatedRule | undefined; species: ReadonlySet<string>; level: Level },
): Reason[] {
  if (!words || !pack) return [...reasons];
  const { language, serious } = words;
  const own = list.filter(({ animals }) => animals.some((name) => species.has(name)));
  const inWords = ({ rule: id, says }: Reason): string | undefined => {
    if (id.startsWith(LISTED)) return says;
    if (says === SERIOUS || id === ASKED_SIGN) return serious;
    if (says === PASSED_SIGN) return pack.reasons.over;
    if (says === HANGS_ON_ANIMAL) return pack.reasons.animal;
    if (id === EARLIER) return pack.reasons.earlier;
    const rule = ruleOf(id);
    if (!rule) return id === NO_RULE && level !== "info" ? pack.reasons[level] : undefined;
    return own.find(({ protocol }) => protocol && protocol === rule.protocol)?.reason ?? classReason(rule, pack);
  };
  const translated = reasons.map((reason) => {
    const says = inWords(reason);
    return says ? { ...reason, says, language } : reason;
  });
  return translated.filter(({ says }, at) => translated.findIndex((one) => one.says === says) === at);
}

function classReason({ protocol, level, asks }: TranslatedRule, { reasons }: LanguagePack): string | undefined {
  if (level === "info") return undefined;
  if (level === "emergency" && protocol) return reasons[protocol];
  return reasons[level !== "routine" && asks === "exposure" ? "exposure" : level];
}

/** Why the level has changed, in the language of the texts; English where numbers say it. */
export function changeInLanguage(change: LevelChange, { pack, words }: OwnerTexts): LevelChange {
  const says = change.because === "calculated" || change.why === SEEN_BY_VET ? undefined : pack?.changes[change.because];
  return says && words ? { ...change, why: says, language: words.language } : change;
}

/** How the reason of a sign of the list is named that the owner said yes to. */
export const LISTED = "check-";
/** Reasons that are no rule's: a sign that was only asked about, and the level of an earlier message. */
export const ASKED_SIGN = "asked-sign";
export const EARLIER = "earlier";
