import { isSurelyEnglish, languageOf, type OtherLanguage } from "#app/language/message-language.ts";
import type { LanguagePack } from "#app/triage/screen.ts";
import { loaded } from "./screen.ts";

const LOAD: Record<OtherLanguage, () => Promise<{ default: LanguagePack }>> = {
  es: () => import("virtual:content/language-es"),
  fr: () => import("virtual:content/language-fr"),
  de: () => import("virtual:content/language-de"),
  pt: () => import("virtual:content/language-pt"),
  it: () => import("virtual:content/language-it"),
  nl: () => import("virtual:content/language-nl"),
};

/** Fewer words of an unknown language are a word being typed. */
const FEWEST_WORDS = 4;

const loading = new Map<OtherLanguage | "names", Promise<void>>();

/**
 * Loads what the screen needs for the language of a text, in a browser.
 * @returns undefined where it has it already
 */
export function loadLanguageOf(text: string): Promise<void> | undefined {
  const language = languageOf(text);
  if (language)
    return loaded.languages[language]
      ? undefined
      : once(language, async () => {
          loaded.languages[language] = (await LOAD[language]()).default;
        });
  if (loaded.listNames || isSurelyEnglish(text) || text.trim().split(/\s+/).length < FEWEST_WORDS) return undefined;
  return once("names", async () => {
    loaded.listNames = (await import("virtual:content/list-names")).default;
  });
}

/** Without a network the card stays in English, and the next word tries again. */
function once(key: OtherLanguage | "names", load: () => Promise<void>): Promise<void> {
  const begun = loading.get(key) ?? load().catch(() => void loading.delete(key));
  loading.set(key, begun);
  return begun;
}
