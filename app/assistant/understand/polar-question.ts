import { typedSentences } from "#app/domain/text/sentences.ts";
import { plainWords } from "#app/language/normalise.ts";

/** What a yes or no answers: the same no means "harmless" to one question and "don't" to another. */
const FRAMES: readonly [frame: string, words: RegExp][] = [
  ["normal", /\b(?:normal|common|usual|natural|supposed to)\b/],
  [
    "harm",
    /\b(?:bad|toxic|poison\w*|dangerous|harm(?:s|ful)?|hurts?|kills?|unsafe|unhealthy|(?<!\b(?:i|we|to) )make (?:\w+ ){1,3}(?:sick|ill))\b/,
  ],
  ["vet", /\b(?:vets?|emergency|serious|urgent|worr(?:y|ied)|wait)\b/],
  ["may", /\b(?:can|could|may|might|should|ok|okay|safe|fine|alright|allowed|good|must)\b/],
];

const FILLERS = "(?:(?:ok|okay|so|and|but|well|hi|hello|hey|please|also|then|just|quick question) )*";
const ASKS_OPENLY = new RegExp(`^${FILLERS}(?:how|what|whats|which|why|when|where|who|whose)\\b`);
const ASKS_POLARLY = new RegExp(
  `^${FILLERS}(?:do|does|did|is|are|was|were|can|could|should|shall|will|would|may|must|has|have|am)\\b|\\b(?:ok|okay|safe|fine|alright|allowed|normal|bad|toxic|poisonous|dangerous|harmful|good)$|\\b(?:ok|okay|safe|fine|alright|normal|bad|good) (?:for|to|if|with)\\b`,
);
const ASKS_WHICH =
  /\b(?:raw|cooked|hot|cold|warm|cool|wet|dry|heat|ice|big|small|male|female|morning|night|before|more|less|fresh|dried|canned|indoor|outdoor) or \w+|\bevery ?day\b|\bdaily\b/;

/** Whether the yes or no to a question of ours is an answer to what a message asks: both can be answered so, and in the same sense. */
export function isSamePolarQuestion(message: string, question: string): boolean {
  const asked = askingPart(message);
  if (asksOpenly(message) || !ASKS_POLARLY.test(asked)) return false;
  const own = plainWords(question);
  return ASKS_OPENLY.test(own) || frameOf(asked) === frameOf(own);
}

/** Whether a message asks how much, which or why, so that no yes or no answers it. */
export function asksOpenly(message: string): boolean {
  const asked = askingPart(message);
  return ASKS_OPENLY.test(asked) || ASKS_WHICH.test(asked);
}

/** The last part of a message that asks; all of it where none does. */
function askingPart(message: string): string {
  const parts = typedSentences(message).flatMap((sentence) => sentence.split(/,\s+/).map(plainWords));
  return parts.findLast((part) => ASKS_OPENLY.test(part) || ASKS_POLARLY.test(part)) ?? plainWords(message);
}

function frameOf(plain: string): string {
  return FRAMES.find(([, words]) => words.test(plain))?.[0] ?? "fact";
}
