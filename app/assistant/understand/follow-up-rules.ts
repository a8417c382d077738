/** A message that only means something after what was said before. */
export type FollowUp =
  | "sure"
  | "why"
  | "wait"
  | "no-vet"
  | "cost"
  | "number"
  | "distance"
  | "companion"
  | "other-animal"
  | "call"
  | "thanks"
  | "good-news"
  | "amount"
  | "more"
  | "time-left"
  | "outlook"
  | "cause"
  | "may-be"
  | "serving"
  | "is-over"
  | "watch"
  | "drive"
  | "if-worse"
  | "apart"
  | "child"
  | "visit"
  | "bad"
  | "guilt"
  | "others"
  | "say"
  | "if-taken";

const WAIT =
  /\b(?:can (?:it|this|that|i|we|he|she|they) wait|wait (?:till|until|a|for|to see)|(?:is|what about|ok|how about|can i go) (?:\w+ ){0,2}(?:tomorrow|monday|next week|the morning|the weekend)|until (?:tomorrow|monday|morning|the morning|next week)|till (?:tomorrow|monday|morning|the morning|next week)|next week ok|go tomorrow|in the morning instead)\b/;

/** What happened to somebody else's animal, or another time. */
const OTHERS =
  /\b(?:friend|mate|pal|cousin|sister|brother|neighbou?r|mom|mum|dad|gran|granny|aunt|uncle|breeder)s? (?:\w+ ){0,4}(?:was|were|is|are|did|had|does|eats?|ate|has|have|gives?)\b.*\b(?:fine|ok|okay|nothing|alright|well|years?|yrs?|survived|daily|always)\b|\b(?:hers|theirs|ours) (?:is|was|were|are) (?:\w+ )?(?:fine|ok|okay|alright)\b|\b(?:last time|happened (?:before|once|one time)|done (?:it|this|that) before)\b.*\b(?:fine|passed|ok|okay|alright|itself|alone|nothing)\b/;

