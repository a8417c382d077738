/**
 * Names of breeds in a question. "My labrador limps" is about limping, and its breed tells nothing;
 * "what do labradors die of" is about the breed.
 */
const NAMES = new RegExp(
  `\\b(?:${[
    "(?:chocolate |golden |labrador |flat coated )?retrievers?|labradors?|labs?(?! (?:results?|tests?|work|report|values?|coat))|goldens?(?= (?:puppy|breeder|parents|health|has|is|keeps))",
    "german shepherds?|gsds?|alsatians?|australian shepherds?|(?:mini )?aussies?|border collies?|rough collies?|collies?|shelt(?:y|ies?)|shetland sheepdogs?",
    "french bulldogs?|frenchies?|frenchy|english bulldogs?|british bulldogs?|bulldogs?|pugs?|boston terriers?|boxers?|(?:bull)?mastiffs?|cane corsos?|great danes?|danes?",
    "cavaliers?(?: king charles(?: spaniels?)?)?|king charles spaniels?|(?:english )?(?:cocker|springer) spaniels?|cockers?|springers?|spaniels?",
    "(?:mini(?:ature)? )?dachshunds?|sausage dogs?|wiener dogs?|chihuahuas?|yorkies?|yorkshire terriers?|shih ?tzus?|pomeranians?|poms?",
    "(?:toy |mini(?:ature)? |standard )?poodles?|goldendoodles?|labradoodles?|cockapoos?|cavapoos?|doodles?|beagles?|rottweilers?|rotties?|doberman?ns?|dobermans?|dobies?",
    "bernese(?: mountain dogs?)?|berners?|staff(?:y|ies?)|staffordshire bull terriers?|pit ?bulls?(?: terriers?)?|(?:parson |jack )russells?(?: terriers?)?|westies?",
    "west highland white terriers?|border terriers?|terriers?|(?:mini(?:ature)? )?schnauzers?|(?:siberian )?husk(?:y|ies)|greyhounds?|whippets?|sighthounds?",
    "bichons?(?: frises?)?|maltese|havanese|(?:pembroke |cardigan )?(?:welsh )?corgis?|dalmatians?|shibas?(?: inus?)?|akitas?|(?:german shorthaired )?pointers?|vizslas?|weimaraners?",
    "newfoundlands?|newfies?|(?:saint|st) bernards?|maine coons?|ragdolls?|persians?|himalayans?|exotic shorthairs?|british (?:shorthairs?|blues?)|scottish folds?|siamese",
    "oriental shorthairs?|orientals?|bengals?|sphynx(?:es)?|devon rex(?:es)?|burmese|norwegian forest cats?|siberian cats?|abyssinians?|somali cats?",
    "(?:mini |holland )?lops?(?: eared)?|netherland dwarfs?|lionheads?|(?:mini )?rex(?:es)?(?= rabbits?)|(?:flemish|continental) giants?|angoras?",
  ].join("|")})\\b`,
  "g",
);

const ABOUT_THE_BREED =
  /\bbreed(?:s|ers?)?\b|\b(?:prone to|predisposed|hereditary|inherited|genetic|gene|life expectancy|weak points?|insurance|buying|getting an?|tend to|kept? healthy|health(?:y|ier)?|known for)\b|\b(?:what|which|common|lots? of|typical)\b.{0,40}\b(?:problems?|issues|diseases?|illness(?:es)?|die of|watch for|get|checks?)\b|\b(?:tests?|checks?) (?:for|by age)\b/;

/** Whether a question in plain words is about a breed and not about what one animal has. */
export function isAboutBreed(plain: string): boolean {
  NAMES.lastIndex = 0;
  return NAMES.test(plain) && (ABOUT_THE_BREED.test(plain) || plain.replace(NAMES, "").trim() === "");
}

/** The words of a question without the names of breeds, unless it is about the breed. */
export function withoutBreedNames(plain: string): string {
  return isAboutBreed(plain) ? plain : plain.replace(NAMES, " ");
}
