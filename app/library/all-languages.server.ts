import de from "virtual:content/language-de";
import es from "virtual:content/language-es";
import fr from "virtual:content/language-fr";
import it from "virtual:content/language-it";
import nl from "virtual:content/language-nl";
import pt from "virtual:content/language-pt";
import listNames from "virtual:content/list-names";
import type { LanguagePacks } from "#app/triage/screen.ts";

/** The Worker answers in every language from its first question on. */
export const languages: Required<LanguagePacks> = { es, fr, de, pt, it, nl };
export { listNames };
