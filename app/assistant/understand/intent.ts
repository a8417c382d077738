import type { Act } from "#app/domain/knowledge/acts.ts";
import type { Intent } from "#app/domain/knowledge/intents.ts";
import { typedSentences } from "#app/domain/text/sentences.ts";
import { plainWords } from "#app/language/normalise.ts";
import { unitsAboutUs } from "./about-us.ts";
import { LOSS } from "./loss.ts";

/** One way in which owners show what they want; the first rule that fits decides. */
type IntentRule = { intent: Intent; when: RegExp; unless?: RegExp };

const MAY =
  "(?:can|could|may|should|shall|would it be ok to|is it (?:ok|okay|safe|fine|cool|alright|all right|bad|good|dangerous) (?:to|if)|am i allowed to|do i)";
const SAFE = "(?:ok|okay|safe|fine|good|bad|healthy|alright|all right|allowed|suitable|unsafe|harmful|enough)";
const ANIMAL =
  "(?:(?:my|a|an|the|our|your|his|her|adult|baby|older?|young|small|little|pregnant)? ?(?:\\w+ )?(?:dogs?|cats?|pets?|pupp(?:y|ies)|pups?|kittens?|rabbits?|bunn(?:y|ies)|birds?|budgies?|parrots?|cockatiels?|guinea pigs?|hamsters?|gerbils?|rats?|mice|mouse|ferrets?|chinchillas?|fish|goldfish|bettas?|tortoises?|turtles?|chickens?|hens?|lizards?|geckos?|bearded dragons?|snakes?|labradors?|staff(?:y|ie)|frenchie|pit ?bull|greyhound|chooks?|he|she|they|it|him|her|them))";
const VET = "(?:vets?|veterinarians?|animal hospital|clinic|doctor|er)";

/** "He can hardly eat" asks nothing. */
const NO_SUBJECT = "(?:i|we|you|there|it|barely|hardly|not|no|only|still|just|also|now|never|even|have|be|no longer|longer|or|and) ";
/** An animal that does not eat is no question about food. */
const NOT_EATING = /\b(?:not|wont|doesnt|isnt|hasnt|didnt|stopped|refus\w+|off) (?:\w+ )?(?:eat|eating|eaten|food|drink|drinking)\b/;

