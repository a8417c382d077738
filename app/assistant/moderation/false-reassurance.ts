import type { Word } from "./sentence-words.ts";

/** Sentences that call a grave case harmless, word by word: "a|b" is a choice, "?" may be missing. */
const LINES = `
nothing to worry|fear|panic about?
nothing serious|dangerous|urgent
no need to worry|panic|rush|call|see|go|hurry|visit|contact
no reason|cause to worry|call|rush
no reason|cause for alarm|concern|worry
no cause for alarm|concern
dont|not worry
dont|not be? worried
dont|not panic its fine|ok
dont|not need to? see|call|visit|go|a|any|the|emergency|urgent|immediate
doesnt|does not? need to? see|a|any|an|the|to|emergency|urgent
not an emergency|urgent|issue
isnt|not an? emergency|urgent|serious|dangerous|harmful
not urgent|serious|dangerous|harmful|toxic|poisonous
no emergency|danger|vet|rush|hurry|urgency
can safely|easily|probably|just|usually wait|stay|watch|monitor|skip
can wait
could wait|safely
may wait
safe to wait|stay|ignore|watch|skip
safely wait
wait and see
wait until|till the|tomorrow|monday|morning|next|after|your|you|he|she|it
wait a few|couple
will|ll|should|would|may|might probably|likely|surely be? fine|ok|okay|alright|normal
probably|likely|surely be fine|ok|okay|alright|normal
will|ll|should|would be? probably? just? fine|ok|okay|alright|all
is|are probably|likely|perfectly|completely|totally|absolutely fine|normal|harmless|safe|ok|okay|nothing
hes|shes|its|theyre probably|likely|perfectly|completely|totally fine|normal|harmless|safe|ok|okay|nothing
probably|likely|perfectly|completely|totally|absolutely fine|harmless|safe|normal|nothing
is|are|its|thats|this|quite|mostly|usually|generally harmless
sleep it|this off
monitor|watch|observe|treat him|her|it|them|your? dog|cat|pet? at home
stay at? home
skip the vet
save yourself? the vet|trip|money
keep calm and wait
will|should pass on|by its|itself
will resolve|recover on|by its|itself
go|goes|clear|clears away|up on|by its|itself
relax
lower the urgency|level
not that? bad
false alarm
overreacting|overreact
see how|what he|she|it|happens is? tomorrow
hold|put|holding|putting|holds off on? the|a|seeing|going|calling|your
delay|postpone|cancel the|a|your vet|visit|appointment|call|trip
dont|not have to worry|panic|rush|call|see|go|hurry|visit|contact|do
not need to worry|panic|rush|call|see|go|hurry|visit|contact
overly|too|over cautious|careful|strict
ignore|disregard|forget the|that|this? red|emergency|urgent|card|warning|verdict|level|alert|above
out of danger|trouble
soon enough
everything|all looks|seems|sounds|is good|fine|ok|okay|normal|well|harmless
rarely|seldom|hardly|never ever? serious|dangerous|urgent
not serious|severe|critical|concerning|alarming
give it|him|her|them? until|another|some till|the|monday|tomorrow|day|time|days|night|morning|weekend
take it easy
sleep on it
ll|will|hell|shell|itll|theyll live
hell|shell|itll|theyll be? probably|just|soon? fine|ok|okay|alright|normal|better|well|recover
without any? coming|harm|danger|risk
plenty|lots of time
does|doesnt|dont not? apply
staying|stay home
is|its|was probably|usually|mostly? nothing
no pasa nada
no big|great deal
no real danger|risk|harm|reason|cause
no danger|risk|harm|concern|problem|worries
passes|pass|passing on its|their own
passes|pass|passing by itself
minor|mild issue|problem|case|thing
no hay que? preocuparse|motivo|razon|peligro|urgencia|prisa|problema
tranquilo|tranquila|tranquilos|tranquilas|tranquillo|tranquilla|tranquilli
esta|estara|estaran bien
sin prisa|peligro|riesgo
no necesita|precisa ir|ver|un|veterinario|de
rien de? grave|inquietant|urgent
pas de raison|danger|panique|souci|risque
ira|va bien|mieux
attendez|attendre demain|lundi|jusqu
rassurez|rassure
nichts ernstes|schlimmes|gefahrliches
beruhigen sie? sich
warten sie? bis
ist|vollig|ganz harmlos
wird schon? wieder|gut|gesund
alles|ist gut|normal|okay|ok
non e niente|nulla|grave
niente|nulla di? grave|preoccupante|serio
andra|stara tutto? bene
aspetta|aspettare|aspetti|attendere fino|domani|lunedi
nao ha|precisa motivo|razao|perigo|urgencia|de|pressa|problema
fique|fica tranquilo|tranquila|calmo|calma
nada de? grave|preocupante|serio
vai ficar bem
espere|espera|esperar a|hasta|ate|amanha? amanha|manana|lunes|segunda
no es una? emergencia|urgente|grave
no se? preocupe|preocupes
puede|pueden esperar
nada grave|malo|que
pas d|une urgence
pas urgent|grave|besoin
ne vous|t inquietez|inquiete
peut attendre
kein notfall|grund|anlass
keine sorge|sorgen|gefahr|panik
kann|konnen warten
nicht schlimm|dringend|gefahrlich
non e un|una? emergenza|urgente|grave
non si? preoccupi|preoccuparti|preoccuparsi
puo aspettare
nao e? uma? emergencia|urgente|grave
nao se? preocupe
pode esperar
`;

