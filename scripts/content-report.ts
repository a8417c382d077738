// A line for each page: words, reading grade, figures, sources by grade, care cards, related pages; then totals. `npm run content:report [-- part-of-a-path]`.
import { inspectContent } from "#app/library/build/load-content.ts";
import { readability } from "#app/library/build/readability.ts";

const only = process.argv[2] ?? "";
const { content, report } = inspectContent(process.cwd());
const pages = content.pages.filter((page) => page.path.includes(only));
const total = { words: 0, figures: 0, cards: 0 };
console.info("words grade figures A/B/house cards related path");
for (const page of pages) {
  const facts = report.get(page.path);
  const { words, grade, longestSentence } = readability(facts?.lines ?? []);
  const count = (one: string) => page.sources.filter((source) => source.grade === one).length;
  const cards = page.blocks.filter((block) => block.kind === "card").length;
  const figures = facts?.figures ?? 0;
  const sources = `${count("A")}/${count("B")}/${count("house")}`;
  console.info(
    [`${words}`.padStart(5), `${grade}`.padStart(5), `${figures}`.padStart(7), sources.padStart(9), `${cards}`.padStart(5), `${page.related.length}`.padStart(7), page.path].join(" "),
  );
  if (only) console.info(`      longest sentence: ${longestSentence}`);
  total.words += words;
  total.figures += figures;
  total.cards += cards;
}
console.info(`${pages.length} pages, ${total.words} words, ${total.figures} figures used, ${total.cards} care cards, ${content.sources.size} sources in the register`);
