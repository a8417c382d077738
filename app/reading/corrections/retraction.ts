import { normalise } from "#app/language/normalise.ts";

const LONGEST = 2_000;

/** Takes back a statement: a mistake, a joke, a false alarm. */
const TAKEN_BACK = [
  /\b((?:false|wrong) alarm|falsa alarma|fausse alerte|fehlalarm|falso alarme|falso allarme)\b/,
  /\b(my (mistake|bad|error)|i (made|had) (a|it) (mistake|wrong)|i (was|am|were) (wrong|mistaken|confused)|i'?m (wrong|mistaken)|i mis(read|heard|took|understood|spoke|typed))\b/,
  /\b(me equivoque|je me suis trompee?|ich habe mich (geirrt|vertan)|mein fehler|me enganei|mi sono sbagliat[oa]|ho sbagliato)\b/,
  /\b(wrong (pet|dog|cat|animal|chat|window|message)|meant (to (say|write|type)|a different|the other))\b/,
  /\b(scratch|forget|ignore|disregard|delete) (that|it|this|all that|everything|my (last|first|earlier|previous)|what i (said|wrote|typed))\b/,
  /\b(just|only) (a )?(joke|joking|kidding|test|testing|messing|a prank|pranking|playing)\b/,
  /\b(never ?mind|correction:|let me (correct|start over|start again)|can we start (over|again)|start (over|again))\b/,
];

/** "Sorry, it was only …", "turns out it wasn't …": the earlier story was another one. */
const OTHERWISE =
  /\b(sorry|oops|whoops|oh|ah|actually|update|phew|apologies|turn(s|ed) out|just (found|realised|realized|checked|noticed|saw))\b.{0,50}\b(it|that|this|he|she|they|those|there)('s|s| was| is| were| are)?( not|n't|nt| never|)? ?(only|just|actually|really|ever|even)? ?(my|our|his|her|their|the neighbou?r|someone|somebody|a (toy|plush|stuffed|different|video|film|picture)|an old|another|nothing|wasn'?t|isn'?t|weren'?t|didn'?t|never)\b/;
const MADE_UP = /\b(plush|stuffed|cuddly|soft|toy|cartoon|video game|film|movie|dream|novel|puppet|costume|fake|statue)\b/;
const WAS = /\b(it|that|this|he|she|they)('s|s| was| is| were| are)\b/;

/**
 * Whether the owner takes back an earlier message ("sorry, it was my neighbour's plush toy"), so that the chat can offer to
 * start over. It never lowers a level; the chat offers it only where the message, screened alone, is calmer than the conversation.
 * @param message what the visitor wrote; more than the first 2,000 characters is not read
 */
export function isRetraction(message: string): boolean {
  const text = normalise(message.slice(0, LONGEST)).replace(/\s+/g, " ");
  if (TAKEN_BACK.some((shape) => shape.test(text))) return true;
  return OTHERWISE.test(text) || (MADE_UP.test(text) && WAS.test(text) && /\b(sorry|oops|actually|only|just|turn(s|ed) out)\b/.test(text));
}
