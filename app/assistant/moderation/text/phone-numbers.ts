/** Telephone numbers that may be shown, as digits. */
export type OwnNumbers = readonly string[];

const LEAST_DIGITS = 7;
const MOST_DIGITS = 15;
const NUMBER = /\+?\(?\d[\d\s().\-–‐‑/·•]*\d/g;
const DIALED = /\bdial\b[\d\s,.]*(?:then|and)?[\d\s,.then]*/i;
const DATE = /^(?:(?:19|20)\d\d[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](?:19|20)?\d\d)$/;
const YEARS = /^(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d$/;
const UNIT =
  /^\s*(?:%|°|mg|g|kg|lb|ml|l\b|cm|mm|in\b|bpm|kcal|min|hours?|hrs?|h\b|days?|weeks?|years?|ans\b|años|jahre|ann?[io]s?\b|jaar|times|breaths|beats|am\b|pm\b)/i;
/** A row of counts, "28 30 26 31", has small groups and none begins with 0. */
const COUNTS = /^(?:[1-9]\d{0,2}[\s/.\-–]+){2,}[1-9]\d{0,2}$/;
const CALLS =
  /(?:call|dial|ring|phone|text|sms|whatsapp|hotline|helpline|number|line|tel|llam|marque|numero|appel|compos|ruf|wahl|nummer|chiam|ligu|disque)\p{L}*(?:\s+\S+){0,3}?[\s:]+(?:\p{L}+\s+(?:to|at|al|a|au|an)\s+)?(\d{3,6}|\d{2,3}[\s-]\d{2,3})(?![\d])/giu;
const CALLED = /(?:call|dial|ring|phone|text|llam|marque|appel|compos|ruf|wahl|chiam|ligu|disque)\p{L}*(?:\s+\p{L}+){0,3}:?\s*$/iu;
const VANITY = /\b(?:1[-.\s])?8\d\d[-.\s](?=[\dA-Z-]*[A-Z]{3})[\dA-Z]{3,}(?:-[\dA-Z]+)*\b/;
/** Digits and tens by their names, in seven languages, as they stand without accents; after the first one they may run together. */
const DIGIT =
  "zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|cero|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|null|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|deux|trois|quatre|cinq|sept|huit|neuf|due|tre|quattro|cinque|sei|sette|otto|nove|um|dois|duas|quatro|sete|oito|meia|nul|een|twee|drie|vijf|zes|zeven|negen";
const TENS =
  "hundred|cents?|cien(?:to)?|hundert|cento|cem|honderd|double|triple|(?:thir|four|fif|six|seven|eigh|nine)teen|eleven|twelve|douze|onze|dou?ce|zwolf|elf|dodici|undici|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig|vingts?|trente|quarante|cinquante|soixante|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig";
const WORD = `(?:${TENS})?(?:${DIGIT})|(?:${DIGIT})?(?:${TENS})`;
const ROW = new RegExp(String.raw`(?<!\p{L})(?:${WORD})(?:(?:[\s,-]+(?:(?:and|y|et|und|e|en)\s+)?)(?:${WORD}))+(?!\p{L})`, "giu");
/** What a number is called when it is told in parts. */
const PARTS =
  /(?:area|dial+ing|country) code|(?:first|second|third|last|final|other) (?:part|bit|digits?|three|four|block|ones)|landline|extension|vorwahl|durchwahl|prefijo|indicatif|prefisso|indicativo|netnummer|kengetal|spells? /i;
const NAMED = /(?:number|nummer|numero|dial|digits|\b(?:call|ring|text|phone)\b)/i;
/** "0176": no weight, count or time begins like this, but "15 000" goes on. */
const LEADING_ZERO = /(?<![\d.,:/-])(?!(?<=\d\s)000\b)0\d{2,}(?![\d.,:/]*\d)/g;
/** "5-5-5-0". "3-3-3" is a rule for the first days of a new pet. */
const SINGLE_DIGITS = /(?<!\d)\d(?:-\d(?!\d)){3,}/;
const ZERO = /\b(?:zero|oh|cero|null|nul)\b/i;

/** "Five five five, zero one two three". A count or a sum has fewer words, or no zero. */
const isSpoken = (text: string): boolean =>
  [...text.matchAll(ROW)].some(([row]) => {
    const least = NAMED.test(text) ? 3 : ZERO.test(row) ? 4 : 5;
    return row.split(/[\s,-]+/).length >= least;
  });

/** Does the text hold a telephone number that is not one of ours? Counts, dates, weights and logs are none. */
export function hasForeignNumber(raw: string, own: OwnNumbers): boolean {
  const text = raw.normalize("NFKD").replace(/[\p{M}\p{Cf}*_~`\\[\]]/gu, "");
  if (VANITY.test(text) || SINGLE_DIGITS.test(text) || isSpoken(text)) return true;
  const isPart = (digits: string) => !isOwn(digits, own) && !own.some((number) => number.includes(digits));
  if ([...text.matchAll(LEADING_ZERO)].some(([digits]) => isPart(digits))) return true;
  if (PARTS.test(text) && [...text.matchAll(/\d{3,}/g)].some(([digits]) => isPart(digits))) return true;
  for (const { 0: found, index } of text.matchAll(NUMBER)) {
    const number = found.trim();
    const digits = number.replace(/\D/g, "");
    if (digits.length < LEAST_DIGITS || digits.length > MOST_DIGITS || isOwn(digits, own)) continue;
    const isCalled = CALLED.test(text.slice(0, index));
    if (DATE.test(number) || YEARS.test(number) || (COUNTS.test(number) && !isCalled) || UNIT.test(text.slice(index + found.length)))
      continue;
    // Decimals and thousands are amounts; "555.0123" is dialed.
    if (/^\d+\.\d+$/.test(number) && !/^\d{3}\.\d{4}$/.test(number)) continue;
    return true;
  }
  const dialed = DIALED.exec(text)?.[0].replace(/\D/g, "") ?? "";
  if (dialed.length >= LEAST_DIGITS && !isOwn(dialed, own)) return true;
  const short = text.replace(NUMBER, (number) => (number.replace(/\D/g, "").length < LEAST_DIGITS ? number : " "));
  for (const { 1: number = "", 0: found, index } of short.matchAll(CALLS)) {
    if (
      UNIT.test(short.slice(index + found.length)) ||
      /(?:within|every|after|in|for)\s+\S+$/i.test(found) ||
      isOwn(number.replace(/\D/g, ""), own)
    )
      continue;
    return true;
  }
  return false;
}

/** One of ours in any form: with or without the country's code, whole or followed by further figures of the sentence. */
function isOwn(digits: string, own: OwnNumbers): boolean {
  return own.some((number) => {
    // Many a longer number ends like a short one.
    if (number.length < LEAST_DIGITS) return digits === number;
    const local = number.slice(-Math.min(10, number.length));
    return (
      digits.endsWith(local) ||
      digits.startsWith(number) ||
      digits.startsWith(local) ||
      (digits.length >= LEAST_DIGITS && number.endsWith(digits))
    );
  });
}
