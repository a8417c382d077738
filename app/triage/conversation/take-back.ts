import type { AnimalFacts } from "#app/domain/facts.ts";
import { normalise } from "#app/language/normalise.ts";
import type { Extraction } from "../rules/extract-facts.ts";
import { isLive } from "../rules/facts.ts";
import type { Kind } from "../rules/rule-book.ts";

/** What an owner takes back of an earlier message: all of it, what was eaten or happened, or single things that are named or denied. */
export type TakenBack = { what: "all" | "events" | "named" | "denied"; why: string };

const LONGEST = 600;

type Retraction = { shape: RegExp; what: TakenBack["what"]; why: string };

const IT = "\\b(?:it|that|this|he|she|they|those|these)(?:'?s| was| is| were| are)?(?: only| just| actually| really)*";

/** Explicit retractions only, the most specific first. "I was wrong" and "never mind" do not say what is taken back. */
const RETRACTIONS: readonly Retraction[] = [
  {
    shape: new RegExp(
      `${IT} (?:from )?(?:(?:last|the other|a previous) (?:year|month|summer|winter|spring|autumn|fall|christmas|easter)|(?:a few |two |three |many |\\d+ )?(?:years|months) (?:ago|back)|when (?:he|she|they) (?:was|were) (?:a )?(?:puppy|kitten|young|little|small|baby))`,
    ),
    what: "all",
    why: "You told us that this was at another time.",
  },
  {
    shape: new RegExp(
      `${IT} (?:not )?(?:my |our |the |a |another )?(?:neighbou?r'?s?|friend'?s?|sister'?s?|brother'?s?|cousin'?s?|mum'?s?|mom'?s?|dad'?s?|someone else'?s?|somebody else'?s?|previous|last|old|late) (?:dog|cat|rabbit|bird|hamster|pet|one|puppy|kitten)\\b`,
    ),
    what: "all",
    why: "You told us that this was another animal.",
  },
  {
    shape: new RegExp(
      `${IT} (?:an? |the |in an? |from an? |on )*(?:episode|scene|film|movie|serial|soap|show|story|programme|tv|telly|novel|book|quiz)\\b|\\b(?:no|(?:do ?n'?t|do not) (?:have|own|keep) (?:a|any)) (?:dog|cat|rabbit|bird|hamster|pet|animal)s?\\b(?: (?:is|poorly|sick|ill|here|involved))*`,
    ),
    what: "all",
    why: "You told us that no animal of yours is affected.",
  },
  {
    shape: new RegExp(
      `${IT} (?:an? |all |made of )*(?:toy|plastic|fake|artificial|silk|plush|stuffed|cuddly|wooden|rubber|paper|fabric)\\b|\\bmeant (?:the|a|my|his|her|their) (?:toy|stuffed|plush)\\b|\\b(?:not (?:a )?real|isn'?t real|wasn'?t real|aren'?t real)\\b`,
    ),
    what: "named",
    why: "You told us that it was not real.",
  },
  {
    shape:
      /\b(?:(?:found|counted) (?:it|them|all|both|every|the|all the|all of the|my|his|her) ?[a-z ]{0,30}|(?:none|nothing)(?: of it| of them)?(?: is| are| was| were)? (?:missing|gone|eaten)|(?:all|everything)(?: of it| of them| \w+ \w+| \w+)?(?: is| are|'?s|'?re)? (?:there|here|accounted for)|(?:he|she|they|the (?:dog|cat|puppy|kitten)) (?:did ?n'?t|didnt|did not|hadn'?t|hadnt|had not|never|hasn'?t|hasnt|has not) (?:actually |even |really )?(?:eat|eaten|ate|swallow|swallowed|touch|touched|lick|licked|drink|drunk|drank|take|taken|took|chew|chewed|get|have|had)(?: into| hold of)? ?(?:it|them|any|one|anything|that|any of it))\b/,
    what: "events",
    why: "You told us that nothing was eaten or taken after all.",
  },
  {
    shape:
      /\b(?:false alarm|falsa alarma|fausse alerte|fehlalarm|falso alarme|falso allarme|vals alarm|loos alarm|(?:just|only) (?:a )?(?:joke|joking|kidding|test|testing|a prank|pranking|messing)|wrong (?:chat|window|tab)|(?:ignore|disregard|forget|scratch|delete) (?:that|this|all that|everything|my (?:last|first|earlier|previous)|what i (?:said|wrote|typed)))\b/,
    what: "all",
    why: "You took back what you had told us.",
  },
];

/** "Oh wait, they were blueberries, not grapes." */
const CORRECTS = /\b(?:wait|actually|sorry|turns? out|looked|checked|mistake)\b.{0,80}\b(?:was|were|is|are|it'?s|they'?re) .{0,40}\bnot /;

/** "Found it" counts only as a find of what was missing. */
const FOUND_ELSEWHERE =
  /\b(?:found|counted)\b.{0,40}\b(?:under|behind|in|inside|on|still|again|all|missing|untouched|unopened|intact|safe|there|both|every)\b|\b(?:found|counted) (?:it|them|the (?:tablet|tablets|pill|pills|battery|magnet|magnets|sock|toy|needle|string|thread|ribbon|button|coin|chocolate|packet))\b/;
const FOUND = /\b(?:found|counted)\b/;
const FOUND_ON_ANIMAL =
  /\b(?:in|on|from) (?:his|her|its|their|the (?:dog|cat)'?s) (?:mouth|vomit|sick|poo|poop|stool|throat|stomach|belly|fur|coat|paw)|\b(?:chewed|half|empty|torn|ripped|open|bitten|eaten)\b/;

/**
 * What the owner takes back of what was said before. Nothing when the message itself tells of a new sign or event: of two readings the
 * worse one holds.
 */
export function takenBackIn(text: string, reading: Extraction): TakenBack | undefined {
  const plain = normalise(text.slice(0, LONGEST)).replace(/\s+/g, " ");
  if (CORRECTS.test(plain) && reading.denied.size > 0 && !isLive(reading.facts, "any_sign"))
    return { what: "denied", why: "You told us that it was something else." };
  const found = RETRACTIONS.find(({ shape, what }) => {
    if (!shape.test(plain)) return false;
    return what !== "events" || !FOUND.test(plain) || (FOUND_ELSEWHERE.test(plain) && !FOUND_ON_ANIMAL.test(plain));
  });
  if (!found || isLive(reading.facts, "any_sign")) return undefined;
  if (isLive(reading.facts, "any_event") && found.what !== "events") return undefined;
  return { what: found.what, why: found.why };
}

/** The mentions of an animal without what was taken back; undefined when nothing of it was there. */
export function withoutTakenBack(
  animal: AnimalFacts,
  { what }: TakenBack,
  reading: Extraction,
  kindOf: (concept: string) => Kind | undefined,
): AnimalFacts["mentions"] | undefined {
  const isNamed = (concept: string) => reading.facts.has(concept) && kindOf(concept) === "thing";
  const named = what === "named" && animal.mentions.some(({ concept }) => isNamed(concept));
  const isTaken = (concept: string) => {
    if (what === "all") return true;
    if (what === "denied") return reading.denied.has(concept) && kindOf(concept) === "thing";
    if (named) return isNamed(concept);
    return concept === "any_event" || kindOf(concept) === "event" || kindOf(concept) === "thing";
  };
  let isAny = false;
  const mentions = animal.mentions.map((mention) => {
    if (mention.status === "negated" || mention.concept.startsWith("sp_") || !isTaken(mention.concept)) return mention;
    isAny = true;
    return { ...mention, status: "negated" as const };
  });
  return isAny ? mentions : undefined;
}
