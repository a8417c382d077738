const TLD =
  "com|org|net|info|io|co|app|dev|shop|store|vet|pet|pets|example|edu|gov|uk|de|fr|es|it|pt|br|us|ca|au|eu|me|ly|biz|link|site|online|nl|be|at|ch|ie|nz|tv|ai|xyz|club|forum|help|clinic|care|health|blog|wiki|guide";

/** Addresses of the web and of e-mail that stand in the text as they are. */
const ADDRESS = new RegExp(
  [
    String.raw`(?:(?:[a-z][a-z\d+.-]{1,9}:)?\/\/|www\.)[^\s/][^\s]*[^\s.,;:!?)*_]`,
    String.raw`(?<![\w@/[(])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    // "@nightvet".
    String.raw`(?<![\w@/.])@[a-z][\w.]+\w`,
    String.raw`(?<![\w@/.#(])(?:[a-z\d-]+\.)+(?:${TLD})(?:\/[^\s]*[^\s.,;:!?)*_]|(?!\w))`,
    String.raw`(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?:\/[^\s]*[^\s.,;:!?)*_])?(?![\w.])`,
  ].join("|"),
  "giu",
);

/** Addresses that are written out: "www dot name dot org", "name punto it", "w w w . n a m e . n e t". */
const WRITTEN_OUT = new RegExp(
  [
    String.raw`\bw\s?w\s?w\b`,
    // "petadvice(.)net".
    String.raw`[\p{L}\d-]{2,}\s*[([]\s*[.]\s*[)\]]\s*\p{L}{2,}`,
    // "nightvet (at) clinic (dot) example".
    String.raw`[([]\s*(?:dot|at|punkt|point|punto|ponto|punt)\s*[)\]]`,
    // "petclinic dot care"; "the dot is", "a red dot on" are words of the language.
    String.raw`(?<!\b(?:an?|the|th[ai][ts]|one|each|every|red|tiny|small|black|white|brown|laser))\s+dot\s+(?!is\b|on\b|in\b|of\b|at\b|to\b|and\b|or\b|that\b|the\b|with\b|near\b|under\b|like\b|where\b|may\b|can\b)[a-z]{2,}`,
    // "At this point it", "el punto es": only endings that are no words of the language.
    ...[
      ["dot", "com|org|net|info|io|co|app|vet|pet|shop|uk|gov|edu|ca|au|eu|de|fr|ie|nz"],
      ["point", "com|org|net|info|fr|eu|ch|co|uk"],
      ["punkt", "com|org|net|info|de|at|ch|eu"],
      ["punto", "com|org|net|info|it|eu|mx"],
      ["ponto", "com|org|net|info|pt|br|eu"],
      ["punt", "com|org|net|info|nl|eu"],
    ].map(([dot, endings]) => String.raw`[\p{L}\d-]{2,}\s*[([]?[\s-]*\b${dot}\b[\s-]*[)\]]?\s*(?:${endings})\b`),
    // "El punto es", "un punto es" are words of the language.
    String.raw`(?<!\p{L})(?!(?:el|un|al|del|este|ese|primer|segundo|otro|mi|su|cada)\b)[\p{L}\d-]{3,}\s+punto\s+es\b`,
    String.raw`\p{L}{2,}\s+\.\s*(?:com|org|net|info|io|vet|co\.uk)\b`,
  ].join("|"),
  "iu",
);
const SPACED_OUT = /(?:[\p{L}\d]\s){2,}[.]\s?(?:[\p{L}\d]\s?){2,}(?![\p{L}\d])/u;

export const withoutAddresses = (sentence: string): string => sentence.replace(ADDRESS, "");

/** Does the sentence spell an address out, so that the whole of it must go? */
export const spellsAddress = (text: string): boolean =>
  WRITTEN_OUT.test(text.replace(/(?<=(?<!\p{L})\p{L})-(?=\p{L}(?!\p{L}))/gu, "")) || SPACED_OUT.test(text);
