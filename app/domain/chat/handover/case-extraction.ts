import { readPetType } from "../../pets.ts";
import { isDenied } from "./negation.ts";

const COUNT = "(?:\\d+(?:[.,/]\\d+)?|half|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a couple of|a few|several)";
const TIME = "(?:min(?:ute)?s?|h(?:ou)?rs?|days?|nights?|weeks?|months?|years?)";

/** How owners say the things that a vet asks for first. Quoted, never rewritten. */
export const TOLD = {
  event:
    /\b(?:ate|eaten|eating (?!well|ok|normally)|swallowed|chewed|licked|drank|drunk|got into|inhaled|hit by|run over|fell|fallen|dropped|bitten|bit|stung|attacked|stepped on|trapped|choked|collapsed|escaped|burnt|burned|cut)\b/i,
  age: new RegExp(
    `\\b(?:${COUNT}(?: and a half)?|newborn)(?:[ -]?(?:y(?:ea)?rs?|months?|mos?|weeks?|wks?|days?)[ -]old|[ -]?y/?o)\\b|\\bnewborn\\b`,
    "i",
  ),
  young: /\b(?:puppy|kitten|pup|senior|elderly)\b/i,
  when: new RegExp(
    `\\b(?:(?:about |around |over |nearly |less than )?${COUNT}(?: and a half)?(?: or ${COUNT})? ?${TIME} ago|half an hour ago|just now|(?:since |late |early )?(?:last night|this (?:morning|afternoon|evening)|yesterday(?: morning| afternoon| evening)?|tonight|overnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:for|in) (?:the (?:last|past) |about |over )?${COUNT}(?: or ${COUNT})? ?${TIME}|(?:at|since|around) \\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]\\.?m\\.?|o'clock)?|all (?:day|night))(?!\\w)`,
    "i",
  ),
  tried:
    /\b(?:i|we|my (?:wife|husband|partner|son|daughter|mum|mom|dad))(?:'ve| have|'d| had)? (?:already |just )?(?:gave|given|tried|rinsed|washed|flushed|cleaned|bathed|offered|withheld|called|rang|phoned|put|wrapped|cooled|fed|pulled|removed|took (?:it|him|her|them) to)\b/i,
};

/** @returns the first sentence with something that is said and not denied */
export function firstOf(sentences: readonly string[], pattern: RegExp): string | undefined {
  return sentences.find((sentence) => {
    const found = pattern.exec(sentence);
    return found && !isDenied(sentence.slice(0, found.index));
  });
}

const WEIGHT = /\b(?:about |around )?\d+(?:[.,]\d+)? ?(?:kgs?|kilos?|kilograms?|lbs?|pounds?|stone)\b(?! of\b)/i;
const SMALL_WEIGHT = /\bweigh(?:s|ing|ed)?\b[^.,;]{0,15}?(\d+(?:[.,]\d+)? ?(?:g|grams?|oz|ounces?|kgs?|kilos?|lbs?|pounds?))\b/i;

/** The animal's weight in a sentence. Grams count only after "weighs": otherwise they are what it ate. */
export function weightIn(sentence: string): string | undefined {
  return SMALL_WEIGHT.exec(sentence)?.[1] ?? WEIGHT.exec(sentence)?.[0];
}

/** Counted, these are what was eaten themselves: "3 grapes". */
const PIECES = "cloves?|bulbs?|grapes?|raisins?|berries|leaves|leaf|petals?|sticks?";
const MEASURES =
  "mg|g|grams?|oz|ounces?|ml|tablets?|pills?|capsules?|bars?|squares?|pieces?|chunks?|slices?|cups?|handfuls?|spoonfuls?|teaspoons?|tablespoons?|packs?|packets?|boxes|box|bags?|bites?|mouthfuls?|bowls?|bottles?|blocks?|sachets?";
const UNITS = `(?:${MEASURES}|${PIECES})`;
const IS_PIECES = new RegExp(`(?:${PIECES})$`, "i");
const AMOUNT = new RegExp(
  `\\b(?:about |around |nearly |less than |more than )?(?:(?:half (?:of )?)?${COUNT}|the whole|a whole|all (?:of )?the|some)(?: (?:small|large|big|whole|tiny|little))? ?${UNITS}\\b`,
  "i",
);

/** How much, where an amount is said. */
export function amountIn(text: string): string | undefined {
  return AMOUNT.exec(text)?.[0];
}

const TAKEN_IN =
  /\b(?:ate|eaten|eating|swallowed|chewed|licked|drank|drunk|inhaled|got into)(?: (?:up|on|through|at))? (?!well\b|ok\b|normally\b|fine\b|and\b|or\b|but\b)(.+)/i;
const STARTS_WITH_ARTICLE = /^(?:of )?(?:(?:an?|the|some|my|our|his|her|their|your|whole|entire|of) )+/i;
const ENDS_THING =
  /[.,;:!?()]|\s(?:(?:and|then) (?:he|she|they|it|i|we|is|has|was|now|then|threw|vomited|collapsed)|but|so|when|while|because|after|before|since|for|from|off|in|at|about|around|an hour|half an hour|this|last|yesterday|today|tonight|earlier|just now|what|should|do|\d)\b/i;
const POINTS = /^(?:it|them|that|this|those|these|something|anything|everything|one|some|all)?$/i;
const LONGEST_THING = 40;

