import classifier from "virtual:content/classifier";
import rules from "virtual:content/triage-rules";
import { createScreen, type LanguagePacks, type ListNames } from "#app/triage/screen.ts";

/** What is loaded besides English: the Worker has all of it, a browser what its owner writes. */
export const loaded: { languages: LanguagePacks; listNames?: ListNames } = { languages: {} };

/** The urgency screen over the rules of content/triage: the same in the Worker and in the browser. */
export const screen = createScreen({
  ...rules,
  ...classifier,
  languages: loaded.languages,
  get listNames() {
    return loaded.listNames;
  },
});
