/** How owners take back what they wrote. All patterns read small letters with single spaces. */

export type Retraction = {
  shape: RegExp;
  unless?: RegExp;
  what: "all" | "events" | "blood" | "named" | "denied" | "replaced";
  why: string;
  /** The shape itself says who took it, so that "he ate them" tells of no animal. */
  isOfPerson?: true;
  /** Concepts that make it ambiguous: after "he ate my pills", "it was empty" tells how many. */
  notAfter?: readonly string[];
};

const IT = "\\b(?:it|that|this|he|she|they|those|these)(?:'?s| was| is| were| are)?(?: only| just| actually| really)*";
/** With its verb: "would he show" is no show. */
const IT_IS = "\\b(?:it|that|this|he|she|they|those|these)(?:'?s| was| is| were| are)(?: only| just| actually| really)*";
const IT_WAS =
  "\\b(?:it|that|this|they|those|these|what (?:he|she|they) (?:ate|had|got|drank|licked|chewed|swallowed))(?:'?s|'?re| was| is| were| are| turned out to be)(?: only| just| actually| really| in fact)*";
const ANIMAL = "(?:dog|cat|rabbit|bird|hamster|pet|puppy|kitten)";
const PERSON =
  "(?:son|daughter|husband|wife|lad|lass|wean|bairn|wee (?:one|man)|kids?|child|children|boyfriend|girlfriend|partner|mother|father|mom|mum|dad|brother|sister|flatmate|roommate|housemate|toddler|grandson|granddaughter|neighbou?r|friend)";
const HE = "(?:he|she|they|the (?:dog|cat|puppy|kitten))";
const NOT = "(?:did ?n'?t|did not|hadn'?t|had not|never|hasn'?t|has not)";
/** "He didn't eat it", and not "he didn't eat it all". */
const END = "(?= *$| ?[.,;!)]| (?:at all|after all|and|so|because|he|she|they|i|we|my|it|thank|thanks|phew)\\b)";
const PACKAGE =
  "(?:box|pack|packet|package|bag|bottle|jar|tub|tin|can|carton|container|blister|strip|foil|wrapper|lid|cap|seal|tube|station|block|trap|bar|tablets?|pills?|everything|all)";
const STORE =
  "(?:box|pack|packet|package|bag|bottle|jar|tub|tin|carton|cupboard|drawer|cabinet|bin|trash|garbage|purse|handbag|pocket|car|truck|fridge|freezer|shelf|closet|garage|shed|pantry|wrapper|wrapping|foil|remote|toy|kitchen|bathroom|bedroom|office|backpack|suitcase|lunchbox|case|counter|table|desk)";
const FOUND_ON_ANIMAL =
  "\\b(?:in|on|from|out of) (?:his|her|its|their|the (?:dog|cat)'?s) (?:mouth|vomit|sick|poo|poop|stool|throat|stomach|belly|fur|coat|paw|teeth)|\\b(?:chewed|half|torn|tore|ripped|open|bitten|bit|eaten(?! only)|food|dinner|breakfast)\\b";
const OTHER_THING = "\\b(?:other|another|rest)\\b";
const NOT_TAKEN = "You told us that nothing was eaten or taken after all.";