type Slot = { words: ReadonlySet<string>; optional: boolean };

const PHRASES: readonly (readonly Slot[])[] = LINES.trim()
  .split("\n")
  .map((line) => line.split(" ").map((slot) => ({ words: new Set(slot.replace("?", "").split("|")), optional: slot.endsWith("?") })));

const FIRST = new Map<string, (readonly Slot[])[]>();
for (const phrase of PHRASES) for (const word of phrase[0]?.words ?? []) FIRST.set(word, [...(FIRST.get(word) ?? []), phrase]);

const FIRSTS = [...FIRST.keys()];

/** Could these letters be the beginning of a word that begins such a phrase? */
export const mayBeginSoothing = (letters: string): boolean => FIRSTS.some((word) => word.startsWith(letters) && word !== letters);

const LONGEST = Math.max(...PHRASES.map((phrase) => phrase.length));
const NEGATION = new Set(
  "not no never dont cannot cant wont isnt if even nicht pas nunca cannot shouldnt mustnt unless than before".split(" "),
);
const DENIES_ITSELF = new Set("no not dont doesnt isnt nothing kein keine nicht non nao ne pas nada".split(" "));

/** The first place where a soothing phrase stands (`found`) or may be arriving (`pending`), as indexes of words. */
export function soothing(words: readonly Word[], open: string | undefined): { found?: number; pending?: number } {
  for (let at = Math.max(0, words.length - LONGEST - 1); at < words.length; at++) {
    const phrases = FIRST.get(words[at]?.text ?? "");
    if (!phrases) continue;
    const matches = phrases.map((phrase) => follow(phrase, 0, words, at, open));
    const match = matches.find((one) => one === "found") ?? matches.find((one) => one === "pending");
    if (!match || isUnsaid(words, at) || (isDeniedPhrase(words, at) && !DENIES_ITSELF.has(words[at]?.text ?? ""))) continue;
    return match === "found" ? { found: at } : { pending: at };
  }
  return {};
}

/** "I cannot tell you that this is nothing": what is not said. */
const SAYS = new Set("tell say promise assume mean conclude think sure know believe says means".split(" "));
const MAYBE = new Set("may might could would".split(" "));
const CONDITIONS = new Set("if even although though while unless whether".split(" "));

/** Does the clause make this a condition, or something that is not said? */
function isUnsaid(words: readonly Word[], at: number): boolean {
  for (let back = at - 1; back >= 0 && words[back]?.clause === words[at]?.clause; back--) {
    const text = words[back]?.text ?? "";
    if (CONDITIONS.has(text)) return true;
    if (SAYS.has(text) && [words[back - 1], words[back - 2]].some((word) => NEGATION.has(word?.text ?? "") || MAYBE.has(word?.text ?? "")))
      return true;
  }
  return false;
}

function isDeniedPhrase(words: readonly Word[], at: number): boolean {
  for (let back = at - 1; back >= 0 && at - back <= 3; back--) {
    if (words[back]?.clause !== words[at]?.clause) return false;
    if (NEGATION.has(words[back]?.text ?? "")) return true;
  }
  return false;
}

type Match = "found" | "pending" | "no";

function follow(phrase: readonly Slot[], slot: number, words: readonly Word[], at: number, open: string | undefined): Match {
  const wanted = phrase[slot];
  if (!wanted) return "found";
  if (wanted.optional && slot === phrase.length - 1) return "found";
  const word = words[at];
  if (!word) {
    if (open === undefined) return "pending";
    const begins = [...wanted.words].some((one) => one.startsWith(open));
    return begins || (wanted.optional && follow(phrase, slot + 1, words, at, open) !== "no") ? "pending" : "no";
  }
  if (wanted.words.has(word.text)) {
    const match = follow(phrase, slot + 1, words, at + 1, open);
    if (match !== "no") return match;
  }
  return wanted.optional ? follow(phrase, slot + 1, words, at, open) : "no";
}
