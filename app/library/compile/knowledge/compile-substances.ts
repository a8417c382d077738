import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import { readYamlList, type WithLine } from "../files/yaml-file.ts";
import type { Registers } from "../pages/entry-texts.ts";
import type { Problem } from "../problems.ts";
import { wordsOf } from "../prose/readability.ts";
import type { CollectedTexts } from "../prose/text-pieces.ts";
import { gradeProblem, lengthProblem, wordingProblems } from "./check-wording.ts";
import { citationProblems } from "./citations.ts";
import { type SubstanceEntry, substanceEntry } from "./knowledge-schemas.ts";
import { plainText } from "./plain-text.ts";

const MOST_WORDS = 35;
const MOST_GRADE = 10;

/** Reads, checks and compiles content/substances: lists of what animals eat, chew, breathe in or are given. */
export function compileSubstances(root: string, registers: Registers, gathered: CollectedTexts, problems: Problem[]): Substance[] {
  const folder = join(root, "content/substances");
  if (!existsSync(folder)) return [];
  const seen = new Map<string, string>();
  const named = new Map<string, string>();
  const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return files.sort().flatMap((name) => {
    const file = `content/substances/${name}`;
    return readYamlList({ path: join(folder, name), name: file }, substanceEntry, problems).map((placed) => {
      const { item, lineAt } = placed;
      const twin = seen.get(item.id);
      if (twin) problems.push({ file, line: lineAt(["id"]), says: `"${item.id}" stands in ${twin} too; rename or remove one` });
      seen.set(item.id, file);
      checkNames(placed, named, (path, says) => problems.push({ file, line: lineAt(path), says: `${item.id}: ${says}` }));
      if (item.page) gathered.links.push({ file, line: lineAt(["page"]), url: item.page, mayLeave: false });
      return compileSubstance(placed, registers, gathered, (path, says) =>
        problems.push({ file, line: lineAt(path), says: `${item.id}: ${says}` }),
      );
    });
  });
}

/** A name leads to exactly one substance, so that a search never shows the wrong one. */
function checkNames({ item }: WithLine<SubstanceEntry>, named: Map<string, string>, report: Report): void {
  const texts = [item.name, item.noun.text, ...item.names];
  texts.forEach((text, index) => {
    const key = wordsOf(text.toLowerCase()).join(" ");
    const owner = named.get(key);
    if (owner !== undefined && owner !== item.id)
      report(index < 2 ? ["name"] : ["names", index - 2], `"${text}" is a name of "${owner}" too; keep it where it names the thing itself`);
    named.set(key, owner ?? item.id);
  });
}

type Report = (path: readonly PropertyKey[], says: string) => void;

function compileSubstance(
  { item }: WithLine<SubstanceEntry>,
  { figures, sources }: Registers,
  gathered: CollectedTexts,
  report: Report,
): Substance {
  const cited = new Set(item.sources);
  const fill = (text: string, path: readonly PropertyKey[]) => {
    const plain = plainText(text, { figures, figuresUsed: gathered.figuresUsed, cited, problem: (says) => report(path, says) });
    for (const says of [...wordingProblems(plain), lengthProblem(path.join("."), plain, MOST_WORDS)]) if (says) report(path, says);
    return plain;
  };
  const optional = (field: "serve" | "signs" | "have") => {
    const text = item[field];
    return text === undefined ? {} : { [field]: fill(text, [field]) };
  };
  const why = Object.fromEntries(Object.entries(item.why).map(([animal, text]) => [animal, fill(text, ["why", animal])]));
  const eaten = fill(item.eaten, ["eaten"]);
  const hard = gradeProblem([...Object.values(why), eaten], MOST_GRADE);
  if (hard) report(["why"], hard);
  for (const says of citationProblems(item.sources, sources, true)) report(["sources"], says);
  checkVerdicts(item, report);
  const { id, name, kind, noun, names, translations, page } = item;
  return {
    ...{ id, name, kind, noun, names, translations },
    verdicts: item.verdicts as Substance["verdicts"],
    why: why as Substance["why"],
    eaten,
    ...optional("serve"),
    ...optional("signs"),
    ...optional("have"),
    ...(page && { page }),
    sources: [...cited],
  };
}

/** Serving advice is given only where an animal may have it. */
function checkVerdicts({ verdicts, serve }: SubstanceEntry, report: Report): void {
  const given = Object.values(verdicts);
  const allowed = given.includes("fine") || given.includes("small-amounts");
  if (serve && !allowed) report(["serve"], "no animal may have it, so there is no way to offer it; take out serve");
}