/** Follow-ups of short messages, case or not; the first rule that fits. */
export const RULES: readonly [FollowUp, RegExp][] = [
  ["others", OTHERS],
  // "What if he ever does swallow one?"
  [
    "if-taken",
    /\bif (?:he|she|they|it|my \w+) (?:ever |really |actually |did |does |do |had |has )*(?:eats?|ate|eaten|swallow\w*|gets?|got|drinks?|licks?|takes?|has|had) (?:one|it|them|some|any|that|this|more)\b/,
  ],
  [
    "thanks",
    /^(?:(?:ok|okay|great|brilliant|perfect|right|lovely|good|fine|alright|will do|oh) )*(?:(?:im |i am |we are |were )?(?:calling|ringing|going|phoning|driving|on (?:my|our) way|taking (?:him|her|them|it))[\w ]*)?(?:many |big )?(?:thanks|thank (?:you|u)|thx|ty|cheers|ta)\b[\w ]*$/,
  ],
  [
    "thanks",
    /^(?:(?:ok|okay|right|alright|fine|good|great) )?(?:i am|im|we are|ill|i will|we will|going to) (?:call|calling|ring|ringing|phone|go|going|drive|driving|take|taking)\b[\w ]{0,40}$/,
  ],
  [
    "sure",
    /^(?:(?:but|and|ok|okay|hmm?|really) )?(?:are you (?:really |absolutely |quite |100 )?(?:sure|certain|positive)|you sure|really|seriously|is that (?:right|true|correct)|how (?:sure|certain) are you|do you mean it)\b/,
  ],
  [
    "no-vet",
    /\b(?:(?:cant|cannot|could not|couldnt|unable to|dont|wont) (?:\w+ )?(?:reach|get (?:to|hold of)|find|contact|see) (?:\w+ ){0,3}(?:vet|anyone|one|clinic|help)|no vets?\b|vet (?:is )?(?:closed|shut|far|an hour)|(?:vet|clinic|emergency (?:place|vet|clinic)|hospital) (?:\w+ ){0,3}(?:closed|hours? away|far|miles)|(?:nothing|nobody|no one|none|no (?:\w+ ){1,2}(?:vets?|doctors?|clinics?)) (?:\w+ ){0,2}(?:is |are )?open|nobody answers|(?:dont|do not|wont) (?:see|take|treat) (?:birds?|rabbits?|hamsters?|fish|exotics?|small animals|reptiles?))\b/,
  ],
  [
    "time-left",
    /\bhow (?:long|much time) (?:do|have|does) (?:i|we|he|she|they|it) (?:still )?(?:have|got|take)(?: left)?(?: (?:before|until|till)\b.*)?$|\bhow (?:quickly|fast|soon) (?:do|does|will|would|can) (?:it|this|that)\b|^(?:(?:and|so|but|ok|okay) )*how soon (?:should|do|does|must|can)\b/,
  ],
  ["wait", WAIT],
  [
    "call",
    /^(?:(?:ok|okay|so|and|but) )*(?:should|do|must|shall) (?:i|we) (?:(?:really|need to|have to|still) )*(?:call|ring|phone|go|see|worry|be worried|take (?:him|her|them|it))(?: \w+){0,4}$/,
  ],
  [
    "why",
    /^(?:(?:but|and|ok|okay|so) )?(?:why(?: (?:is|not|so|that|do you (?:say|think)|should i|cant (?:i|he|she)|though|is that|would that))?|how come|what makes you (?:say|think)|for what reason)(?: (?:that|it|this|so|urgent|serious|dangerous|bad|not))*$/,
  ],
  [
    "outlook",
    /^(?:(?:ok|okay|so|and|but|oh|no|god) )*(?:(?:will|would|could|can) (?:he|she|they|it) (?:\w+ )?(?:die|survive|make it|recover|be (?:ok|okay|alright|all right|fine))|(?:is|are) (?:he|she|they|it) (?:going to|gonna) (?:die|survive|make it|be (?:ok|okay|alright|all right|fine)))\b/,
  ],
  [
    "cause",
    /^(?:(?:ok|okay|so|and|but) )*what (?:(?:could|can|might|would) (?:it|this|that|be|cause)|(?:is|s) causing|causes|caused)\b(?: \w+){0,4}$/,
  ],
  [
    "serving",
    /^(?:(?:ok|okay|so|and|but) )*how (?:much|many|often)(?: (?:can|should|may|is|of|of it|a day|per day|a week|then|though|he|she|they|i|we|have|has|eat|give|him|her|them))*$/,
  ],
  [
    "other-animal",
    /^(?:(?:ok|okay|so|and|but|oh) )*(?:and |what about |how about |and what about |is it the same for |same for |also |does (?:that|it|this) (?:apply|go) (?:to|for) |what if (?:it is|its) |for )(?:the |my |our |an? |other |in )*(?:\w+ ?){1,3}$/,
  ],
  [
    "good-news",
    /\b(?:(?:it|its|that|thats|this|all|everything|the \w+|bleeding|vomiting|shaking|coughing|\w+ing) (?:has |is |has all |all )?(?:just |now )?stopped(?! (?:eat|drink|breath|poo|pee|mov|respond|altogether|work))|(?:he|she|they|it) (?:is|are|seems?|looks?|acts?) (?:\w+ )?(?:fine|ok|okay|better|normal|alright|all right|bouncing|himself|herself)(?! otherwise| apart| except) ?(?:now|again)?|got it out|back to (?:normal|himself|herself)|all (?:good|fine|better) now)\b/,
  ],
  [
    "more",
    /^(?:(?:and|ok|okay|so) )*(?:what else|anything else|tell me more|more|go on|what (?:should|do) i (?:look out|watch) for|what (?:else )?(?:should|can|do) i do|what now|and now|then what|what signs)(?: \w+){0,5}$/,
  ],
];

const MONEY =
  /\b(?:money|afford|cost|costs|expensive|cheaper|skint|broke (?:right|until|till|til|atm)|payday|paid (?:on|til|till|until)|pension|bucks|dollars|rupees|naira|quid|to my name|for free|free (?:vets?|clinics?|help|care)|(?:anything|anywhere|something|somewhere) (?:free|cheap))\b/;

/**
 * What owners ask while a sick animal is spoken of, in any words around it; the first rule that fits. Read only then, because without a case
 * "why" and "tomorrow" belong to other questions.
 */
