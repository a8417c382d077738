import { type FollowUp, OTHERS } from "./follow-up-rules.ts";

/**
 * What owners ask while a sick animal is spoken of, in any words around it; the first rule that fits. Read only then, because without a case
 * "why" and "tomorrow" belong to other questions.
 */
export const RULES_IN_CASE: readonly [FollowUp, RegExp][] = [
  ["others", OTHERS],
  // Before what no vet is: "no need for the vet then?"
  [
    "is-over",
    /^(?:(?:\w+ ){0,3}so |phew (?:so )?|ok |then )?(?:(?:he|she|they|it|hes|shes|its) (?:is |are |has |will be )?(?:\w+ )?(?:ok|okay|fine|alright|all right|safe|good|resolved|over|passed|gone)(?: now| then)?|all (?:good|clear|ok|fine)(?: now| then)?|(?:is|are|has) (?:he|she|they|it|that|everything) (?:\w+ )?(?:ok|okay|fine|alright|all right|safe|good|resolved|over|passed|out of (?:danger|the woods))(?: now| then)?)$|\b(?:no need (?:for|to (?:see|call|ring|go to)) (?:a |the )?vet|no vet (?:needed|required|necessary|then)|(?:dont|do not) (?:have to|need to|need) (?:go|call|ring|see|the|a vet|a|take)|out of (?:danger|the woods)|in the clear|over now|has it (?:resolved|passed)|skip the vet|so (?:is )?(?:he |she |they |its? |hes |shes )?(?:is |are )?(?:all )?(?:fine|ok|okay|safe|alright)(?: now| then| right)?$|if (?:he|she|they|it|the \w+) (?:gets? better|goes (?:down|away)|improves?|stops?|passes|settles?))\b/,
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
    "may-be",
    /^(?:(?:ok|okay|so|and|but|or) )*(?:(?:can|could|might|may) (?:it|this|that) be|do you think (?:it is|its|he has|she has|hes got|shes got)|is it (?:the|his|her|their) \w+$|is (?:it|this) (?:(?:his|her|their|the|from|because of) (?=food|diet|age|teeth|heart|kidneys|liver|stomach|cage|bedding|toy|weather)|an? |maybe |possibly )(?!emergency|toxic|bad|safe|must|problem|big|worry|risk|good|long|lot)(?:\w+ ?){1,3}$)/,
  ],
  [
    "companion",
    /\b(?:should|shall|do|must|can|could|will|does|is|what about|ok)\b.*\b(?:the other|other (?:one|rabbit|bunny|pig|guinea pig|cat|dog|bird|rat|two)|(?:his|her|their) (?:brother|sister|friend|mate|buddy|partner|companion|cage ?mate)|companion)\b/,
  ],
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
    /^(?:(?:and|ok|okay|so|right|alright) )*(?:what (?:now|next|else)|now what|and now|then what|what (?:do|should|can) (?:i|we) (?:\w+ )?do)\b/,
  ],
];
