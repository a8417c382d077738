import type { UnitName } from "#app/domain/knowledge/assistant-content.ts";

const MACHINE =
  "(?:robots?|(?:chat ?)?bots?|a ?i|computers?|machines?|software|program(?:me)?s?|algorithms?|language model|chat ?gpt|gpt|automated|automatic)";
const PERSON =
  "(?:vets?|veterinar\\w+|doctors?|dr|nurses?|humans?(?! (?:food|medic\\w+|shampoo|grade|tablets?|pills?|drugs?))|persons?|people|somebody|someone|professionals?|experts?)";
const YOU = "(?:you|u|ya|ye)";
/** Words between "are you" and who. */
const LIKE =
  "(?:(?:even|really|actually|just|only|an?|the|real|live|living|proper|qualified|licensed|trained|genuine|legit|actual|like|some|kind|of|sort|or|maybe|certified) )*";
const SERVICE = "(?:site|website|web site|page|service|chat|app|tool|bot|thing|advice|help|answers?)";
const THIS = `(?:(?:this|the|your|ur) (?:\\w+ )?${SERVICE}|this(?! (?:\\w+ )?(?:vet|visit|bill|surgery|operation|medicine|treatment|test|food))|here)`;

const WHO = [
  `(?:are|r) ${YOU} ${LIKE}(?:${MACHINE}|${PERSON})(?! (?:near|open|nearby|in my|visit|bill|cost))`,
  `is (?:this|that|it) ${LIKE}(?:${MACHINE}|${PERSON})(?: ${MACHINE})?(?= (?:i|im|who|that|or|answering|replying|talking|here)\\b|$)`,
  `(?:am i|are we|i am|im|is it) (?:\\w+ )?(?:talk\\w*|speak\\w*|chatting|writing|typing)(?: (?:to|with))? ${LIKE}(?:${MACHINE}|${PERSON})`,
  `${PERSON} (?:or|vs|versus) ${LIKE}${MACHINE}|${MACHINE} (?:or|vs|versus) ${LIKE}${PERSON}`,
  `on the other (?:side|end)(?! of (?:the|my|our|his|her) (?!chat|line|screen))`,
  `who (?:is|am i|are|s) (?:\\w+ )?(?:answering|replying|responding|typing|talking to|speaking to|chatting with|behind (?:this|the|these))`,
  `(?:is|are) there (?:\\w+ )?${LIKE}${PERSON} (?:behind|reading|answering|replying|typing|there|on the other)`,
  `(?:answered|written|typed|run|operated) by ${LIKE}(?:${MACHINE}|${PERSON})`,
];

const FREE = [
  `(?:is|are) (?:it|that|these|${YOU}|${THIS}) (?:\\w+ )?free(?! (?:of|from|range|roam\\w*|feed\\w*|run))`,
  `free (?:to use|of charge)|(?:fee|charge|cost|price|bill|subscription|payment|catch) (?:for|to use|of|with|on|from) (?:using |asking )?${THIS}`,
  `(?:do|does|will|would|are|gonna|going to) (?:${YOU}|${THIS}|asking|using this) (?:\\w+ )?(?:charge|cost|bill|send (?:me |us )?an? bill)(?! of)`,
  `(?:pay|paying|charged?|billed|fee) (?:\\w+ )?(?:for|to use|to ask) (?:using |asking )?${THIS}|pay (?:to (?:use|ask)|you|u)\\b`,
  `(?:what|how much) (?:does|do|will) (?:${THIS}) (?:\\w+ )?(?:cost|charge)|how much (?:do|will|would) ${YOU} (?:charge|cost)`,
  "bill at the end|(?:hidden|any) (?:fees|charges)",
];

const READ = [
  "(?:any(?:one|body)|some(?:one|body)|people|who|staff|a (?:human|person)) (?:\\w+ ){0,2}(?:reads?|sees?|reading|seeing|look at) (?:\\w+ )?(?:what|this|my (?:chat|messages?|words|questions?|conversation)|these)",
];

/** Questions about this site, in any wording, with the unit that answers each. */
const RULES: readonly [unit: UnitName, asks: RegExp][] = [
  ["is-it-free", wordsOf(FREE)],
  ["are-you-a-vet", new RegExp(`^(?=.*\\b(?:vets?|veterinar\\w+|doctors?|dr|nurses?)\\b)(?=.*\\b(?:${WHO.join("|")})\\b)`)],
  ["are-you-an-ai", wordsOf(WHO)],
  ["who-reads", wordsOf(READ)],
];

function wordsOf(ways: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${ways.join("|")})\\b`);
}

const NAMES_MACHINE = wordsOf([MACHINE]);
const NAMES_PERSON = wordsOf([PERSON]);

/** Whether a message, in plain words, names a robot, a program or the like. */
export function namesMachine(plain: string): boolean {
  return NAMES_MACHINE.test(plain);
}

/** Whether a message, in plain words, names a person or somebody of a profession. */
export function namesPerson(plain: string): boolean {
  return NAMES_PERSON.test(plain);
}

/** Names of the units on who answers here, what it costs and who reads it that a message, in plain words, asks for; each question once. */
export function unitsAboutUs(plain: string): readonly UnitName[] {
  const units = RULES.filter(([, asks]) => asks.test(plain)).map(([unit]) => unit);
  return units.includes("are-you-a-vet") && !namesMachine(plain) ? units.filter((unit) => unit !== "are-you-an-ai") : units;
}
