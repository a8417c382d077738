import { linkToSubstance, linkToUnit } from "#app/assistant/knowledge.ts";
import { substanceUnit } from "#app/domain/knowledge/dialog.ts";
import { content } from "#tests/content/our-content.ts";
import { start } from "./assistant.ts";
import { type LabeledQuestion, labeledQuestions, linesOf, speciesOf } from "./labeled-questions.ts";
import { share } from "./score.ts";

/**
 * `npm run answers:finding [-- --list]`: what the assistant answers the labeled questions from. Shown first, among three (what it answers
 * from, then what it offers to tap), the first source, and whether it says so where nothing of ours answers. `--list` prints the misses.
 */
const units = [...content.answers.answers, ...content.pageAnswers];
const isListing = process.argv.includes("--list");
const FIRST_THREE = 3;

/** Ids by the path of a source and by the title to tap. */
const idsByPath = new Map<string, string>();
for (const unit of units) for (const key of [linkToUnit(unit).path, unit.question]) if (!idsByPath.has(key)) idsByPath.set(key, unit.id);
for (const one of content.substances) idsByPath.set(linkToSubstance(one, "").path, substanceUnit(one.id));

const questions = labeledQuestions(units);
report(
  "owners",
  questions.filter(({ author, ids }) => author !== "nothing" && !author.startsWith("pages:") && ids.length > 0),
);
report(
  "pages",
  questions.filter(({ author }) => author.startsWith("pages:")),
);
silence(
  "nothing.txt",
  questions.filter(({ author }) => author === "nothing"),
);
silence(
  "owners' questions that nothing answers",
  questions.filter(({ author, ids }) => author !== "nothing" && ids.length === 0),
);
const known = linesOf("tests/answers/known.txt").map(([species = "", text = ""]) => ({
  author: "known",
  species: speciesOf(species),
  text,
  ids: [],
}));
console.info(`known.txt: answered ${share(known.map(({ species, text }) => start(species)(text).sources.length > 0))}`);

function report(name: string, asked: readonly LabeledQuestion[]): void {
  const rows = asked.map((one) => {
    const { dialog, sources, suggestions } = start(one.species)(one.text);
    const idOf = (key: string) => idsByPath.get(key) ?? "";
    const firstSource = sources[0] && idOf(sources[0].path);
    const all = [...new Set([dialog.unit ?? "", ...sources.map(({ path }) => idOf(path)), ...suggestions.map(idOf)].filter(Boolean))];
    const isShown = sources.length > 0;
    return {
      one,
      unit: dialog.unit,
      isShown,
      first: isShown && one.ids.includes(dialog.unit ?? ""),
      inThree: all.slice(0, FIRST_THREE).some((id) => one.ids.includes(id)),
      source: firstSource === undefined ? undefined : one.ids.includes(firstSource),
    };
  });
  console.info(`${name}: right one answers ${share(rows.map(({ first }) => first))}`);
  console.info(
    `  in three ${share(rows.map(({ inThree }) => inThree))}; first source right ${share(rows.map(({ source }) => source))}; answered ${share(rows.map(({ isShown }) => isShown))}`,
  );
  if (isListing)
    for (const { one, unit, isShown } of rows.filter(({ first }) => !first))
      console.info(`    ${one.text} -> ${isShown ? unit : "offered"}`);
}

function silence(name: string, asked: readonly LabeledQuestion[]): void {
  const rows = asked.map((one) => {
    const { sources, dialog } = start(one.species)(one.text);
    return { one, unit: dialog.unit, isSaid: sources.length === 0 || dialog.unit === "pawline/off-topic" };
  });
  console.info(`${name}: says so ${share(rows.map(({ isSaid }) => isSaid))}`);
  if (isListing) for (const { one, unit } of rows.filter(({ isSaid }) => !isSaid)) console.info(`    ${one.text} -> ${unit}`);
}
