import type { CardWords } from "#app/domain/card-words.ts";
import type { Reason } from "#app/domain/verdict.ts";
import { isSurelyEnglish, languageOf, OTHER_LANGUAGES, type OtherLanguage } from "#app/language/message-language.ts";
import { type Facts, isLive } from "#app/reading/facts.ts";
import { SERIOUS } from "../reasons.ts";
import type { CheckTexts } from "../rules/check-texts.ts";
import { type LanguagePack, textsIn } from "../rules/language-pack.ts";
import type { OpenRules } from "../rules/open-rules.ts";
import type { Rule, RuleBook } from "../rules/rule-book.ts";

/** The language that an owner writes: that of the message, or, where it shows none ("no"), the one before. */
export function languageAfter(said: string, before: string | undefined): OtherLanguage | undefined {
  const known = OTHER_LANGUAGES.find((language) => language === before);
  return languageOf(said) ?? (isSurelyEnglish(said) ? undefined : known);
}

export type OwnerTexts = { checks: CheckTexts; words?: CardWords };

/** The check and the card in a language; in English where it is not loaded. */
export function createOwnerTexts({ checks, languages = {} }: Pick<RuleBook, "checks" | "languages">) {
  const opened = new Map<LanguagePack, OwnerTexts>();
  return (language: OtherLanguage | undefined): OwnerTexts => {
    const pack = language && languages[language];
    if (!pack) return { checks };
    const texts = opened.get(pack) ?? { checks: textsIn(checks, pack), words: pack.words };
    opened.set(pack, texts);
    return texts;
  };
}

/**
 * Whether all signs and events that a message names are denied, asked in general or of another time, or it tells of an animal of the past. In
 * another language than English the classifier takes the words for what they would mean without that.
 */
export function saysNothingLive({ facts }: { facts: Facts }, kindOf: OpenRules["kindOf"]): boolean {
  const claims = [...facts].filter(([name]) => (kindOf(name) === "sign" || kindOf(name) === "event") && !name.startsWith("ok_"));
  if (claims.length === 0) return isLive(facts, "lost_pet");
  return claims.every(([, { live, over }]) => live.length === 0 && over.length === 0);
}

/** The reasons in the language of the texts: that of a sign of the list with the same first steps stands for that of a rule. Others stay English. */
export function reasonsInLanguage(
  reasons: readonly Reason[],
  { checks: { list }, words }: OwnerTexts,
  ruleOf: (id: string) => Pick<Rule, "protocol"> | undefined,
  species: ReadonlySet<string>,
): Reason[] {
  if (!words) return [...reasons];
  const { language, serious } = words;
  const own = list.filter(({ animals }) => animals.some((name) => species.has(name)));
  const translated = reasons.map((reason) => {
    const { rule, says } = reason;
    const protocol = ruleOf(rule)?.protocol;
    const alike = rule.startsWith(LISTED)
      ? says
      : says === SERIOUS
        ? serious
        : own.find((one) => protocol && one.protocol === protocol)?.reason;
    return alike ? { ...reason, says: alike, language } : reason;
  });
  return translated.filter(({ says }, at) => translated.findIndex((one) => one.says === says) === at);
}

/** How the reason of a sign of the list is named that the owner said yes to. */
export const LISTED = "check-";
