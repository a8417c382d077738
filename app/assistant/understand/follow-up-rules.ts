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
    "time-left",
    /\bhow (?:long|much time) (?:do|have|does) (?:i|we|he|she|they|it) (?:still )?(?:have|got|take)(?: left)?(?: (?:before|until|till)\b.*)?$|\bhow (?:quickly|fast|soon) (?:do|does|will|would|can) (?:it|this|that)\b|^(?:(?:and|so|but|ok|okay) )*how soon (?:should|do|does|must|can)\b/,
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
    "call",
    /^(?:(?:ok|okay|so|and|but) )*(?:should|do|must|shall) (?:i|we) (?:(?:really|need to|have to|still) )*(?:call|ring|phone|go|see|worry|be worried|take (?:him|her|them|it))(?: \w+){0,4}$/,
  ],
  [
    "more",
    /^(?:(?:and|ok|okay|so) )*(?:what else|anything else|tell me more|more|go on|what (?:else )?(?:should|can|do) i do|what now|and now|then what)(?: \w+){0,5}$/,
  ],
];
