import type { Reason } from "#app/domain/verdict.ts";
import { isUnreadable } from "#app/language/detect-language.ts";
import { languageOf } from "#app/language/message-language.ts";
import type { Token } from "#app/language/tokenise.ts";
import type { RuleBook, UnreadLanguage } from "./rules/rule-book.ts";

/** The rule that a message in a language which is not read meets. */
export const UNREAD_LANGUAGE = "unread-language";

const IN_ENGLISH =
  "We could not read this language. If your pet struggles to breathe, collapses, has a seizure, bleeds or swallowed something dangerous, call an emergency vet now.";

/** What to tell an owner whose language the rules cannot read, first in their own where we have a sentence; undefined when it was read. */
export function createUnreadCheck({ unreadLanguages }: RuleBook): (tokens: Token[], text: string) => Reason | undefined {
  const languages = unreadLanguages.map((language) => ({ says: language.says, isIn: detectorOf(language) }));
  return (tokens, text) => {
    const own = languages.find(({ isIn }) => isIn(tokens, text))?.says;
    if (!own && (languageOf(text) || !isUnreadable(tokens, text))) return undefined;
    return { rule: UNREAD_LANGUAGE, says: own ? `${own}\n${IN_ENGLISH}` : IN_ENGLISH, source: "merck-em-intro" };
  };
}

const FEWEST_WORDS = 2;

function detectorOf({ script, words }: UnreadLanguage): (tokens: Token[], text: string) => boolean {
  if (script) {
    const letter = new RegExp(`\\p{Script=${script}}`, "u");
    return (tokens, text) => letter.test(text) && isUnreadable(tokens, text);
  }
  const known = new Set(words);
  return (tokens) => tokens.filter(({ text }) => known.has(text)).length >= FEWEST_WORDS;
}