/** "Maybe it was a pothos" takes nothing back. */
export const IS_UNSURE =
  /\b(?:maybe|might|perhaps|possibly|probably|not (?:too |really |completely |entirely |100 ?% )?(?:sure|certain)|unsure|i (?:think|guess|hope|believe|suppose|assume|don'?t know)|hopefully|could (?:be|have)|may have|looks? like|no idea|either)\b/;
/** What is only partly so: "all there except two", "found it, half is missing". */
export const IS_PARTLY_SO =
  /\b(?:except|apart from|besides|other than|all but|minus|bar (?:one|two)|but (?:one|two|three|\d+|a few|half|some|not)|but (?:he|she|they) |also|too|as well|(?:one|two|three|four|five|\d+|some|half|few|most|part|bits?|pieces?|chunks?|several) (?:of (?:it|them) )?(?:is|are|was|were)? ?(?:missing|gone)|partly)\b/;

/** Explicit retractions only, the most specific first. "I was wrong" and "never mind" do not say what is taken back. */
export const RETRACTIONS: readonly Retraction[] = [
  {
    shape: new RegExp(
      `${IT} (?:from )?(?:(?:last|the other|a previous) (?:year|month|summer|winter|spring|autumn|fall|christmas|easter)|(?:a few |two |three |many |\\d+ )?(?:years|months) (?:ago|back)|when (?:he|she|they) (?:was|were) (?:a )?(?:puppy|kitten|young|little|small|baby))`,
    ),
    what: "all",
    why: "You told us that this was at another time.",
  },
  {
    shape: new RegExp(
      `${IT} (?:not )?(?:my |our |the |a |another )?(?:neighbou?r'?s?|friend'?s?|sister'?s?|brother'?s?|cousin'?s?|mum'?s?|mom'?s?|dad'?s?|someone else'?s?|somebody else'?s?|previous|last|old|late) (?:${ANIMAL}|one)\\b|\\b(?:not|wasn'?t|isn'?t|weren'?t) (?:him|her|them|mine|ours|my ${ANIMAL}|our ${ANIMAL})\\b.{0,20}\\b(?:another|a different|someone else'?s|some other|the neighbou?r'?s) (?:${ANIMAL}|one|animal)\\b`,
    ),
    what: "all",
    why: "You told us that this was another animal.",
  },
  {
    shape: new RegExp(
      `${IT_IS} (?:an? |the |in an? |from an? |on )*(?:episode|scene|film|movie|serial|soap|show|story|programme|tv|telly|novel|book|quiz)\\b|\\b(?:no|(?:do ?n'?t|do not) (?:have|own|keep) (?:a|any)) (?:${ANIMAL}|animal)s?(?= *$| ?[.,;!)]| (?:is|are|was|were|poorly|sick|ill|here|involved|at all|and|so)\\b)`,
    ),
    what: "all",
    why: "You told us that no animal of yours is affected.",
  },
  {
    shape: new RegExp(
      `${IT} (?:an? |all |made of )*(?:toy|plastic|fake|artificial|silk|plush|stuffed|cuddly|wooden|rubber|paper|fabric)\\b|\\bmeant (?:the|a|my|his|her|their) (?:toy|stuffed|plush)\\b|\\b(?:not (?:a )?real|isn'?t real|wasn'?t real|aren'?t real)\\b`,
    ),
    what: "named",
    why: "You told us that it was not real.",
  },
  {
    // "Found it" counts only as a find of what was missing.
    shape:
      /\b(?:found|counted)\b.{0,40}\b(?:under|behind|in|inside|on|still|again|all|missing|untouched|unopened|intact|safe|there|both|every)\b|\b(?:found|counted) (?:it|them|the (?:tablet|tablets|pill|pills|battery|magnet|magnets|sock|toy|needle|string|thread|ribbon|button|coin|chocolate|packet))\b/,
    unless: new RegExp(`${FOUND_ON_ANIMAL}|${OTHER_THING}|\\bempty\\b`),
    what: "events",
    why: NOT_TAKEN,
  },
  {
    shape:
      /\b(?:none|nothing)(?: of it| of them)?(?: is| are| was| were)? (?:missing|gone|eaten)\b|\b(?:all|everything)(?: of it| of them| \w+ \w+| \w+)?(?: is| are|'?s|'?re)? (?:there|here|accounted for)\b/,
    what: "events",
    why: NOT_TAKEN,
  },
  {
    shape: new RegExp(
      `\\b${HE} ${NOT} (?:actually |even |really )?(?:eat|eaten|ate|swallow|swallowed|touch|touched|lick|licked|drink|drunk|drank|take|taken|took|chew|chewed|get|got|have|had|reach|reached)(?: into| hold of| to| at| near)? ?(?:it|them|any|one|anything|that|any of (?:it|them|that))${END}`,
    ),
    what: "events",
    why: NOT_TAKEN,
  },
  {
    shape: new RegExp(
      `\\b${PACKAGE}(?: \\w+){0,2}? (?:(?:still|all|is|are|was|were|been|stayed|completely|fully) )*(?:sealed|unopened|closed|shut|intact|untouched|wrapped|locked|unbroken)\\b|\\bstill (?:completely )?full\\b|\\b${PACKAGE} (?:(?:is|was|are|were|still) )+full\\b(?! of)|\\b(?:it|they)(?:'?s|'?re| is| are| was| were)? (?:still |all |completely )*(?:sealed|unopened|untouched|intact)\\b|\\b(?:never|not|wasn'?t|hasn'?t|weren'?t|haven'?t)(?: even)?(?: been)? (?:opened|touched)${END}`,
    ),
    unless:
      /\b(?:but|until|till|when|before|yesterday|earlier|this morning)\b|\b(?:chewed|half|torn|tore|ripped|bitten|bit|broke|broken|holes?|other|empty)\b|\beyes?\b|\bmouth\b/,
    what: "events",
    why: NOT_TAKEN,
  },
  {
    shape: new RegExp(
      `\\b${PERSON} (?:(?:had|has|have|actually|just|already) )*(?:ate|eaten|drank|drunk|finished|binned|moved|hid|threw) (?:it|them|that|all of (?:it|them))\\b|\\b${PERSON} (?:(?:had|has|just) )*(?:took|taken|grabbed|got|picked) (?:it|them|that|those) .{0,20}\\b(?:first|before (?:he|she|they)|in time)\\b`,
    ),
    unless: new RegExp(FOUND_ON_ANIMAL),
    what: "events",
    why: NOT_TAKEN,
  },
  {
    shape: new RegExp(
      `\\b${PERSON}\\b.{0,30}\\b(?:ate|eaten|drank|drunk|took|taken|had|finished) .{0,40}\\b(?:not?|nae|wasn'?t|instead of) (?:the |my |our |ma )?(?:${ANIMAL}|dug|pup|him|her)\\b|\\b${PERSON}\\b.{0,30}\\b(?:ate|eaten|drank|drunk|took|taken|had|finished) (?:\\w+ ){0,3}(?:himself|herself|themselves)\\b|\\b(?:it was (?:one of )?(?:his|her|their|my|${PERSON}'?s) own\\b.{0,40}\\b)(?:already )?(?:took|taken|had|eaten|swallowed) (?:it|them|one)\\b`,
    ),
    unless: new RegExp(`${FOUND_ON_ANIMAL}`),
    what: "events",
    why: NOT_TAKEN,
    isOfPerson: true,
  },
  {
    shape: new RegExp(
      `\\b(?:still|was|is|were|are) (?:still |sitting |lying |safe |safely )*(?:in|on|under|behind) (?:the|my|his|her|our|its|their) (?:\\w+ )?${STORE}\\b.{0,20}\\b(?:whole time|all along|all the time)\\b|\\bstill (?:in|on) (?:the|my|our|its) (?:\\w+ )?${STORE}\\b`,
    ),
    unless: new RegExp(`${FOUND_ON_ANIMAL}|${OTHER_THING}`),
    what: "events",
    why: NOT_TAKEN,
  },
  {
    shape:
      /\b(?:already|long|been) empty\b|\bempty (?:already|anyway|before|to begin with|to start with|from the start)\b|\b(?:was|is) an? (?:old )?empty (?:one|box|bottle|packet|pack|bag|jar|tin|tub|wrapper)\b|\bthere (?:was|is) nothing (?:left )?in (?:it|there)\b/,
    unless: /\b(?:when i|when we|found)\b/,
    what: "events",
    why: NOT_TAKEN,
  },
  {
    shape: /^(?:(?:no|oh|wait|ah|phew|but|and)[, ]+)*(?:it|(?:the|that) [a-z]+) was (?:completely |totally |all )?empty[.! ]*$/,
    what: "events",
    why: NOT_TAKEN,
    notAfter: ["eaten_whole", "swallowed_words", "amount_gone"],
  },
  {
    shape:
      /\b(?:(?:false|wrong) alarm|falsa alarma|fausse alerte|fehlalarm|falso alarme|falso allarme|vals alarm|loos alarm|(?:just|only) (?:a )?(?:joke|joking|kidding|test|testing|a prank|pranking|messing)|wrong (?:chat|window|tab)|(?:ignore|disregard|forget|scratch|delete) (?:that|this|all that|everything|my (?:last|first|earlier|previous)|what i (?:said|wrote|typed)))\b/,
    what: "all",
    why: "You took back what you had told us.",
  },
];

const CORRECTION =
  "(?:no|wait|actually|sorry|oops|whoops|turn(?:s|ed) out|checked|looked|correction|mistake|misread|mixed up|wrong|my bad)";

/** "Oh wait, they were blueberries, not grapes", "it wasn't string, it was grass", "the label says no xylitol". */
export const CORRECTS: readonly RegExp[] = [
  new RegExp(`\\b${CORRECTION}\\b.{0,80}\\b(?:was|were|is|are|it'?s|they'?re) .{0,40}\\bnot `),
  new RegExp(`${IT_WAS} [a-z' ]{2,40},? not (?:an? |the |any |real )?[a-z]+(?= *$| ?[.,;!])`),
  new RegExp(`\\b(?:not|wasn'?t|weren'?t|isn'?t|aren'?t) [a-z ]{2,40}[,;.] ?${IT_WAS} `),
  /^(?!.*\b(?:left|remaining|vomit|mouth|poo|poop|stool|throat|sick)\b).*\b(?:label|ingredients?|recipe|checked|(?:it|they)(?:'?s| is| are| was| were| has| have| had)?(?: got)?|says?|yogurt|gum|product)\b (?:it )?(?:has |have |had |with )?(?:no|without|free of|does(?:n'?t| not) (?:have|contain|list|include)|did(?:n'?t| not) (?:have|contain|list|include))\b/,
  /\bwithout (?:any )?[a-z]+(?= *$| ?[.,;!])/,
];

/** What owners take for something dangerous. */
const HARMLESS =
  "(?:carob|blueberr(?:y|ies)|strawberr(?:y|ies)|raspberr(?:y|ies)|cranberr(?:y|ies)|apples?|pears?|bananas?|melon|peas|beans?|olives?|carrots?|cucumber|beets?|beetroot|tomato sauce|ketchup|jam|juice|peanuts?|water|grass|hay|leaf|leaves|straw|twigs?|decaf|stevia|soil|mud|kibble|biscuits?|bread|crackers?|rice|cheese|chicken|ham|sweet potato|cardboard|paper|tissue|treats?|food colou?ring)\\b(?![ -](?:sized?|shaped|like|colou?red|based))";
/** "The pack says carob, not chocolate": what is named is what it was. */
export const SAYS_ANOTHER =
  /\b(?:label|pack|packet|package|box|bag|tin|jar|bottle|tub|wrapper|tube|it|which|ingredients?)(?: list)? (?:says?|said|reads?|was|is|turned out to be) (?:only |just |actually |it'?s )*[a-z' ]{2,40},? not (?:an? |the |any |real )?[a-z]+(?= *$| ?[.,;!])/;

/** "He didn't eat it, he swallowed a magnet instead." */
export const HAS_TAKEN = new RegExp(
  `\\b(?:he|she|they|it) (?:(?:just|only|actually|then|has|had|have|did) )*(?:ate|eaten|swallowed|drank|drunk|licked|chewed|gulped|got into)\\b(?! (?:nothing|none)\\b)(?! (?:only|just) (?:some |the |a |her |his )?${HARMLESS})`,
);

/** "It was next to the lily" does not say what it was. */
const ELSEWHERE =
  "(?:in|on|under|left|mixed|next|inside|covered|full|near|after|before|by|from|with|not|like|wrapped|about|around|too|when|because)\\b";
const SAYS = `${PERSON} (?:just |now )?(?:says?|said|told (?:me|us)|tells (?:me|us))`;
const CORRECTED = `(?:^|\\b(?:${CORRECTION}|${SAYS})\\b.{0,40})${IT_WAS}`;

/** "Turns out it was carob", "it was decaf". */
export const IS_HARMLESS = new RegExp(`${CORRECTED} (?:(?!${ELSEWHERE})[a-z'-]+ ){0,3}${HARMLESS}`);
/** "No wait it was a pothos." */
export const IS_ANOTHER_THING = new RegExp(`${CORRECTED} (?:(?!${ELSEWHERE})[a-z'-]+ ?){1,6}(?:$|[.,;!])`);
/** "It wasn't blood, it was beet juice." */
export const NOT_BLOOD = new RegExp(`\\b(?:not|wasn'?t|isn'?t) (?:actually |really |even |any )*(?:real )?blood\\b.{0,30}\\b${HARMLESS}`);

/** "My cat ate a lily, no wait it was a pothos". @returns the first statement, and the correction */
export function splitCorrection(text: string): [said: string, correction: string] | undefined {
  const found = SPLIT.exec(text);
  return found ? [found[1] as string, found[2] as string] : undefined;
}

const SPLIT =
  /^(.{8,400}?)[\s.,;!?)-]+((?:(?:oh|ah|no)[, ]+)*(?:wait|hang on|actually|sorry|oops|whoops|scratch that|correction|edit|update|turns out|i (?:just )?(?:checked|looked))\b.{3,200})$/is;
