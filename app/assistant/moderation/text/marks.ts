const ITEM = /^\s*(?:[-*+]\s+|\d+[.)]\s+)/;

/** Is it an item of a list, a heading, or prose? */
export function shapeOf(text: string): "item" | "heading" | "prose" {
  if (ITEM.test(text)) return "item";
  return /^\s*#|:\s*\**\s*$/.test(text) ? "heading" : "prose";
}

/** Marks that are seen without reading a word: what names of brands, addresses, prices, forms of machines and broken texts look like. */
const MARKS: Readonly<Record<string, RegExp>> = {
  "capital inside a word": /\p{Ll}\p{Lu}/u,
  "capital letters": /\b\p{Lu}{3,}\b/u,
  code: /\p{Lu}{2,}\d+/u,
  machine: /[{}<>|\\=_#]|\[\[|->|\d%\p{L}/u,
  "said twice": /(\b\p{L}{2,}) \1\b/iu,
  money: /[$€£]/,
  share: /\d ?%/,
  exclaims: /!/,
  quotes: /["“„«]/,
  brackets: /\(/,
  asks: /\?/,
  "long number": /\d{3}/,
  link: /(?<!\[)\[[^[\]]+\](?!\])/,
  address: /\p{L}\.\p{Ll}{2,}/u,
  semicolon: /;/,
};
const NAME = /^\p{Lu}\p{Ll}/u;
const WHOLE_NAME = /^\p{Lu}\p{Ll}+$/u;
const MOST_NAMES = 3;

export function marksOf(text: string): string[] {
  const body = text
    .replace(ITEM, "")
    .replace(/^#+\s+/, "")
    .replaceAll("**", "");
  const words = body.split(/\s+/).filter(Boolean);
  const names = words.filter((word, at) => at > 0 && NAME.test(word) && !/[.!?:]["”»]?$/.test(words[at - 1] ?? "")).length;
  const areTwo = words.some((word, at) => at > 0 && WHOLE_NAME.test(word) && WHOLE_NAME.test((words[at + 1] ?? "").replace(/[.,]/g, "")));
  return [
    ...Object.keys(MARKS).filter((name) => MARKS[name]?.test(body)),
    ...(names > 0 ? ["name", `names ${Math.min(MOST_NAMES, names)}`] : []),
    ...(areTwo ? ["two names"] : []),
    ...(/[.!?:…)"”»*]\s*$/.test(text) ? [] : ["no end"]),
  ];
}