/** What went into the animal, where a sentence says it and more than "it": without the amount, which `amountIn` reads. */
export function thingIn(sentence: string): string | undefined {
  // "An hour ago" is no thing.
  const said = TAKEN_IN.exec(sentence)?.[1]?.replace(TOLD.when, ",");
  if (!said) return undefined;
  const amount = AMOUNT.exec(said);
  const rest = amount?.index === 0 ? said.slice(amount[0].length).trim() : said;
  // "Two grapes" is an amount and the thing at once, "two leaves of a lily" is not.
  const isThing = amount !== null && IS_PIECES.test(amount[0]) && !/^of\b/.test(rest);
  const isNamed = rest && !isThing && !/^(?:\W|(?:and|or|about)\b)/.test(rest) && !ENDS_THING.test(` ${rest.split(" ")[0]}`);
  const more = isThing && amount.index === 0 ? /^and (.+)/i.exec(rest)?.[1] : undefined;
  if (more) return [amount?.[0], thingIn(`ate ${more}`)].filter(Boolean).join(" and ");
  const named = isNamed ? rest : isThing && amount.index === 0 ? amount[0] : said;
  const thing = (named.split(ENDS_THING)[0] ?? "").replace(STARTS_WITH_ARTICLE, "").trim();
  return POINTS.test(thing) || thing.length > LONGEST_THING ? undefined : thing;
}

/** The name in "my dog Bella ate ...": a word with a capital letter right behind the animal, where the animal has none. */
export function nameIn(sentence: string): string | undefined {
  const [whose = "", ...words] = sentence.split(/[\s,]+/);
  if (!/^(?:my|our)$/i.test(whose)) return undefined;
  const end = [2, 1].find((count) => readPetType(words.slice(0, count).join(" ")));
  const name = end && words[end - 1] === words[end - 1]?.toLowerCase() ? words[end]?.replace(/['\u2019]s$/, "") : undefined;
  const goesOn = end !== undefined && /^\p{Ll}/u.test(words[end + 1] ?? "");
  return name && goesOn && /^\p{Lu}\p{Ll}+$/u.test(name) ? name : undefined;
}

const SIGNS: readonly (readonly [string, RegExp])[] = [
  ["vomiting", /\b(?:vomit(?:s|ed|ing)?|throw(?:s|ing|n)? up|threw up|being sick|been sick|puk(?:e|ed|es|ing))\b/i],
  ["retching without bringing anything up", /\b(?:retch(?:es|ed|ing)?|dry heav(?:es|ing)|gagg(?:ed|ing))\b/i],
  ["diarrhea", /\b(?:diarrh(?:o?ea)|runny poo\w*|loose (?:stools?|poo\w*))\b/i],
  ["blood seen", /\b(?:blood(?:y)?|bleed(?:s|ing)?)\b/i],
  [
    "not eating",
    /\b(?:not eat(?:en|ing)?|(?:won'?t|doesn'?t|hasn'?t|didn'?t|isn'?t|stopped|refus(?:es|ing) to) eat(?:en|ing)?|off (?:his|her|its|their) food)\b/i,
  ],
  ["not drinking", /\b(?:not dr[iu]nk(?:ing)?|(?:won'?t|doesn'?t|hasn'?t|isn'?t|stopped) dr[iu]nk(?:ing)?)\b/i],
  [
    "trouble breathing",
    /\b(?:(?:breath\w*|pant\w*) (?:fast|hard|heavy|heavily|badly|loudly)|(?:fast|hard|heavy|labou?red) breath\w*|(?:can'?t|struggl\w+ to|trouble|difficulty) breath\w*|open[- ]mouth\w* breath\w*|gasp(?:s|ing|ed)?|wheez\w+)\b/i,
  ],
  ["coughing", /\bcough(?:s|ed|ing)?\b/i],
  ["fit or seizure", /\b(?:seizures?|fitting|had a fit|convuls\w+)\b/i],
  ["collapse", /\b(?:collaps\w+|passed out|faint(?:ed|ing)|unconscious|unresponsive)\b/i],
  ["wobbly or weak", /\b(?:wobbl\w+|stagger\w*|weak|can'?t stand|unsteady)\b/i],
  ["tired or hiding", /\b(?:letharg\w+|listless|very tired|sleepy|hiding)\b/i],
  ["shaking or trembling", /\b(?:shak(?:es|ing|y)|trembl\w+|twitch\w*|tremors?)\b/i],
  ["restless", /\b(?:restless\w*|pac(?:es|ing)|(?:can'?t|won'?t|unable to) settle)\b/i],
  ["limping", /\blimp(?:s|ed|ing)?\b/i],
  ["drooling", /\b(?:drool\w*|dribbl\w+|foaming)\b/i],
  ["swelling", /\b(?:swoll?en|swelling|bloated)\b/i],
  ["pale gums", /\b(?:pale|white|blue|grey|gray) (?:gums?|tongue)|(?:gums?|tongue)\b[^.,;]{0,15}\b(?:pale|white|blue|grey|gray)\b/i],
  [
    "no pee or straining",
    /\b(?:(?:can'?t|cannot|hasn'?t|not|won'?t|isn'?t|unable to) (?:pee|peed|peeing|urinat\w+|wee|weeing)|strain(?:s|ed|ing))\b/i,
  ],
  ["no droppings", /\b(?:(?:hasn'?t|not|no|isn'?t) (?:poo\w*|pellets|droppings))\b/i],
  ["scratching or licking", /\b(?:scratching|itch\w*|licking (?:his|her|its|their))\b/i],
  ["fever", /\b(?:fever(?:ish)?|high temperature)\b/i],
  ["pain", /\b(?:in pain|painful|crying|yelp\w*|whimper\w*|whin(?:es|ing))\b/i],
];

/** The signs that a sentence names and does not deny. */
export function signsIn(sentence: string): string[] {
  return SIGNS.flatMap(([name, pattern]) => {
    const found = pattern.exec(sentence);
    return found && !isDenied(sentence.slice(0, found.index)) ? [name] : [];
  });
}
