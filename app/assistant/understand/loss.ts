import type { SaidBy } from "./owner-phrases.ts";

const PRONOUN = "(?:he|she|they|it)";
const THEM = "(?:him|her|them|they)";
const WEEKDAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const MONTH = "(?:january|february|march|april|may|june|july|august|september|october|november|december)";
const SOME_TIME = "(?:an?|one|two|three|four|five|six|few|several|\\d+) (?:days?|weeks?|months?|years?)";
const PUT_DOWN_WHEN = `(?:on ${WEEKDAY}|yesterday|last (?:night|week|month|year|${WEEKDAY})|this (?:morning|afternoon|week)|${SOME_TIME} ago)`;

const WHEN_DIED = `(?:today|tonight|${PUT_DOWN_WHEN})`;

const DIED = [
  "(?:has|have|just|had) (?:died|passed)",
  "died|passed (?:away|on)",
  `(?:when|since|after|before) ${PRONOUN} passed(?! (?:an?|some|the|it|out|blood|gas|worms?|stools?|urine|poop|pee)\\b)`,
  // "My dog die last night", in the words of somebody who learned English
  `(?<!\\b(?:will|can|could|would|might|may|did|does|should|if|let|make) )(?:my|our) (?:dog|cat|pet|rabbit|bird|hamster|fish|puppy|kitten) (?:just )?die ${WHEN_DIED}`,
  `(?<!\\b(?:stool|poop|poo|stone|worm|sock|toy|bone|gas|urine|blood|plug|swallowed(?: \\w+)?|stool has|sock has|toy has|bone has|stone has) )passed (?:peacefully|in (?:his|her|their|its) sleep|${WHEN_DIED})`,
  "found (?:\\w+ ){0,3}dead",
  `(?:is|are) (?!${PRONOUN}\\b)(?:\\w+ )?dead\\b(?! or)`,
  `(?:did not|didnt|hasnt|has not) (?:make|made) it`,
  `(?:went|left us) (?:in ${MONTH}|last (?:week|month|year|spring|summer|autumn|winter))\\b.*\\b(?:fault|miss|settle|crying)`,
  "(?:since|after|when) (?:i|we) lost (?:him|her|them|ours|mine)",
  "lost (?:my|our) (?:\\w+ ){0,3}(?:best friend|soul ?mate|beloved|boy|girl|lad|lass|baby)(?!.*\\b(?:park|woods|walk|find|missing|escaped|ran)\\b)",
  `lost (?:my|our) (?:\\w+ ){1,4}to (?:cancer|old age|kidney \\w+|heart \\w+|bloat)`,
  `(?<!\\b(?:will|would|could|might|may|did) )(?:i|we) (?:\\w+ )?killed (?:${THEM}|(?:my|our) (?:\\w+ )?(?:dog|cat|rabbit|bird|hamster|guinea pig|pet|fish))`,
  "(?:isnt|is not|not|never) coming (?:home|back)\\b(?=.*\\bvet\\b)|rainbow bridge|(?:coming|come|comes) back from (?:heaven|the rainbow)",
];

const PUT_TO_SLEEP = [
  "put to sleep|put(?:ting)? (?:\\w+ ){1,3}to sleep|euthan\\w+",
  `(?:be|been|was|were|is|being|dog|cat|pet|boy|girl|${THEM}) put down`,
  `put(?:ting)? (?:${THEM}|(?:an?|my|our|the) (?:\\w+ )?(?:dog|cat|pet|boy|girl|rabbit|horse)) down(?! (?:on|in|for|and|to|the))`,
  `put (?:\\w+ ){1,5}down ${PUT_DOWN_WHEN}`,
  `had to put (?:${THEM}|(?:my|our) (?:\\w+ ){1,4})(?: )?down(?:$| (?:because|and (?:i|we|now i|now we) (?:keep|feel|cant|cannot|miss|am|are|hate|think)))`,
];

const GRIEF = [
  `(?:do|done) with (?:his|her|their) (?:body|remains)`,
  "cremat\\w+|ashes|bur(?:y|ied|ial)|griev\\w*|grief|bereave\\w*|mourn\\w*",
  `will ${PRONOUN} pine|(?:keeps?|still|is) (?:looking|searching) for ${THEM}\\b`,
  "(?:killed|hit|run over|lost|attacked|drowned)\\b.*\\b(?:years?|months?) ago\\b.*\\b(?:fault|guilt\\w*|blame)|(?:last year|(?:years?|months?) ago)\\b.*\\b(?:still (?:feel|blame|think)|cant forgive)\\b.*\\b(?:fault|guilt\\w*|blame|forgive)",
  "\\bfault\\b.*\\b(?:gone|passed)\\b|lifeless\\b.*\\b(?:crying|grief|miss|understands?|gone)",
  "(?:still|cant stop|cannot stop) cry(?:ing)?\\b.*\\b(?:over|about|for|miss)|\\bcry (?:\\w+ ){0,2}(?:over|for) (?:my|our|him|her)",
];

const LOSS = new RegExp(`\\b(?:${[...DIED, ...PUT_TO_SLEEP, ...GRIEF].join("|")})\\b`);

/** What else dies or has died. */
const OF_SOMETHING_ELSE =
  /\b(?:fleas?|ticks?|worms?|plants?|battery|mites?|phone|(?:will|could|can|would|might|gonna|going to) (?:\w+ ){0,3}die|(?<!my |pet |our )rat (?:that )?died|has died down)\b/;

/**
 * Whether a message speaks of a death, a goodbye or the grief after it. Dying now is an emergency, not a loss.
 * @param plain the message in plain words @param says what its phrases say
 */
export function speaksOfLoss(plain: string, says: SaidBy): boolean {
  return (LOSS.test(plain) || says("cues").includes("goodbye")) && !OF_SOMETHING_ELSE.test(plain);
}

/** Ways in which owners speak of a death that has happened. */
export const DEATH = new RegExp(`\\b(?:${[...DIED, ...GRIEF].join("|")})\\b`);
