// Prints one line per page: words, reading grade, figures, sources by grade, care cards, related pages; then totals. `npm run content:report [-- part-of-a-path] [-- --unused --unopened]`.
import { readContent } from "#app/library/compile/load-content.ts";
import { readArguments } from "../arguments.ts";

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { unused: { type: "boolean", default: false }, unopened: { type: "boolean", default: false } },
});
const [only = ""] = positionals;
const { content, problems, report } = readContent(process.cwd());
const pages = content.pages.filter((page) => page.path.includes(only));
const total = { words: 0, figures: 0, cards: 0, related: 0 };
console.info("words grade figures A/B/house cards related path");
for (const page of pages) {
  const { words = 0, grade = 0, figures = 0, longestSentence = "" } = report.pages.get(page.path) ?? {};
  const count = (one: string) => page.sources.filter((source) => source.grade === one).length;
  const cards = page.blocks.filter((block) => block.kind === "card").length;
  const sources = `${count("A")}/${count("B")}/${count("house")}`;
  console.info(
    [
      `${words}`.padStart(5),
      grade.toFixed(1).padStart(5),
      `${figures}`.padStart(7),
      sources.padStart(9),
      `${cards}`.padStart(5),
      `${page.related.length}`.padStart(7),
      page.path,
    ].join(" "),
  );
  if (only) console.info(`      longest sentence: ${longestSentence}`);
  total.words += words;
  total.figures += figures;
  total.cards += cards;
  total.related += page.related.length;
}
const highest = Math.max(...pages.map((page) => report.pages.get(page.path)?.grade ?? 0));
const used = new Set(pages.flatMap((page) => page.sources.map(({ key }) => key)));
const sources = [...content.sources.values()].filter(({ grade }) => grade !== "house");
const graded = (grade: string) => sources.filter((source) => source.grade === grade).length;
const opened = sources.filter(({ checked }) => checked).length;
console.info(
  `${pages.length} pages, ${total.words} words, highest reading grade ${highest.toFixed(1)}, ${total.figures} uses of figures, ${total.cards} care cards, ${total.related} related links`,
);
console.info(
  `${content.figures.size} figures in the register, ${report.unusedFigures.length} of them unused${values.unused ? `: ${report.unusedFigures.join(", ")}` : " (--unused names them)"}`,
);
console.info(
  `${content.sources.size} sources in the register (A ${graded("A")}, B ${graded("B")}), ${used.size} of them named on these pages`,
);
console.info(`${opened} sources opened, ${sources.length - opened} cited but not opened${unopened(sources)}`);
const { seasons, lifeStages } = content.care;
console.info(
  `${content.faq.length} questions, ${seasons.length} seasons, ${lifeStages.length} life stages, ${content.protocols.length} emergency protocols, ${content.helplines.length} helplines`,
);
const { answers, topics } = content.answers;
const asks = answers.reduce((sum, answer) => sum + answer.asks.length, 0);
console.info(`${answers.length} answers to ${asks + answers.length} ways of asking, in ${topics.length} topics`);
const allowed = content.substances.filter(({ verdicts }) =>
  Object.values(verdicts).some((verdict) => verdict === "fine" || verdict === "small-amounts"),
);
console.info(`${content.substances.length} substances, ${allowed.length} of which some animal may have`);
console.info(`${problems.length} problems${problems.length > 0 ? "; npm run content:check names them" : ""}`);

/** The keys of the sources that an editor still has to open, when asked for with --unopened. */
function unopened(all: readonly { key: string; checked?: string }[]): string {
  if (!values.unopened) return " (--unopened names them)";
  return `: ${all.flatMap(({ key, checked }) => (checked ? [] : key)).join(", ")}`;
}
