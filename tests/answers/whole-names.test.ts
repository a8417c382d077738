import { expect, test } from "vitest";
import { indexNames } from "#app/assistant/compile/index-names.ts";
import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import { leavesOpen, mayNeedCall } from "#app/domain/knowledge/substance.ts";
import { openNameMatcher } from "#app/language/names/match-names.ts";
import type { FoundName } from "#app/language/names/name-table.ts";
import { plainWords } from "#app/language/normalise.ts";
import { content } from "#tests/content/our-content.ts";

const { substances, answers, pageAnswers, assistant } = content;
const names = indexNames(substances, [...answers.answers, ...pageAnswers], assistant.names);
const things = substances.map((one) => ({ kind: one.kind, isDangerous: mayNeedCall(one) }));
// The finder and the chat both read names with it.
const matcher = openNameMatcher(things, names, assistant.names);

/** Words that make another thing of the one beside them. */
const MODIFIERS = (
  "false wild yellow poison rose tree bean pill dough repellent thorn devil snake winter marsh skunk cow horse moss bitter blue red sea star " +
  "cleaner killer reliever spray bait root leaves seeds lily vine weed orchid cactus Carolina Indian Jerusalem"
).split(" ");

/** "Eating grass" tells a story: what stands beside it belongs to that. */
const isPlainName = (text: string) =>
  !plainWords(text)
    .split(" ")
    .some((word) => assistant.names.beside.includes(word));

const isHarmless = (one: Substance | undefined) => one !== undefined && leavesOpen({ whole: "" }, one, undefined);
const isLeftOpen = (found: FoundName) => {
  const entry = substances[found.place];
  return entry !== undefined && leavesOpen(found, entry, undefined);
};

test("no word before or behind the name of a harmless entry leaves its verdict, unless that is an entry's name too", () => {
  const wrong: string[] = [];
  for (const { name, noun, names: others } of substances.filter(isHarmless))
    for (const text of new Set([name.replace(/ ?\(.*/, ""), noun.text, ...others].filter(isPlainName)))
      for (const modifier of MODIFIERS)
        for (const typed of [`${modifier} ${text}`, `${text} ${modifier}`]) {
          const words = plainWords(typed).split(" ");
          const found = matcher.exact({ words, breaks: new Set() }).filter((one) => !one.choices && !isLeftOpen(one));
          const covered = new Set(found.flatMap(({ at, words: known }) => known.split(" ").map((_, index) => at + index)));
          const isWhole = words.every((word, at) => covered.has(at) || assistant.names.neutral.includes(word));
          if (!isWhole && found.some(({ place }) => isHarmless(substances[place])))
            wrong.push(`${typed} -> ${found.map(({ words: known }) => known)}`);
        }
  expect(MODIFIERS).toHaveLength(40);
  expect(wrong).toEqual([]);
}, 60_000);
