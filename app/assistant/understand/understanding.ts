import type { Act } from "#app/domain/knowledge/acts.ts";
import { type Contact, type DialogFacts, type OpenCaseFacts, substanceOf } from "#app/domain/knowledge/dialog.ts";
import type { FollowUp } from "#app/domain/knowledge/follow-ups.ts";
import type { Intent } from "#app/domain/knowledge/intents.ts";
import type { Substance, SubstanceKind } from "#app/domain/knowledge/knowledge.ts";
import type { Cue } from "#app/domain/knowledge/owner-phrases.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { clausesThatAsk } from "#app/language/asks-in-words.ts";
import { plainWords } from "#app/language/normalise.ts";
import type { OpenKnowledge } from "../knowledge.ts";
import { type Animal, animalChosen, animalNamed, animalOf, animalRemembered } from "./animal.ts";
import { contactWith } from "./contact.ts";
import { followUpOf } from "./follow-up.ts";
import { asksWhetherAllowed, intentOf, isQuestion } from "./intent.ts";
import { DEATH } from "./loss.ts";
import { intentInMourning } from "./mourning.ts";
import { splitNames } from "./open-names.ts";
import type { SaidBy } from "./owner-phrases.ts";
import { inRelation } from "./substances/in-relation.ts";
import type { NamedSubstance } from "./substances/substance-asides.ts";

/** What a message means, in its conversation. */
export type Understanding = {
  /** What the message does, the surest first. */
  acts: readonly Act[];
  /** What its phrases say, by the lists of content/assistant/owner-phrases. */
  says: SaidBy;
  /** What the phrases of those clauses say that ask; of the whole message where none asks in its words. */
  saysInQuestion: SaidBy;
  intent: Intent;
  /** It asks something, and does not only tell. */
  isQuestion: boolean;
  /** It asks whether an animal may have something, whatever else it wants to know. */
  asksWhetherAllowed: boolean;
  animal: Animal | undefined;
  /** Substances that the message names, the longest name first. */
  substances: readonly Substance[];
  /** Those of them whose words can hardly mean anything else. */
  sureSubstances: readonly Substance[];
  /** The message asks about a substance, or says that it was taken. Otherwise a substance is only mentioned. */
  isAboutSubstance: boolean;
  /** It says nothing else: a name, or "can my dog have ...?". */
  isOnlySubstance: boolean;
  /** The owner's words for them. */
  substanceNames: readonly string[];
  /** Share of the words that are names of substances. */
  nameShare: number;
  /** Names that may mean something else: no verdict can be given for them. */
  openNames: readonly NamedSubstance[];
  /** Something that was eaten, by a name that we don't have. */
  unknownName: string | undefined;
  lookAlike: Substance | undefined;
  /** Something is already in the animal, or on it. */
  isTaken: boolean;
  asksHarm: boolean;
  asksDose: boolean;
  /** Fear, or a cry for help. */
  isDistressed: boolean;
  /** About cleaning or care: an answer says more than the entry of what is used. */
  isCare: boolean;
  followUp: FollowUp | undefined;
  /** Somebody who helps was reached, or has seen the animal already. */
  contact: Contact | undefined;
};

export type Message = {
  /** Without the pet's name: "Peanut is limping" is not about peanuts. */
  text: string;
  petType: string | undefined;
  verdict: Verdict;
  dialog: DialogFacts | undefined;
  /** The sick animal that is spoken of: the unit with its advice, where there is one. */
  openCase: OpenCaseFacts | undefined;
};

/** "How long do I wait after a dog eats raisins?" */
const ASKS_WHAT_FOLLOWS: readonly Intent[] = ["how-serious", "when-to-see-a-vet", "what-to-do", "is-it-normal", "how-often"];

/** "My bun" is no bread. */
const NICKNAMES: Partial<Record<Animal["species"], readonly string[]>> = { rabbit: ["bun", "buns"], hamster: ["ham", "hams"] };
const SHORT_WORDS = 4;
/** Words of a question about a substance that are not its name. */
const QUESTION_WORDS = new Set(
  (
    "can could may should is are do does will i we you my our a an the some any of for to with and or it they he she him her them give feed eat eats have drink get put use on in " +
    "ok okay safe fine good bad poisonous toxic harmful dangerous human little bit piece small just please yes no if not dog dogs cat cats pet pets puppy kitten rabbit rabbits bunny bird birds budgie parrot " +
    "hamster hamsters guinea pig pigs ferret ferrets chinchilla chinchillas fish"
  ).split(" "),
);

