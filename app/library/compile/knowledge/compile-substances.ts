import type { Prescription, Substance } from "#app/domain/knowledge/knowledge.ts";
import type { CompileContext } from "../compile-context.ts";
import type { Report } from "../files/content-reader.ts";
import { citationProblems } from "../prose/citations.ts";
import { plainText } from "../prose/plain-text.ts";
import { wordSegments } from "../prose/readability.ts";
import { linkToPage } from "../prose/text-pieces.ts";
import { gradeProblem, lengthProblem, wordingProblems } from "../prose/wording.ts";
import { type SubstanceEntry, substanceEntry } from "./knowledge-schemas.ts";
import { prescriptionProblems, readPrescriptions, type Usual, wholePrescription } from "./prescriptions.ts";

const MOST_WORDS = 35;
const MOST_GRADE = 10;

/** Reads, checks and compiles content/substances: lists of what animals eat, chew, breathe in or are given. */
export function compileSubstances(context: CompileContext): Substance[] {
  const seen = new Map<string, string>();
  const named = new Map<string, string>();
  const usual = readPrescriptions(context)?.usual;
  const entries = context.filesIn("substances", ".yaml").flatMap((name) => context.list(`substances/${name}`, substanceEntry));
  return entries.map((entry) => {
    const { item, file } = entry;
    const report: Report = (path, says) => entry.report(path, `${item.id}: ${says}`);
    const twin = seen.get(item.id);
    if (twin) report(["id"], `the id stands in ${twin} too; rename or remove one`);
    seen.set(item.id, file);
    checkNames(item, named, report);
    if (item.page) linkToPage(context, entry, item.page);
    for (const { path, says } of prescriptionProblems(item)) report(path, says);
    return compileSubstance(withUsual(item, usual), context, report);
  });
}

/** An entry whose prescription says of a missed dose, and so on, what holds for most medicines, unless it says something of its own. */
function withUsual(item: SubstanceEntry, usual: Usual | undefined): SubstanceEntry {
  return item.prescription && usual ? { ...item, prescription: wholePrescription(item, usual) } : item;
}

/** A name leads to exactly one substance, so that a search never shows the wrong one. */
function checkNames(item: SubstanceEntry, named: Map<string, string>, report: Report): void {
  const texts = [item.name, item.noun.text, ...item.names];
  texts.forEach((text, index) => {
    const key = wordSegments(text.toLowerCase()).join(" ");
    const owner = named.get(key);
    if (owner !== undefined && owner !== item.id)
      report(index < 2 ? ["name"] : ["names", index - 2], `"${text}" is a name of "${owner}" too; keep it where it names the thing itself`);
    named.set(key, owner ?? item.id);
  });
}

function compileSubstance(item: SubstanceEntry, context: CompileContext, report: Report): Substance {
  const cited = new Set(item.sources);
  const fill = (text: string, path: readonly PropertyKey[]) => {
    const plain = plainText(text, context, cited, (says) => report(path, says));
    for (const { says } of wordingProblems(plain)) report(path, says);
    const long = lengthProblem(path.join("."), plain, MOST_WORDS);
    if (long) report(path, long);
    return plain;
  };
  const optional = (field: "serve" | "signs" | "have") => {
    const text = item[field];
    return text === undefined ? {} : { [field]: fill(text, [field]) };
  };
  const prescription = Object.fromEntries(
    Object.entries(item.prescription ?? {}).map(([part, text]) => [part, fill(text, ["prescription", part])]),
  );
  const why = Object.fromEntries(Object.entries(item.why).map(([animal, text]) => [animal, fill(text, ["why", animal])]));
  const eaten = fill(item.eaten, ["eaten"]);
  const hard = gradeProblem([...Object.values(why), ...Object.values(prescription), eaten], MOST_GRADE);
  if (hard) report(["why"], hard);
  for (const says of citationProblems(item.sources, context.sources, true)) report(["sources"], says);
  checkVerdicts(item, report);
  const { id, name, kind, noun, names, translations, page, beyond } = item;
  return {
    ...{ id, name, kind, noun, names, translations },
    verdicts: item.verdicts as Substance["verdicts"],
    why: why as Substance["why"],
    eaten,
    ...optional("serve"),
    ...optional("signs"),
    ...optional("have"),
    ...(item.prescription && { prescription: prescription as Prescription, beyond: beyond ?? ("call" as const) }),
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
