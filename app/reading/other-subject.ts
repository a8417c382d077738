import { normalise } from "#app/language/normalise.ts";

/** Somebody's child or parent who is ill, or a thing that broke: words of emergencies that no pet is in. */

const PERSON =
  "(?:son|daughter|husband|wife|mum|mom|mummy|mother|dad|father|gran|granny|nan|grandad|grandma|grandpa|grandmother|grandfather|grandson|granddaughter|child|toddler|nephew|niece|brother|sister|uncle|aunt|colleague|boss|teacher)";
const ILL =
  "(?:(?:has|have|had|has got|got|is having|gets) (?:a |an |the |really |very |such a )*(?:fever|temperature|rash|headache|migraine|cough|cold|flu|sore throat|earache|stroke|heart attack|asthma|chest pains?|stomach ache|belly ache|nosebleed|hives|chickenpox|concussion)|(?:is|feels|has been) (?:so |very |really |a bit )*(?:ill|sick|unwell|feverish|pregnant|dizzy|drunk|vomiting|throwing up|bleeding|coughing)(?! with worry)|(?:has |just |has just )?(?:cut|burned|burnt|broke|broken|sprained|hurt|twisted) (?:his|her|their) (?:own )?(?:hand|finger|thumb|arm|leg|foot|ankle|wrist|head|toe|knee|back)|(?:has |just |has just )?(?:swallowed|ate|eaten|drank) (?:a|an|some|the)|fell(?! asleep)(?! (?:on|over|onto) (?:him|her|them|it))(?: \\w+){0,4} and)";
const ILL_PERSON = new RegExp(`^(?:(?:help|please|hi|hello|hey|so|and|omg|my god) )*(?:my|our) (?:\\w+ )?${PERSON} ${ILL}\\b`);
const ILL_SELF =
  /^(?:(?:help|please|hi|hello|hey|so|and) )*(?:i (?:have|have had|had|got|ve got|am having|feel|am feeling)|ive(?: had| got)?|im (?:having|feeling)) (?:a |an |the |some |really |very |so |terrible |bad |awful |such a )*(?:fever|temperature|rash|headache|migraine|cough|sore throat|earache|stroke|heart attack|asthma|chest pain|stomach ache|toothache|dizzy|nauseous|faint|chest pains?)\b|^i (?:have |just )*(?:broke|broken|cut|burned|burnt|sprained|twisted) my (?:own )?(?:hand|finger|thumb|arm|leg|foot|ankle|wrist|head|toe|knee|back)\b/;
const THING =
  /^(?:(?:help|please|hi|hello|so|why (?:is|are|does|do|wont)) )*(?:my|the|our) (?:washing machine|washer|dishwasher|dryer|car|van|truck|phone|laptop|computer|tablet screen|boiler|fridge|freezer|tv|router|wifi|internet|printer|roof|ceiling|sink|tap|drain|toilet|shower|heating|radiator|oven|microwave|lawn|tomato(?:es)?|roses|cucumbers|courgettes|zucchini|potatoes|hydrangeas?|landlord|bike|lift|elevator)(?: (?:in|on|of) (?:my|the|our) \w+)? (?:is|are|wont|will not|has|have|keeps?|fell|shows?|makes?|does|doesnt|isnt|arent|stopped|started|smells?|leaks?|broke)\b/;

/** A word of an animal, or of somebody who may be one, and what an animal can have taken or breathed in. */
const MAY_BE_A_PET =
  /\b(?:dogs?|cats?|pup(?:s|py|pies)?|kittens?|kitty|pets?|animals?|rabbits?|bunn(?:y|ies)|birds?|budgies?|parrots?|cockatiels?|hamsters?|gerbils?|guinea|ferrets?|chinchillas?|fish|goldfish|bettas?|tortoises?|turtles?|hens?|chickens?|rats?|mice|mouse|lizards?|geckos?|snakes?|horses?|hedgehogs?|vets?|fed|licked|chewed|nibbled|paws?|tail|fur|litter|cage|tank|leash|collar|smoke|gas|fumes|monoxide|sparks?|electrocuted)\b/;
const PRONOUN = /\b(?:he|she|him|her|hers|them|they|hes|shes|theyre)\b/;

/** Whether a message is about a person's health or about a thing, and no animal can be meant. Of two readings the animal's counts. */
export function isAboutOtherSubject(message: string): boolean {
  const text = plain(message);
  if (MAY_BE_A_PET.test(text)) return false;
  return isIllPerson(text) || (THING.test(text) && !PRONOUN.test(text));
}

/** Whether a person is ill or hurt. */
export function isAboutIllPerson(message: string): boolean {
  const text = plain(message);
  return !MAY_BE_A_PET.test(text) && isIllPerson(text);
}

function isIllPerson(text: string): boolean {
  return ILL_PERSON.test(text) || (ILL_SELF.test(text) && !PRONOUN.test(text));
}

function plain(message: string): string {
  return normalise(message)
    .replace(/[’']/g, "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(" ");
}
