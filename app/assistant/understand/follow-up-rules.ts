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
export const OTHERS =
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

/** Whether a message asks to put the vet off. */
export function asksToWait(plain: string): boolean {
  return WAIT.test(plain);
}
