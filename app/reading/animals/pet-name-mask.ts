import { normalise } from "#app/language/normalise.ts";
import type { Token } from "#app/language/tokenise.ts";

const CALLED = /^(called|named|name|calls?|namens|llama|appelle|heisst)$/;
const VERB_AFTER =
  /^(is|isnt|has|hasnt|was|wont|keeps|cant|doesnt|did|didnt|just|loves|likes|ate|got|and|who|seems|had|will|went|brought|brings|chewed|chews|threw|being|licks|eats)$/;
const PET = /^(dog|cat|pup|puppy|kitten|rabbit|hamster|bird|ferret|fish|pig)$/;
const EATEN_BEFORE =
  /^(ate|eaten|eating|eat|some|of|the|a|an|any|with|chewed|licked|got|had|my|our|easter|tiger|peace|stargazer|her|his|their|your)$/;
/** Words that are as often a pet's name as the thing itself. */
const COMMON_NAMES = new Set(
  "lily daisy ivy poppy rose olive basil ginger pepper cocoa coco cookie brownie mocha oreo bandit raisin berry peanut honey sugar candy toffee nutmeg clover hazel chip biscuit snickers rolo onion garlic advil tylenol xanax chocolate bean bullet hunter shadow ghost lucky rocket storm misty stormy rusty bear tiger fox bunny socks boots mouse".split(
    " ",
  ),
);

/** Where a word is the pet's name and not the thing: "Lily won't eat", "my cat called Raisin". */
export function petNameMask(tokens: Token[], petName?: string): number[] {
  const own = new Set(
    normalise(typeof petName === "string" ? petName.slice(0, 60) : "")
      .split(/[^a-z]+/)
      .filter((word) => word.length > 1),
  );
  const shouting = tokens.length > 3 && tokens.filter((token) => token.capital).length > tokens.length * 0.7;
  const named = new Set(own);
  tokens.forEach((token, i) => {
    const before = tokens[i - 1]?.text ?? "";
    const before2 = tokens[i - 2]?.text ?? "";
    const after = tokens[i + 1]?.text ?? "";
    const after2 = tokens[i + 2]?.text ?? "";
    // Any word at all can be a name: "our dog is called Seizure", "Diesel (the dog, not the fuel)".
    if (token.capital && !shouting) {
      const pet = PET.test(before2) || (before2 === "is" && PET.test(tokens[i - 3]?.text ?? ""));
      if ((CALLED.test(before) && pet) || (after === "the" && PET.test(after2))) named.add(token.text);
    }
    if (!COMMON_NAMES.has(token.text)) return;
    if (
      CALLED.test(before) ||
      (before === "is" && /^(name|names)$/.test(before2)) ||
      (before === "cat" && before2 === "my") ||
      (before === "dog" && before2 === "my")
    )
      named.add(token.text);
    else if (after === "is" && (after2 === "the" || after2 === "my" || after2 === "our")) named.add(token.text);
    else if (!shouting && token.capital && VERB_AFTER.test(after) && !EATEN_BEFORE.test(before)) named.add(token.text);
  });
  const out: number[] = [];
  tokens.forEach((token, i) => {
    if (!named.has(token.text)) return;
    const before = tokens[i - 1]?.text ?? "";
    if (EATEN_BEFORE.test(before) && before !== "my" && before !== "our" && !(before === "with" || before === "of")) return;
    out.push(i);
  });
  return out;
}
