import { LEVELS, type Level, rank } from "#app/domain/urgency.ts";
import { shareInWords, wilson } from "#app/triage/train/wilson.ts";
import type { Answered } from "./assistant.ts";

/** What is wanted of one answer. Patterns are regular expressions, case ignored; absent and null: not scored. */
export type Wanted = {
  must?: string[] | null;
  /** Must stand in the first characters. */
  must_first?: string | null;
  must_not?: string[] | null;
  min_level?: Level | null;
  max_level?: Level | null;
  /** Must match path or title of the first source, if there is one. */
  page_topic?: string | null;
};

/** A question, or a conversation. The format of the answer sets: one JSON object on a line. */
export type Case = { id: string; kind: string; petType?: string | null; petName?: string | null } & (
  | ({ message: string } & Wanted)
  | { turns: ({ owner: string } & Wanted)[] }
);

/** Undefined where nothing was wanted. */
export type Score = {
  must: boolean | undefined;
  first: boolean | undefined;
  isClean: boolean;
  inRange: boolean | undefined;
  source: boolean | undefined;
  /** What went wrong, by its cause. */
  misses: string[];
};

const FIRST_CHARS = 200;
const DENIES =
  /\b(?:no|not|never|nor|without|avoid|cannot|cant|dont|nobody|(?:do|does|did|is|are|was|were|should|would|could|must|ca|wo)n['’]t)\b(?! (?:worry|panic|only))/i;

export function scoreAnswer(wanted: Wanted, { text, level, sources }: Answered): Score {
  const plain = text.replace(/[’‘]/g, "'").replace(/\*\*|__/g, "");
  const has = (pattern: string, where = plain) => new RegExp(pattern, "im").test(where);
  const must = wanted.must ?? [];
  const missing = must.filter((pattern) => !has(pattern));
  const first = wanted.must_first ? has(wanted.must_first, plain.slice(0, FIRST_CHARS)) : undefined;
  const forbidden = (wanted.must_not ?? []).flatMap((pattern) => forbiddenIn(pattern, plain) ?? []);
  const low = rank(wanted.min_level ?? "info");
  const high = rank(wanted.max_level ?? LEVELS[LEVELS.length - 1]);
  const isLeveled = wanted.min_level != null || wanted.max_level != null;
  const inRange = isLeveled ? rank(level) >= low && rank(level) <= high : undefined;
  const [source] = sources;
  const relevant = wanted.page_topic && source ? has(wanted.page_topic, source.path) || has(wanted.page_topic, source.title) : undefined;
  return {
    must: must.length > 0 ? missing.length === 0 : undefined,
    first,
    isClean: forbidden.length === 0,
    inRange,
    source: relevant,
    misses: [
      ...(inRange === false ? [`level: ${level}, wanted ${wanted.min_level} to ${wanted.max_level}`] : []),
      ...(first === false ? ["first: the answer does not come first"] : []),
      ...missing.map((pattern) => `must: does not say ${pattern.slice(0, 90)}`),
      ...forbidden.map((words) => `forbidden: "${words}"`),
      ...(relevant === false ? [`source: ${source?.path}`] : []),
    ],
  };
}

/** Everything but the source. */
export function isRight({ must, first, isClean, inRange }: Score): boolean {
  return isClean && [must, first, inRange].every((one) => one !== false);
}

/** A hit counts unless its sentence denies it before. */
function forbiddenIn(pattern: string, text: string): string | undefined {
  for (const hit of text.matchAll(new RegExp(pattern, "gim"))) {
    const before =
      text
        .slice(0, hit.index)
        .split(/[.!?\n;:]/)
        .at(-1) ?? "";
    if (!DENIES.test(before)) return hit[0];
  }
  return undefined;
}

/** A share with its 95% interval, of what was scored. */
export function share(results: readonly (boolean | undefined)[]): string {
  const scored = results.filter((one) => one !== undefined);
  return shareInWords(wilson(scored.filter(Boolean).length, scored.length));
}