const RULES: readonly IntentRule[] = [
  // Words to us, and nothing else.
  {
    intent: "small-talk",
    when: /^(?:(?:ok|okay|great|perfect|brilliant|awesome|amazing|lovely|cool|wow|aw|aww|no|right|alright|super|oh|and|hi|hello|hey)\b ?)*(?:many |big )?(?:thanks|thank you|thx|ty|cheers|ta|much appreciated|i appreciate (?:it|this|that))\b(?: (?:so|very|a|lot|much|bunch|million|for|your|the|all|that|this|it|help|you|again|anyway|everything|was|were|really|helpful|info|advice|answer|you are|great|best|the|a|lifesaver|guys|pawline|appreciated|loads|you have been|quick|reply))*$/,
  },
  {
    intent: "small-talk",
    when: /^(?:hi|hello|hey|hiya|howdy|yo|good (?:morning|afternoon|evening|day)|greetings|bye|goodbye|good night|see you|cya)(?: (?:there|all|everyone|pawline|you|again|for now|then|later|doc|doctor))*$/,
  },
  {
    intent: "small-talk",
    when: /^(?:ok|okay|k|cool|great|got it|i see|understood|right|sure|yes|no|yep|nope|good|perfect|will do|lol|haha|test|testing)$/,
  },
  {
    intent: "small-talk",
    when: /\b(?:tell me a joke|you (?:are|re) (?:useless|stupid|an idiot|rubbish|wrong|no help|terrible|awful|crap|shit)|this is (?:useless|rubbish|crap|bullshit|stupid|no help)|(?:useless|stupid|dumb) (?:bot|app|site|thing|answer|robot)|fuck (?:you|off|this)|(?:this|the|your|ur) (?:app|site|bot|chat|answer) (?:\w+ ){0,2}(?:trash|useless|rubbish|crap|garbage|stupid|shit|sucks?|dumb|awful)|answer (?:is|was) (?:wrong|rubbish|no help)|load of (?:rubbish|crap|bull\w*)|(?:you|u) (?:dont|do not) know (?:nothing|anything|shit)|waste of time|that did not help|that didnt help|i love you|how are you|i am (?:so )?(?:scared|frightened|panicking)$)\b/,
  },
  // Loss before anything that is asked about it. Dying now is an emergency, not a loss.
  {
    intent: "loss",
    when: LOSS,
    unless:
      /\b(?:fleas?|ticks?|worms?|plants?|battery|mites?|phone|(?:will|could|can|would|might|gonna|going to) (?:\w+ ){0,3}die|(?<!my |pet |our )rat (?:that )?died|has died down)\b/,
  },
  // "Can cats eat tuna, it's cheap" is about tuna, not about money.
  {
    intent: "may-eat",
    when: /^(?:(?:hi|hey|hello|so|and|but|quick question|please|ok|just) )*(?:can|could|may|might|should|do|would) (?!i |we |you |there )(?:\w+ ){1,4}?(?:eat|drink|chew|nibble)\b/,
    unless: /\b(?:insurance|allowed (?:on|in|at)|(?:eat|drink) (?:\w+ )?(?:less|more|so|normal|again|enough|before|after|a lot))\b/,
  },
  {
    intent: "find-a-vet",
    when: new RegExp(
      `\\b(?:${VET} (?:\\w+ ){0,2}(?:near|nearby|close to|open|in my area|around here)|(?:find|looking for|where is|where can i (?:find|take)|recommend|locate|get hold of) (?:\\w+ ){0,4}${VET}|(?:^|and |so |but |please )(?:i|we) need (?:an? )?(?:\\w+ )?${VET}|poison (?:line|control|hotline|helpline|center|centre)|poisons? (?:\\w+ )?(?:number|line)|(?:no|cant (?:find|reach|get)|cannot (?:find|reach)|couldnt (?:find|reach)) (?:\\w+ ){0,4}${VET}|${VET} (?:is |are )?(?:closed|shut|full|far|too far|hours? away|miles? away|wont (?:see|take|answer))|online vet|video vet|telehealth|home visit|mobile vet|talk to (?:someone|somebody|a (?:real )?(?:person|human|vet))|(?:who|whom) (?:do|can|should) i (?:call|ring|phone)|number (?:for|of) (?:the )?(?:\\w+ )?(?:poison|vet)|found an? (?:stray|injured|baby|wild)|report (?:animal )?(?:cruelty|abuse|neglect))\\b`,
    ),
  },
  {
    intent: "cost",
    when: /\b(?:afford|(?:cant|cannot) (?:find the money|(?:swing|stretch to|cover) (?:it|that|this|the (?:vet|bill|cost|surgery|operation)))|till payday|until payday|before payday|(?:wants?|wanting|asking|asked|quoted?|charg\w+) (?:\w+ ){0,3}(?:grand|hundred|thousand|k|\d{3,}|quid)\b|short (?:of|on) (?:money|cash)|(?:no|not much|little) cash|cost|costs|price|prices|pricey|expensive|how much (?:is|does|do|will|would|for) (?:\w+ ){0,6}(?:vet|visit|surgery|operation|x ?ray|consult\w*|scan|vaccin\w*|spay\w*|neuter\w*|dental|insurance|treatment|test|cost)|insurance|insured|(?:no|not enough|dont have (?:the |any |much )?) ?money|skint|broke (?:right now|atm|until)|pay (?:for|the vet|in installments|monthly|later|upfront)|(?:cannot|cant|can not|couldnt|unable to) (?:\w+ ){0,2}(?:pay|manage (?:the|this) bill)|payment plan|vet bills?|low cost|cheap(?:er|est)?|on benefits|free vet|laid off|lost my job|unemployed|(?:only |just )?(?:got|have|has) (?:like |about |only |just )*(?:\d+|\w+) (?:bucks|quid)|\d+ (?:rupees|rs|dollars|bucks|quid|euros|pesos|naira|shillings|rand))\b/,
  },
  // Something given or put on.
  {
    intent: "may-give",
    when: new RegExp(
      `\\b(?:${MAY} (?:i |we |you )?(?:\\w+ ){0,2}?(?:give(?! (?:me|us) )|use|put|apply|pour|dab|rub|spray|try|dose|treat|inject|stop|skip|share|bath|bathe|wash|clean|rinse|crush|mix|keep|burn|light|diffuse|plant|grow|hang|wear|display)|how (?:much|many) (?:\\w+ ){0,5}(?:can|should|do|could|may) i (?:give|use|dose)|what (?:dose|dosage|amount)|dos(?:e|age) (?:of|for)|what (?:can|could|should|do) i give|(?:is|are) (?:\\w+ ){1,6}(?:${SAFE}) (?:to (?:give|use|put)|for (?:\\w+ )?(?:pain|fleas|itch\\w*|diarrh\\w*|stiff\\w*|fever|temperature))|will (?:half|one|a|some|it|that) (?:\\w+ ){0,2}(?:do|work)|(?:can|could|may) (?:\\w+ ){0,2}be (?:used|given|put|applied)|anything i can give|something (?:for|to give))\\b`,
    ),
    unless:
      /\bwhere (?:can|could|should|do|to) (?:i|we)\b|\bwhat (?:should|can|could|do) i (?:do|expect)\b|\bhow many (?:treats|meals|times)\b|\bhow (?:do|can|should|could|would) (?:i|we|you|one) (?:\w+ )?(?:stop|clean|bathe?|wash|rinse|keep|mix|try|treat|skip|crush)\b/,
  },
  {
    intent: "is-it-poisonous",
    when: /\b(?:poisonous|toxic|venomous|is (?:\w+ ){1,5}(?:a )?poison(?:ous)?|(?:harmful|dangerous|deadly|lethal|fatal|harm|hurt|kill) (?:to|for)|(?:are|is) (?:\w+ ){1,4}going to (?:poison|harm|hurt|kill)|(?:will|would|could|can|does|do) (?:\w+ ){1,6}(?:poison|harm|hurt|kill|make (?:\w+ )?(?:sick|ill)))\b/,
  },
  {
    intent: "may-eat",
    when: new RegExp(
      `\\b(?:(?:can|could|may|might|should|do|would|will) (?!${NO_SUBJECT})(?:\\w+ ){1,4}?(?:eat|have|drink|chew|lick|nibble|taste|share|like|try|digest|care for)|(?:are|is) ${ANIMAL} allowed|(?:yes or no|yeah or nah|yay or nay)|(?:ok|okay|safe|fine|all ?right|acceptable|suitable|allowed) (?:for|to|w|with|around|near) ${ANIMAL}|(?:is|are) (?:\\w+ ){1,7}?(?:really |actually |considered )?${SAFE} (?:for|to eat|with|around|in|as|if|when|or)|(?<!\\b(?:he|she|it|they|this|that|there|all|\\w+ing|dog|cat|pet) )(?:is|are) (?:\\w+ ){1,6}${SAFE}$|(?:can|could|may|should|is it (?:ok|okay|safe|fine|alright) (?:to|if i|if we|for ${ANIMAL} to)) (?:i |we )?(?:\\w+ )?(?:feed|eat|have|drink)|(?:what|which) (?:\\w+ ){0,3}(?:can|should|do|may) ${ANIMAL} (?:not )?(?:eat|have|drink)|(?:is it|would it be) (?:ok|okay|safe|fine|cool|alright|bad) (?:for|if) ${ANIMAL} (?:to )?(?:eats?|has|have|drinks?|chews?|licks?|ate)|is it (?:ok|okay|safe|fine|all ?right) (?:off|on|with|without|as|raw|cooked|plain)|safe food)\\b|^(?:\\w+ ){1,3}for ${ANIMAL}$`,
    ),
    unless: NOT_EATING,
  },
  { intent: "cost", when: /\b(?:worth the money|worth it financially)\b/ },
  {
    intent: "how-often",
    when: /\b(?:how (?:often|frequently|regularly|many (?:times|meals|treats|walks|hours|teeth|breaths?|litter|trays|boxes|baths?|jabs|vaccines?|shots?|days|weeks|months|puppies|kittens))|how much (?:should|does|do|food|water|exercise|sleep|hay|vitamin)|how long (?:should|can i|do|does|is|are|until|before|for)|what age|how old|at what|when (?:should|do|can|does|is it safe|is it time)|what (?:\w+ )?(?:temperature|weight|size|rate) (?:should|is|for)|every how|schedule|how many|how far|how (?:big|warm|hot|cold|deep|long))\b/,
    unless:
      /\b(?:how long (?:can|could|do|should) (?:i|we|it|this|he|she) (?:wait|leave)|when (?:should|do|does) (?:i|we|he|she|it) (?:need to )?(?:worry|see|go|call|take)|how long (?:can|could) (?:\w+ ){1,4}(?:go|last|survive|live) without)\b/,
  },
  {
    intent: "when-to-see-a-vet",
    when: new RegExp(
      `\\b(?:(?:do|does|should|must|when|would|shall) (?:\\w+ ){0,5}?(?:need|see|go|call|take|visit|ring|bring|be seen)(?: (?:\\w+ ){0,4}${VET})|need (?:to (?:see|go to) )?(?:a|the) ${VET}|when (?:should|do) (?:i|we) (?:worry|be (?:worried|concerned))|worth (?:a|going to the) ${VET}|how long (?:can|could) (?:\\w+ ){1,4}(?:go|last|survive|live) without|how long (?:do|should|can|could) (?:i|we) wait)\\b`,
    ),
  },
  {
    intent: "how-serious",
    when: /\b(?:(?:is (?:it|this|that|he|she|they)|how) (?:very |really |too )?(?:an emergency|serious|bad|dangerous|urgent|worrying|life threatening)|how (?:bad|serious|worried|urgent)|can (?:it|this|that|he|she|i|we) wait|should (?:i|we) (?:worry|be (?:worried|concerned)|panic)|do i (?:need to )?worry|(?:is|will|would) (?:he|she|it|they|my \w+) (?:going to |gonna )?(?:be (?:ok|okay|alright|all right|fine)|die|dying|survive|make it|recover)|(?:is|are) (?:he|she|they) dying|wait (?:till|until|a|for|to see)|next week|in the morning|tomorrow|could (?:it|this) be serious)\b/,
  },
  {
    intent: "is-it-normal",
    when: /\b(?:(?:is|are|was) (?:it|this|that|he|she|they|these|those)? ?(?:\w+ ){0,6}?(?:normal|usual|common|natural|ok|okay|supposed to)|normal (?:for|that|to|behaviou?r)|normal$|is (?:that|it|this) (?:fine|alright|all right|ok|okay|bad))\b/,
  },
  {
    intent: "why",
    when: /\b(?:why|how come|what (?:causes|caused|could (?:cause|it be)|makes|would (?:cause|make)|does it mean|is causing|is (?:it|wrong|this|that)|are (?:these|those|they))|what (?:can|might|could) (?:it|this|that) be|reason (?:for|why)|the cause)\b/,
  },
  {
    intent: "how-to",
    when: /\b(?:how (?:do|can|should|would|to|could|best|does one)|(?:best|correct|right|proper|easiest|safest|quickest|gentlest) way|ways to|tips|teach|train|help (?:me )?(?:to )?(?:get|stop)|whats? the trick)\b/,
  },
  {
    intent: "what-to-do",
    when: /\b(?:what (?:do|should|can|could|must|shall|would) (?:i|we|you)|what now|what next|what to do|what (?:\w+ )?(?:vaccines?|food|diet|bedding|hay)|help me|please help|any (?:advice|tips|ideas|suggestions)|advice)\b/,
  },
];

