import { capitalized } from "../text/capitals.ts";
import { sentencesOf } from "../text/sentences.ts";

const ANIMALS =
  "(?:dogs?|cats?|birds?|rabbits?|rodents?|hamsters?|guinea pigs?|ferrets?|chinchillas?|fish|lizards?|frogs?|(?:small )?pets?|(?:small )?animals?)";
const SOME = `(?:(?:an?|any|other|another|small) )*${ANIMALS}(?:(?:,|,? and|,? or) (?:(?:an?|any|other|another|small) )*${ANIMALS})*`;
/** "Dog or cat: call", "For a cat, go"; of "For a dog that swallowed some call today" all is said. */
const CLAUSE = new RegExp(
  `^(?:(${SOME}): |For (${SOME}),? (?=(?:call|go|watch|wash|give|see|keep)\\b)|(?=For (${SOME}) (?:that|with)\\b))`,
  "i",
);

/**
 * "Dog or cat: call now. Other pets: watch them." holds a clause for each animal; only the owner's is said.
 * @param animal in words: "guinea pig"; "pet" where it is not known
 */
export function clausesFor(text: string, animal: string): string {
  const clauses: { for: string; sentences: string[] }[] = [{ for: "", sentences: [] }];
  for (const sentence of sentencesOf(text)) {
    const head = CLAUSE.exec(sentence);
    if (head) clauses.push({ for: (head[1] ?? head[2] ?? head[3] ?? "").toLowerCase(), sentences: [sentence.slice(head[0].length)] });
    else clauses.at(-1)?.sentences.push(sentence);
  }
  const own = clauses.filter((clause) => clause.for.includes(animal));
  const chosen = own.length > 0 ? own : clauses.filter((clause) => /other|any|small/.test(clause.for));
  const general = clauses[0]?.sentences ?? [];
  // Without knowing the animal, or where nothing holds for it, everything is said.
  if (animal === "pet" || clauses.length < 2 || general.length + chosen.length === 0) return text;
  return [...clauses.slice(0, 1), ...chosen].flatMap(({ sentences }) => sentences.map(capitalized)).join(" ");
}
