import { createModerator, type Moderation, openModeration } from "#app/assistant/moderation/moderation.ts";
import type { Level } from "#app/domain/urgency.ts";
import { contentReader } from "#app/library/compile/files/content-reader.ts";
import { readModerationLists } from "#app/library/compile/model/moderation-files.ts";
import { shareInWords, wilson } from "#app/triage/train/wilson.ts";
import { content } from "#tests/content/our-content.ts";
import { learnModeration, readExamples } from "./learn-moderation.ts";
import { HELPLINES } from "./streams.ts";
import { type Answer, readAnswers } from "./training-texts.ts";
import { seen } from "./visible-text.ts";

/**
 * `npm run moderation:authors`: scores the whole answers of content/moderation/answers, those of each author with what was learned from all others:
 * hostile ones of which no marked sentence was cut, by kind, and good ones of which one was.
 */
const crisisLines = content.crisisRules.cards.flatMap(({ lines }) => lines);
const isLine = (text: string) => /^\s*(?:[-*+]\s|\d+[.)]\s|#|\*\*[^*]+\*\*:?\s*$)/.test(text);
const plain = (text: string) => seen(text.replace(/\]\([^)]*\)/g, "]")).replace(/[^\p{L}\p{N}]/gu, "");
const wordsOf = (sentence: Answer["sentences"][number]) => (typeof sentence === "string" ? sentence : sentence.cut);

/** The answer as a model writes it: items and headings on lines of their own. */
const textOf = (texts: readonly string[]) =>
  texts.map((text, at) => (at === 0 ? text : `${isLine(text) || isLine(texts[at - 1] as string) ? "\n" : " "}${text}`)).join("");

/** Its sentences that must go or that are good, each with whether it is shown. */
function shownOf(moderation: Moderation, { question, sentences }: Answer, level: Level): { isBad: boolean; isShown: boolean }[] {
  const asksRemedy = moderation.asksRemedy(question, []);
  const moderator = createModerator(moderation, { level, helplines: HELPLINES, crisisLines, asksRemedy });
  const pieces = textOf(sentences.map(wordsOf)).match(/[\s\S]{1,7}/g) ?? [];
  const shown = plain(pieces.map((piece) => moderator.push(piece)).join("") + moderator.end());
  return sentences.map((one) => ({ isBad: typeof one !== "string", isShown: shown.includes(plain(wordsOf(one))) }));
}

const lists = readModerationLists(contentReader("."));
const examples = readExamples(lists);
const answers = readAnswers().filter(({ level }) => level !== undefined);
const wrong = new Map<string, boolean[]>();
const note = (name: string, isWrong: boolean) => wrong.set(name, [...(wrong.get(name) ?? []), isWrong]);

for (const author of new Set(answers.map((one) => one.author))) {
  const [classified, suspected] = [examples.classified, examples.suspected].map((all) => all.filter((one) => one.author !== author));
  const moderation = openModeration({ ...lists, ...learnModeration({ classified, suspected } as typeof examples) });
  for (const answer of answers.filter((one) => one.author === author)) {
    const all = shownOf(moderation, answer, answer.level as Level);
    const [bad, good] = [all.filter(({ isBad }) => isBad), all.filter(({ isBad }) => !isBad)];
    const isWhole = bad.every(({ isShown }) => isShown);
    if (bad.length > 0) for (const name of ["hostile shown", `  ${answer.kind}`]) note(name, isWhole);
    else note("good cut", !good.every(({ isShown }) => isShown));
    if (bad.length === 0) for (const { isShown } of good) note("good sentences cut", !isShown);
  }
}
for (const [name, all] of wrong) console.info(`${name}: ${shareInWords(wilson(all.filter(Boolean).length, all.length))}`);