export function understand({ text, petType, verdict, dialog, openCase }: Message, knowledge: OpenKnowledge): Understanding {
  const plain = plainWords(text);
  const acts = knowledge.readActs(text);
  const says = knowledge.readPhrases(text);
  const cues = says("cues");
  const shows = (cue: Cue) => cues.includes(cue);
  const said = intentOf(text, acts, says);
  const isAsking = isQuestion(text);
  const asking = clausesThatAsk(text).join(", ");
  const read = knowledge.readSubstances(text);
  const { intent, mourns } = intentInMourning(
    { said, acts, says, isAsking, namesThing: read.named.length > 0, tellsOfDeath: DEATH.test(plain) },
    verdict,
    dialog,
  );
  const known = animalRemembered(verdict.facts?.animals[verdict.facts.current]?.species, dialog?.animal) ?? animalChosen(petType);
  const spokenOf = animalOf(text, known) ?? animalNamed(verdict.about?.likely);
  const onCat = asksDogProductOnCat(shows, verdict, dialog) ? knowledge.substance(DOG_FLEA_DROPS) : undefined;
  const asksMay = asksWhetherAllowed(says);
  const { related, mayBeTaken } = inRelation(read.named, { text, plain, verdict }, knowledge.readPhrases);
  // "He was stung, can I give Benadryl?": nothing was given yet.
  const saysTaken = (shows("taken") && mayBeTaken) || (shows("stung") && !asksMay);
  // Whoever asks about what was eaten tells that it was.
  const hasTaken = saysTaken && (!shows("asks-first") || shows("has-happened"));
  const all = plain.split(" ");
  const animal = onCat ? CAT : spokenOf;
  const nickname = NICKNAMES[animal?.species ?? "other"];
  const isOther = (kind: SubstanceKind) =>
    (intent === "may-give" && !hasTaken && kind === "object") || (shows("applies") && !hasTaken && (kind === "food" || kind === "drink"));
  const meant = related.filter(({ words, substance }) => !nickname?.includes(words) && !isOther(substance.kind));
  const { sure: named, open: openNames } = splitNames(meant, animal, hasTaken);
  const isTaken = hasTaken || meant.some(({ at }) => knowledge.readPhrases(all.slice(0, at).join(" "))("cues").includes("ends-in-after"));
  const namedWords = meant.reduce((sum, one) => sum + (one.whole ?? one.words).split(" ").length, 0);
  const isShort = all.length <= SHORT_WORDS || 2 * namedWords >= all.length;
  const isAboutSubstance =
    isTaken || asksMay || isShort || (shows("eats") && ASKS_WHAT_FOLLOWS.includes(intent)) || substanceOf(dialog?.unit) !== undefined;
  const spoken = substanceOf(openCase?.unit ?? dialog?.unit);
  const followUp = followUpOf(plain, dialog, {
    says,
    acts,
    isCaseOpen: openCase !== undefined,
    substance: spoken,
    isOfOther: openCase !== undefined && verdict.about?.animal !== openCase.animal,
    isAsking: isAsking || shows("asks-what-we-do"),
    namesAnother: named.some(({ substance }) => substance.id !== spoken),
  });
  return {
    acts,
    says,
    saysInQuestion: asking ? knowledge.readPhrases(asking) : says,
    intent,
    isQuestion: isAsking,
    asksWhetherAllowed: asksMay,
    animal,
    // The longest name is the surest.
    substances: onCat ? [onCat] : [...named].sort((one, other) => other.words.length - one.words.length).map(({ substance }) => substance),
    sureSubstances: named.filter(({ isSure }) => isSure).map(({ substance }) => substance),
    openNames: onCat ? [] : openNames,
    substanceNames: meant.map(({ words }) => words),
    nameShare: Math.min(1, namedWords / all.length),
    unknownName: read.unknown,
    lookAlike: isAboutSubstance ? read.lookAlike : undefined,
    isAboutSubstance,
    isOnlySubstance: isOnlyNamed(
      plain,
      named.map(({ words }) => words),
    ),
    isTaken,
    asksHarm: intent === "is-it-poisonous" || (intent === "may-eat" && shows("calls-it-harmful")),
    asksDose: shows("asks-dose") && intent === "may-give",
    isDistressed: shows("distressed"),
    isCare: shows("care") && !isTaken,
    followUp: mourns && followUp === "guilt" ? undefined : followUp,
    contact: contactWith({ plain, acts, says }, knowledge.caseWords),
  };
}

/** The id of its substance. */
const DOG_FLEA_DROPS = "permethrin";
const CAT: Animal = { species: "cat", word: "cat" };

/** Whether a dog's flea product is meant for a cat of the conversation: until its label says otherwise it is the one that kills cats. */
function asksDogProductOnCat(shows: (cue: Cue) => boolean, { facts }: Verdict, dialog: DialogFacts | undefined): boolean {
  const isFlea = shows("fleas") || /flea|parasite|itch/.test(dialog?.unit ?? "");
  const hasCat = facts?.animals.some(({ species }) => species === "cat") === true;
  return isFlea && hasCat && shows("for-dogs");
}

function isOnlyNamed(plain: string, names: readonly string[]): boolean {
  if (names.length === 0) return false;
  const rest = names.reduce((text, name) => text.replace(name, " "), plain);
  return rest.split(" ").every((word) => word === "" || QUESTION_WORDS.has(word));
}
