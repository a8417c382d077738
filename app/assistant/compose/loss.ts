const TOPIC = "loss-and-goodbye";

/**
 * What somebody in grief needs to hear, by what they say; the first rule that fits. A wrong answer hurts most here, so it is not left to the
 * search where the words are plain.
 */
const RULES: readonly [unit: string, says: RegExp][] = [
  ["is-my-grief-normal", /\b(?:going (?:mad|crazy)|keep (?:hearing|seeing|thinking i (?:hear|see)))\b/i],
  ["caring-for-the-body-first-hours", /\bflush\b/i],
  [
    "guilt-after-euthanasia",
    /\b(?:too (?:soon|early|late|long))\b|\bput\b.{1,30}\b(?:to sleep|down)\b.*\b(?:guilt|fault|wrong|regret|blame)|\b(?:guilt|regret)\w*\b.*\b(?:put|euthan)/i,
  ],
  [
    "was-it-my-fault",
    /\b(?:my|our) fault\b|\b(?:guilt\w*|blame|should have|could have|killed (?:him|her|them)|i waited|missed the signs)\b/i,
  ],
  ["euthanasia-cost", /\b(?:cost|price|how much (?:is|does|will))\b/i],
  [
    "telling-children",
    /\b(?:tell|explain|say)\b.*\b(?:little|baby|younger|small) (?:brother|sister)\b|\b(?:little|baby|younger|small) (?:brother|sister)\b.*\b(?:tell|explain|say)\b/i,
  ],
  [
    "other-pets-grieving",
    /\b(?:looking for (?:him|her|them)|(?:other|second|sister|brother|friend|companion|mate|buddy)\b.*\b(?:griev|miss|died|dead|alone|lonely|looking|pine)|will (?:he|she|they) pine)/i,
  ],
  ["telling-children", /\b(?:(?:grand)?(?:kids?|child(?:ren)?|son|daughter)|toddler)\b/i],
  ["what-euthanasia-is-like", /\b(?:what happens|appointment|(?:does|will|is) it (?:hurt|painful)|what is it like)\b/i],
  ["caring-for-the-body-first-hours", /\bwhat (?:do|should|can|must) (?:i|we) do with (?:him|her|them|it)\b/i],
  [
    "when-is-it-time",
    /\b(?:when|know|tell|how long)\b.*\b(?:time|put|let|goodbye)\b|\bis it time\b|\bknow when\b|\b(?:decide|not ready|more bad days)\b/i,
  ],
  ["caring-for-the-body-first-hours", /\b(?:body|bodies)\b/i],
  ["burying-a-pet", /\bbur(?:y|ied|ial)\b/i],
  ["cremation", /\b(?:cremat\w+|ashes)\b/i],
  ["getting-another-pet", /\b(?:another|new) (?:dog|cat|pet|puppy|kitten|one)\b/i],
  ["sudden-death", /\bwhy did\b|\bsuddenly\b/i],
  ["is-my-grief-normal", /\b(?:stop crying|cant cope|can't cope|griev\w*|grief|miss (?:him|her|them)|heartbroken|devastated|crying)\b/i],
  ["anticipatory-grief", /\b(?:is dying|terminal|weeks to live|days to live|going to lose)\b/i],
  [
    "my-pet-died-what-now",
    /\b(?:died|passed(?: away)?|(?:had|was|were) to put\b|put\b.{1,30}\b(?:to sleep|down)|lost (?:my|our))\b(?!.*\?)(?<!\bshould\b.*)/i,
  ],
];

/** Id of the unit that answers a message about a loss; undefined when its words are not plain enough. */
export function lossUnit(message: string): string | undefined {
  const rule = RULES.find(([, says]) => says.test(message));
  return rule && `${TOPIC}/${rule[0]}`;
}