export const RULES_IN_CASE: readonly [FollowUp, RegExp][] = [
  ["others", OTHERS],
  [
    "guilt",
    /\b(?:my (?:own )?fault|(?:blame|hate|forgive) myself|i feel (?:so |really )*(?:guilty|awful|terrible|stupid)|i ?a?m (?:so |such )*(?:stupid|an? (?:\w+ )?(?:idiot|fool|owner|mom|mum|dad))|should(?: have|ve) (?:known|watched|noticed|looked|seen))\b/,
  ],
  [
    "bad",
    /^(?:(?:ok|okay|and|so|but|oh) )*(?:is|are|was) (?:that|this|it|these) (?:really |very |so )?(?:normal|bad|ok|okay|serious|dangerous|a problem)(?: or .*)?$/,
  ],
  [
    "thanks",
    /^(?:\w+ ){0,3}(?:thanks|thank (?:you|u)|thx|cheers)\b(?! (?:god|goodness|for|to))[\w ]{0,40}$|\b(?:thanks|thank (?:you|u)|thx|cheers)$/,
  ],
  // Before what no vet is: "no need for the vet then?"
  [
    "is-over",
    /^(?:(?:\w+ ){0,3}so |phew (?:so )?|ok |then )?(?:(?:he|she|they|it|hes|shes|its) (?:is |are |has |will be )?(?:\w+ )?(?:ok|okay|fine|alright|all right|safe|good|resolved|over|passed|gone)(?: now| then)?|all (?:good|clear|ok|fine)(?: now| then)?|(?:is|are|has) (?:he|she|they|it|that|everything) (?:\w+ )?(?:ok|okay|fine|alright|all right|safe|good|resolved|over|passed|out of (?:danger|the woods))(?: now| then)?)$|\b(?:no need (?:for|to (?:see|call|ring|go to)) (?:a |the )?vet|no vet (?:needed|required|necessary|then)|(?:dont|do not) (?:have to|need to|need) (?:go|call|ring|see|the|a vet|a|take)|out of (?:danger|the woods)|in the clear|over now|has it (?:resolved|passed)|skip the vet|so (?:is )?(?:he |she |they |its? |hes |shes )?(?:is |are )?(?:all )?(?:fine|ok|okay|safe|alright)(?: now| then| right)?$|if (?:he|she|they|it|the \w+) (?:gets? better|goes (?:down|away)|improves?|stops?|passes|settles?))\b/,
  ],
  [
    "watch",
    /\bhow (?:long|many (?:hours?|hrs?|days?)) (?:\w+ )?(?:do|should|must|shall|can|to)? ?(?:i|we)? ?(?:\w+ )?(?:watch|look|monitor|check|observe|keep an eye)\b|\b(?:should|shall|must|do) (?:i|we) (?:\w+ ){0,3}(?:watch|monitor|observe|keep an eye on) (?:him|her|them|it|for)\b|\b(?:anything|what|something|signs?|symptoms?)(?: \w+){0,4} (?:watch|look out|look|keep an eye out|monitor)(?: out)? for\b|\bwhat(?: \w+){0,3} (?:signs|symptoms)\b|\bwhen (?:do|would|will|does|should) (?:\w+ )?(?:signs|symptoms)\b/,
  ],
  [
    "drive",
    /\bdriv(?:e|ing) (?:\w+ ){0,4}(?:at night|in the dark|now or|myself|alone)\b|\b(?:cant|cannot|dont like to|dont want to|afraid to|scared to|too \w+ to|no one to|nobody to|not able to) drive\b|\b(?:no|dont have a|havent got a|without a) car\b|\b(?:ring|call|phone) (?:\w+ )?first\b|\bjust (?:drive|go|turn up|show up)\b|\b(?:go|drive) straight\b/,
  ],
  [
    "if-worse",
    /^(?:(?:ok|okay|so|and|but|then) )*(?:what )?if (?:he|she|they|it)\b(?! (?:is a|was a|costs?|ate|already|had|swallow))|\bwhat if (?:he|she|they|it) (?:gets?|starts?|vomits?|stops?|has|throws|collapses?|seizes?|faints?)\b/,
  ],
  [
    "apart",
    /\b(?:split|keep|separate|isolate|move|put)(?: \w+){0,4} (?:up|apart|away from|separate\w*|from each other|in (?:another|different) (?:room|cage|tank)s?)\b.*|\b(?:separate|isolate|quarantine) (?:them|him|her|the)\b|\b(?:is it|is this|is that|could it be) (?:catching|contagious|infectious)\b/,
  ],
  [
    "child",
    /\b(?:tell|explain|say to)\b.*\b(?:(?:grand)?(?:kids?|child(?:ren)?|sons?|daughters?)|toddlers?|little (?:one|boy|girl)s?|year old)\b|\b(?:(?:grand)?(?:kids?|child(?:ren)?|sons?|daughters?)|year old)\b.*\bwhat (?:do|should|can) (?:i|we) (?:tell|say)\b/,
  ],
  [
    "say",
    /\bwhat (?:do|should|shall|must|can) (?:i|we) (?:say|tell)(?: to)? (?:them|the (?:vets?|clinic|nurse|receptionist)|him|her|on the phone|when)\b(?!.*\b(?:kids?|child|son|daughter|year old)\b)/,
  ],
  [
    "visit",
    /\b(?:what(?:s| is| are| will| would| do| does| can| could) (?:the |a )?(?:vets?|they|clinic|hospital) (?:\w+ |going to )?(?:do|run|check|give|find)|(?:what|which) tests?)\b/,
  ],
  [
    "may-be",
    /^(?:(?:ok|okay|so|and|but|or) )*(?:(?:can|could|might|may) (?:it|this|that) be|do you think (?:it is|its|he has|she has|hes got|shes got)|is it (?:the|his|her|their) \w+$|is (?:it|this) (?:(?:his|her|their|the|from|because of) (?=food|diet|age|teeth|heart|kidneys|liver|stomach|cage|bedding|toy|weather)|an? |maybe |possibly )(?!emergency|toxic|bad|safe|must|problem|big|worry|risk|good|long|lot)(?:\w+ ?){1,3}$)/,
  ],
  ["why", /\b(?:why(?! (?:is|are|does|do) (?:he|she|they|it) \w+ing)|how come|what(?:s| is) the difference)\b/],
  [
    "companion",
    /\b(?:should|shall|do|must|can|could|will|does|is|what about|ok)\b.*\b(?:the other|other (?:one|rabbit|bunny|pig|guinea pig|cat|dog|bird|rat|two)|(?:his|her|their) (?:brother|sister|friend|mate|buddy|partner|companion|cage ?mate)|companion)\b/,
  ],
  [
    "wait",
    /\bleave (?:him|her|them|it)(?: be| alone| overnight)?$|\b(?:can|could|should|shall|will|ok|okay|fine|alright|safe|better|just)\b.*\b(?:wait|tomorrow|monday|(?<!this )morning|next week|the weekend|leave (?:him|her|them|it)(?: (?:be|alone|overnight|for))?|sleep on it|see how (?:he|she|it|they) )\b|\b(?:tomorrow|monday|in the morning) (?:ok|okay|fine|soon enough|instead)\b|\b(?:go|wait|book|see the vet|take (?:him|her|them)) (?:\w+ ){0,2}(?:tomorrow|until|till|til|monday|in the morning)\b/,
  ],
  ["sure", /\b(?:are )?(?:you|u|ya) (?:\w+ )?(?:sure|certain|positive)\b|\breally necessary\b/],
  [
    "time-left",
    /\bhow (?:much time|soon|quickly|fast)\b|\bhow long (?:do|does|have|has|until|till|before|can|could|will|would|is)\b(?!.*\b(?:should|recover|heal|better|last|rest)\b)|^(?:\w+ )?how long$/,
  ],
  [
    "outlook",
    /\b(?:will|would|could|can|is|are|gonna|going to) (?:(?:he|she|they|it|my \w+) )?(?:\w+ )?(?:die|dying|survive|make it|pull through|recover)\b/,
  ],
  [
    "number",
    /\bnumbers?\b(?! of\b)|\bwho (?:do|can|should|to) (?:i |we )?(?:call|ring|phone)\b|\bpoison (?:line|control|helpline|cent(?:er|re))\b/,
  ],
  [
    "no-vet",
    /\b(?:vets?|clinics?|doctors?|surgery|hospital|they|theyre|everything|it)(?: \w+){0,3} (?:shut|closed|not open|opens? (?:at|in|on|tomorrow|monday)|comes (?:at|on|only|tomorrow|monday)|doesnt open|wont open|isnt open)\b|\b(?:no|only one|nearest) (?:\w+ ){0,2}(?:vets?|doctors?|clinics?)\b|\bvets? (?:is |are )?(?:\w+ )?far\b/,
  ],
  ["cost", MONEY],
  [
    "distance",
    /\b(?:\d+|an?|one|two|three|four|half an?|couple of) (?:and a half )?(?:hours?|hrs?|h|minutes?|mins?|miles|km|kms|k) (?:\w+ )?(?:drive|away|to (?:town|the)|from (?:here|the|us)|trip|by car|bus)\b|\b(?:hours?|minutes?|mins?|hrs?) drive\b|\b(?:in the car|(?:for|during|on) the (?:drive|journey|ride|trip|way)|while (?:i|we) drive)\b/,
  ],
  [
    "call",
    /\bis (?:it|that|this) (?:really )?(?:a must|necessary|needed)\b|\b(?:do|doing) nothing\b|\bnothing (?:to do|needed|to be done)\b/,
  ],
  [
    "call",
    /\b(?:should|do|does|must|shall) (?:i|we|he|she|they|it) (?:\w+ ){0,3}(?:call|ring|phone|go|go in|be seen|see (?:a|the) vet|take (?:him|her|them|it))(?: (?:in|now|tonight|today|to|a|the|vet|er|somebody|someone|then)){0,4}$|\bdo (?:i|we|they) (?:still |really )+(?:need|have) (?:to|the|a|an)\b(?!.*\b(?:worry|give|feed|clean|wash)\b)/,
  ],
  [
    "more",
    /^(?:(?:and|ok|okay|so|right|alright) )*(?:what (?:now|next|else)|now what|and now|then what|what (?:do|should|can) (?:i|we) (?:\w+ )?(?:do|watch|look)|what signs)\b/,
  ],
];

/** Whether a message speaks of what it costs, or of what is not there to pay it. */
export function speaksOfMoney(plain: string): boolean {
  return MONEY.test(plain);
}

/** Whether a message asks to put the vet off. */
export function asksToWait(plain: string): boolean {
  return WAIT.test(plain);
}
