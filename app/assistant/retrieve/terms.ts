import type { Synonyms } from "#app/domain/knowledge/assistant-content.ts";
import { plainWords } from "#app/language/normalise.ts";
import { readQuantities } from "#app/language/numbers/quantities.ts";
import { stem } from "#app/language/stem.ts";
import { tokenise } from "#app/language/tokenise.ts";
import { TypoIndex } from "#app/language/typos.ts";

/** Words that stand in any question and tell none from another. */
const SMALL_WORDS = new Set(
  (
    "a an the my his her hers its our their he she it they i we me him them us this that these those there is are was were be been being am has have had having do does did " +
    "can could will would shall should may might must to of in on at for with by from and or but so if then than as into about just really very quite some any too also " +
    "s t d ll re ve im ive id pet pets dog dogs doggy doggo cat cats kitty moggy bird birds rabbit rabbits bunny bunnies hamster hamsters ferret ferrets " +
    "chinchilla chinchillas chin fish fishes animal animals budgie parrot cockatiel guinea pig pigs got get gets getting go goes going went keep keeps"
  ).split(" "),
);

const ONLY_DIGITS = /^\d+$/;
/** "Put our old cat to sleep" has the animal in the middle of the phrase. */
const PUT_TO_SLEEP = /\bput(?:ting)? (?:\w+ ){1,3}(?:to sleep|down)\b/g;
/** A sign that is not there names no topic; food, water, urine and droppings that are not there do. */
const DENIED_SIGN =
  /\b(?:no|without|not|isnt|hasnt been|and no|or) (?:any )?(?:blood|vomiting|vomit|diarrhea|fever|pain|limping|coughing|cough|bleeding|swelling)\b/g;

/** When it happened says nothing about what happened: "since this morning" is not about mornings. */
const WHEN =
  /\b(?:since|for|from|all|this|last|yesterday|earlier|the other)(?: (?:this|last|yesterday|the|all|earlier))? (?:morning|night|evening|afternoon|arvo|day|week|weekend|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|today)\b|\b(?:today|yesterday|tonight)\b/g;

/** "My cat sneezes since we moved" is about sneezing. Only after words of its own: "when should I ..." asks. */
const CIRCUMSTANCES = /(?<=\w+ \w+ \w+ )\b(?:since|because|cos|cuz|after|while|although|though|even though)\b[^.?!,;]*/gi;

/** What a message is about, without the clauses that say since when or why. */
export function withoutCircumstances(text: string): string {
  return text.replace(CIRCUMSTANCES, " ");
}

const HOURS_OF_YEAR = 8766;
const YEARS_OF_THE_OLD = 10;

/** "Yes, about ten minutes ago" is about nothing of its own: a death is not what both have in common. "12 weeks old" is young, not old. */
function withoutTimes(plain: string): string {
  if (!AGO_OR_OLD.test(plain)) return plain;
  const tokens = tokenise(plain);
  const times = readQuantities(tokens).filter(({ what }) => what === "ago" || what === "age");
  return tokens
    .flatMap(({ text }, at) => {
      const time = times.find((one) => at >= one.at && at <= one.end);
      if (!time) return [text];
      return time.what === "age" && at === time.at ? stageOf(time.value / HOURS_OF_YEAR) : [];
    })
    .join(" ");
}

const AGO_OR_OLD = / (?:ago|old|yo)\b/;

function stageOf(years: number): string[] {
  return years < 1 ? ["young"] : years >= YEARS_OF_THE_OLD ? ["old"] : [];
}

/** Turns a text into the terms that are indexed. */
export type TermReader = (text: string) => string[];

/** @param synonyms as in content/synonyms.yaml */
export function createTermReader(synonyms: Synonyms): TermReader {
  const words = new Map<string, string>();
  const phrases = new Map<string, string>();
  for (const [first = "", ...others] of synonyms)
    for (const other of [first, ...others]) (other.includes(" ") ? phrases : words).set(other, first.replaceAll(" ", "-"));
  const longest = [...phrases.keys()].sort((one, other) => other.length - one.length);
  const phrase = longest.length > 0 ? new RegExp(`\\b(?:${longest.join("|")})\\b`, "g") : undefined;
  const stems = new Map([...words].map(([word, first]) => [stem(word), first]));
  return (text) => {
    const plain = withoutTimes(plainWords(text)).replace(PUT_TO_SLEEP, "put to sleep").replace(DENIED_SIGN, " ").replace(WHEN, " ");
    const joined = phrase ? plain.replace(phrase, (found) => phrases.get(found) ?? found) : plain;
    return joined.split(/[^a-z0-9-]+/).flatMap((word) => {
      if (word === "" || SMALL_WORDS.has(word) || ONLY_DIGITS.test(word)) return [];
      const one = words.get(word) ?? stems.get(stem(word)) ?? word;
      return SMALL_WORDS.has(one) ? [] : [stem(one)];
    });
  };
}

/** Reads a term that no unit knows as the known one that is a single typing error away. */
export function typoReader(known: Iterable<string>): (term: string) => string {
  const all = new Set(known);
  const index = new TypoIndex(all);
  return (term) => (all.has(term) ? term : (index.near(term)[0] ?? term));
}