/** "May they have it?", in its three forms. */
export const MAY_INTENTS: readonly Intent[] = ["may-give", "may-eat", "is-it-poisonous"];

/** Whether a message asks if an animal may have something, whatever else it wants to know. */
export function asksWhetherAllowed(message: string): boolean {
  const text = plainWords(message);
  return RULES.some(({ intent, when, unless }) => MAY_INTENTS.includes(intent) && when.test(text) && !unless?.test(text));
}

/** Whether a message, in plain words, speaks of making a pet vomit. */
export function asksToCauseVomiting(plain: string): boolean {
  return CAUSES_VOMITING.test(plain);
}

const CAUSES_VOMITING = /\bmak(?:e|ing) (?:\w+ )?(?:be |to )?(?:sick|vomit\w*|throw(?:ing)? up|puke|barf)\b|\binduc\w+ vomit/;

/** Whether a message asks something, and does not only tell. */
export function isQuestion(message: string): boolean {
  return message.includes("?") || asksInWords(message);
}

/** Whether a message asks in its words: "he looks fine??" only has the mark. */
export function asksInWords(message: string): boolean {
  return typedSentences(message).some(
    (sentence, at) => ASKS.test(sentence) && (at === 0 || sentence.endsWith("?") || !TELLS.test(sentence)),
  );
}

const ASKS =
  /^(?:(?:and|but|so|then|ok|okay|also|hi|hello|please|quick question)[, ]+)*(?:do|does|did|is|are|was|can|could|should|shall|will|would|may|how|whats?|why|when|where|which|who)\b/i;
/** "Still eating. Is drinking too." */
const TELLS = /^(?:\w+[, ]+)*?(?:do|does|did|is|are|was|will|would|may)\b/i;

const MOST_WORDS_ABOUT_US = 40;

/** What a message wants to know; a plain account of a sick animal is `happening-now`. */
export function intentOf(message: string, acts: readonly Act[]): Intent {
  const text = plainWords(message);
  const intent = RULES.find(({ when, unless }) => when.test(text) && !unless?.test(text))?.intent ?? "happening-now";
  // In a long story it is a guess.
  const isShort = text.split(" ").length <= MOST_WORDS_ABOUT_US;
  const saysSo = acts[0] === "about-the-assistant" || (isShort && acts.includes("about-the-assistant") && acts[0] !== "off-topic");
  const isAboutUs = saysSo || unitsAboutUs(text).length > 0;
  return intent !== "loss" && isAboutUs ? "about-us" : intent;
}
