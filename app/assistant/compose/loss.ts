const TOPIC = "loss-and-goodbye";

const DIED = "(?:died|passed|dead|killed)";
const PUT_DOWN = "\\bput\\b.{1,30}\\b(?:to sleep|down)\\b|\\beuthan|\\blet (?:him|her|them) go\\b";
const UNAFFORDABLE = "\\b(?:afford|no money|(?:cant|can't|cannot) pay|(?:dont|don't) have (?:it|the money|that)|too expensive|broke)\\b";
const CHILD = "\\b(?:(?:grand)?(?:kids?|child(?:ren)?|sons?|daughters?)|toddlers?|little ones?)\\b";
const SIBLING = "\\b(?:little|baby|younger|small) (?:brother|sister)\\b";
const TELLS = "\\b(?:tell|explain|say)\\b";
const LONG_AGO =
  "\\b(?:months?|years?|(?:two|three|four|five|six|few|several|\\d+) weeks) (?:ago|later|now)\\b|\\bbeen (?:\\w+ ){1,2}(?:months?|years?)\\b";
const DAYS_AGO =
  "\\b(?:yesterday|the other day|this week|(?:last|on) (?:week|weekend|\\w+day)|(?:two|three|four|five|six|few|several|\\d+) days ago|a week ago)\\b|\\bhouse (?:is|feels) (?:so |too )?(?:quiet|empty)\\b";

/**
 * What somebody in grief needs to hear, by what they say; the first rule that fits. A wrong answer hurts most here, so it is not left to the
 * search where the words are plain.
 */
