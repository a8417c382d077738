import type { NamedThing, NameLists } from "./name-table.ts";
import { singular } from "./name-words.ts";

/** Where names stand in words: `from` is the first word, `to` the one behind the last. */
export type NameSpan = {
  from: number;
  to: number;
  place: number;
  /** Several things are called so. */
  isAmbiguous?: boolean;
};

type Read = {
  words: readonly string[];
  breaks: ReadonlySet<string>;
  /** All names that were found. */
  spans: readonly NameSpan[];
};

/** Finds the longer name that a name may be a part of: undefined where it stands alone in its sentence. */
export type WholeName = (span: NameSpan, read: Read) => string | undefined;

const NUMBER = /^\d/;
const MOST_WORDS_BESIDE = 3;

/**
 * "Thorn" beside "apple" makes another thing of it; "ripe" and "my dog ate" don't. Any word that is in no list is taken for a part of the
 * name, so that what we don't know is never read as what we know.
 */
export function openWholeNames(things: readonly NamedThing[], { neutral, beside, plants, dishes }: NameLists): WholeName {
  const [skipped, ends, heads] = [new Set(neutral), new Set(beside), new Set(plants)];
  const isDish = ({ place, isAmbiguous }: NameSpan) => !isAmbiguous && dishes.includes(things[place]?.kind ?? "");

  return (span, { words, breaks, spans }) => {
    const isNeutral = (word: string) => skipped.has(word) || NUMBER.test(word);
    const isApart = (at: number) => breaks.has(`${words[at - 1]} ${words[at]}`);
    /** Walks from one end of the name to the end of what belongs to it. */
    const reach = (start: number, step: -1 | 1): number => {
      let end = start;
      for (let at = start; at >= 0 && at < words.length && Math.abs(at - start) <= MOST_WORDS_BESIDE; at += step) {
        const word = words[at] ?? "";
        if (isApart(step === 1 ? at : at + 1)) break;
        const other = spans.find(({ from, to }) => from <= at && at < to);
        if (other && isDish(other) && isDish(span)) break;
        if (word === "of" && step === 1 && at === start && namesAfterOf(at)) continue;
        if (!other && ends.has(word) && !(heads.has(word) && step === 1)) break;
        if (!isNeutral(word)) end = at + step;
      }
      return end;
    };
    /** "Rose of Sharon", but not "some apple of mine". */
    const namesAfterOf = (at: number) => {
      const after = words.slice(at + 1).find((word) => word !== "the");
      return after !== undefined && !ends.has(after) && !isNeutral(after) && !isApart(at + 1);
    };
    const first = reach(span.from - 1, -1) + 1;
    const last = reach(span.to, 1);
    return first === span.from && last === span.to ? undefined : words.slice(first, last).join(" ");
  };
}

/** Whether the word behind a name makes a plant of a thing that is none: "cobra plant". */
export function isOtherPlant(
  { to, place }: NameSpan,
  words: readonly string[],
  things: readonly NamedThing[],
  plants: ReadonlySet<string>,
) {
  const next = words[to];
  return next !== undefined && (plants.has(next) || plants.has(singular(next))) && !GROWN.includes(things[place]?.kind ?? "");
}

const GROWN: readonly string[] = ["plant", "food", "drug"];
