import type { Act } from "#app/domain/knowledge/acts.ts";
import type { CaseWords } from "#app/domain/knowledge/assistant-content.ts";
import type { Contact } from "#app/domain/knowledge/dialog.ts";

const HELPER = "(?:vets?|clinic|hospital|er|doctor|surgery|nurse|lady|poison (?:control|line|helpline)|animal hospital|receptionist)";
const NAMES_HELPER = new RegExp(`\\b${HELPER}\\b`);
const REACHED = new RegExp(
  [
    `\\bgot (?:hold of|through to|(?:him|her|them|us) in|an appointment)\\b`,
    `\\b(?:have|made|got|booked|get) (?:an |a )?(?:\\w+ )?(?:appointment|slot)\\b`,
    `\\b(?:called|rung|rang|phoned|reached|contacted|spoke (?:to|with)|spoken (?:to|with)|talked to|on (?:the )?phone with) (?:the |our |my |a |an )?(?:\\w+ ){0,3}${HELPER}\\b`,
    `\\b(?:mom|mum|dad|husband|wife|neighbou?r|she|he|we|i) (?:\\w+ )?called (?:someone|somebody|them|the)\\b`,
    `\\b(?:${HELPER}|they|she|he) (?:just )?(?:says?|said|told (?:us|me)|wants?)(?: \\w+){0,4} (?:bring|come|drive|get (?:him|her|them) in)\\b`,
    `\\b(?:we are|were|im|i am|are|just) (?:\\w+ )?(?:at|in) the (?:vets?|clinic|er|hospital|car|waiting room)\\b`,
    `\\bon (?:our|my|the) way\\b(?! out)`,
    `\\b(?:we are|were|im|i am) (?:\\w+ )?(?:driving|leaving|heading|going in|taking (?:him|her|them|it))\\b`,
    `\\b(?:reached|arrived at|got to) the (?:vets?|clinic|hospital|er)\\b`,
  ].join("|"),
);
const SEEN =
  /\b(?:the |our |my )?(?:vets?|doctor|clinic)\b (?:\w+ )?(?:says?|said|thinks?|saw|seen|checked|looked|gave|examined|reckons)\b(?!.*\b(?:bring|come|drive)\b)|\b(?:back|home) from the (?:vets?|clinic|er|hospital)\b/;
/** "Should he be in the hospital?" */
const ASKS_WHETHER = /\b(?:should|does|must|need) (?:he|she|it|they)\b/;
const NOT_REACHED = /\b(?:cant|cannot|couldnt|could not|no (?:answer|one|reply)|nobody|voicemail|wont|tried|what (?:do|should|can))\b/;

/** Whether an owner tells that help was reached; undefined for a question, and for a call that nobody answered. */
export function contactWith(plain: string, acts: readonly Act[], { in_hospital, home_again }: CaseWords): Contact | undefined {
  const tells = (words: readonly string[]) => words.some((one) => ` ${plain} `.includes(` ${one} `));
  if (tells(home_again) && (tells(in_hospital) || SEEN.test(plain) || acts.includes("help-reached"))) return "seen";
  if (tells(in_hospital) && !ASKS_WHETHER.test(plain)) return "admitted";
  // Who was turned away was not seen.
  if (SEEN.test(plain)) return acts.includes("no-vet-reachable") || acts.includes("asks-where-vet") ? undefined : "seen";
  if (acts[0] === "help-reached" && NAMES_HELPER.test(plain)) return "reached";
  return REACHED.test(plain) && !NOT_REACHED.test(plain.split(/\b(?:should|shall) (?:i|we)\b/)[0] ?? plain) ? "reached" : undefined;
}