const RULES: readonly [unit: string | undefined, says: RegExp][] = [
  [
    "owner-died",
    /\bmy (?:late )?(?:mum|mom|mother|dad|father|gran\w*|nan\w*|husband|wife|partner|aunt|uncle|friend|neighbou?r)\b.{0,20}\b(?:died|passed|is dead)\b.*\b(?:dog|cat|pet|rabbit|bird|parrot|budgie)\b/i,
  ],
  [
    "died-at-the-vet",
    /\bvet\b[^.?!]{0,25}\b(?:mistake|killed|negligen\w*|(?<!my )fault)\b|\bdied (?:during|under|after) (?:the |an? )?(?:surgery|operation|anesth\w+|anaesth\w+)/i,
  ],
  ["is-my-grief-normal", /\b(?:going (?:mad|crazy)|keep (?:hearing|seeing|thinking i (?:hear|see)))\b/i],
  ["fish-body", /\b(?:fish|goldfish|betta|guppy)\b.*\b(?:flush|bury|body|do with|where do i)\b|\bflush\b.*\bfish\b/i],
  ["caring-for-the-body-first-hours", /\bflush\b/i],
  ["when-is-it-time", /\b(?:scared|afraid|worried|tomorrow|doing|deciding)\b.{0,30}\btoo (?:soon|early)\b/i],
  [
    "right-decision-still-happy",
    new RegExp(
      `(?:${PUT_DOWN}).*\\b(?:still|purr\\w*|wagg?\\w*|looked happy)\\b|\\b(?:wrong|mistake|right (?:thing|decision|choice))\\b.*(?:${PUT_DOWN})`,
      "i",
    ),
  ],
  [
    "guilt-after-euthanasia",
    new RegExp(
      `\\btoo (?:soon|early|late|long)\\b|(?:${PUT_DOWN}).*\\b(?:guilt\\w*|fault|wrong|regret\\w*|blame|should(?:n't|nt)? have|sooner|earlier)\\b|\\b(?:guilt|regret)\\w*\\b.*(?:${PUT_DOWN})|\\bhad to (?:${PUT_DOWN}).*${UNAFFORDABLE}|${UNAFFORDABLE}.*\\bhad to (?:put|let)`,
      "i",
    ),
  ],
  ["cant-afford-do-i-have-to", new RegExp(`${UNAFFORDABLE}.*(?:${PUT_DOWN})|(?:${PUT_DOWN}).*${UNAFFORDABLE}`, "i")],
  // A pet that misses another: each animal has its own answer, which the search finds
  [
    undefined,
    /\b(?:looking for (?:him|her|them)|(?:other|second|sister|friend|companion|mate|buddy)\b.*\b(?:griev|miss|died|dead|passed|alone|lonely|looking|pine)|(?:died|dead|passed|gone)\b.*\b(?:the|my|our|her|his) (?:other|second)\b(?! (?:kid|child|day))|will (?:he|she|they) pine)/i,
  ],
  [
    "was-not-there",
    new RegExp(
      `\\b(?:wasn'?t|was not|weren'?t) (?:there|with (?:him|her|them))\\b|\\b(?:at (?:work|school)|asleep|on (?:holiday|vacation)|away)\\b.{0,12}\\bwhen (?:he|she|they|it|my \\w+) ${DIED}|${DIED} (?:\\w+ ){0,5}alone\\b|\\bwas (?:all )?alone\\b|\\b(?:didn'?t|did not|never) (?:get to|got to|could) say goodbye`,
      "i",
    ),
  ],
  ["child-see-body", new RegExp(`${CHILD}.*\\b(?:see (?:it|him|her|them|the)|touch|hold)\\b|\\bsee\\b.*\\b(?:body|dead)\\b`, "i")],
  ["telling-children", new RegExp(`${TELLS}.*${SIBLING}|${SIBLING}.*${TELLS}|${TELLS}.*\\byear old\\b`, "i")],
  [
    "missed-the-signs",
    /\b(?:missed the signs|noticed|i waited|waited too|seen it|caught it|skipped|(?:taken|took|brought|gone|called|acted) .{0,25}\b(?:sooner|earlier|vet)|(?:sooner|earlier))\b/i,
  ],
  [
    "was-it-my-fault",
    /\b(?:(?:my|our) fault|guilt\w*|blame|should(?: (?:i )?have|'ve|ve)|could(?: (?:i )?have|'ve|ve)|i'?d have|killed (?:him|her|them|my)|if (?:only )?i (?:had|hadn'?t|skipped|didn'?t|just))\b/i,
  ],
  [
    "staying-in-the-room",
    /\b(?:be (?:there|present|in the room)|stay (?:with|in the room)|watch (?:him|her|it|them))\b.*\b(?:put|sleep|euthan\w*|down)\b|\b(?:put|sleep|euthan\w*)\b.*\b(?:be there|be present|in the room|stay with)\b/i,
  ],
  ["euthanasia-cost", /\b(?:cost|price|how much (?:is|does|will))\b/i],
  ["telling-children", new RegExp(CHILD, "i")],
  [
    "what-euthanasia-is-like",
    /\b(?:what happens|appointment|(?:does|will|would|is) it (?:hurt|painful)|feel (?:it|anything|any pain|pain)|what is it like)\b/i,
  ],
  ["caring-for-the-body-first-hours", /\bwhat (?:do|should|can|must) (?:i|we) do with (?:it|(?:the|his|her|their) body)\b/i],
  [
    "when-is-it-time",
    /\b(?:when|know|tell|how long)\b.*\b(?:time|put|let|goodbye)\b|\bis it time\b|\bknow when\b|\b(?:decide|not ready|more bad days)\b/i,
  ],
  ["caring-for-the-body-first-hours", /\b(?:body|bodies)\b/i],
  ["burying-a-pet", /\bbur(?:y|ied|ial)\b/i],
  ["cremation", /\b(?:cremat\w+|ashes)\b/i],
  ["getting-another-pet", /\b(?:another|new) (?:dog|cat|pet|puppy|kitten|one)\b/i],
  ["anticipatory-grief", /\b(?:is dying|terminal|weeks to live|days to live|going to lose|nothing (?:more|else|left))\b/i],
  [
    "sudden-death",
    /\b(?:why did|suddenly|what happened|no (?:warning|reason)|fine (?:last night|yesterday|this morning|an hour ago)|found (?:\w+ ){0,3}dead)\b/i,
  ],
  ["is-my-grief-normal", new RegExp(LONG_AGO, "i")],
  ["died-days-ago", new RegExp(DAYS_AGO, "i")],
  [
    "my-pet-died-what-now",
    /\b(?:died|passed|lost|dead)\b.*\b(?:this (?:morning|afternoon|evening)|tonight|today|last night|(?:an|one|two) hours? ago|just now)\b/i,
  ],
  [
    "is-my-grief-normal",
    /\b(?:stop crying|still cry|cant cope|can't cope|griev\w*|grief|miss (?:him|her|them)|heartbroken|devastated|feel (?:so |really )?(?:stupid|silly|empty|numb|lost))\b/i,
  ],
  [
    "my-pet-died-what-now",
    /\b(?:died|passed(?: away)?|(?:did not|didn'?t|hasn'?t|has not) (?:make|made) it|(?:had|was|were) to put\b|put\b.{1,30}\b(?:to sleep|down)|lost (?:my|our))\b(?!.*\?)(?<!\bshould\b.*)/i,
  ],
];

/** What helps who asks again, by the answer that they have had. */
const NEXT: Record<string, string> = { "when-is-it-time": "quality-of-life" };

export function nextLossUnit(unit = ""): string | undefined {
  const next = NEXT[unit.slice(TOPIC.length + 1)];
  return next && `${TOPIC}/${next}`;
}

/** What to do now that an animal has died: never for one that lives. */
const AFTER_DEATH = "my-pet-died-what-now";

/**
 * Id of the unit that answers a message about a loss; undefined when its words are not plain enough.
 * @param hasDied the owner told plainly of a death
 */
export function lossUnit(message: string, hasDied: boolean): string | undefined {
  const rule = RULES.find(([unit, says]) => says.test(message) && (hasDied || unit !== AFTER_DEATH));
  return rule?.[0] && `${TOPIC}/${rule[0]}`;
}
