const HOURS: Readonly<Record<string, number>> = { minute: 1 / 60, min: 1 / 60, hour: 1, hr: 1, day: 24, night: 12, week: 168 };
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
  thirty: 30,
  couple: 2,
  few: 3,
  half: 0.5,
};
const SINCE: readonly [RegExp, number][] = [
  [/^since (?:the day before|a few days|\w+day)\b/i, 40],
  [/^since (?:yesterday|last night)/i, 12],
  [/^since (?:this |early )?(?:morning|breakfast)/i, 6],
];
const SINCE_WHEN =
  /\bsince (?:about )?(?:the day before yesterday|yesterday(?: (?:morning|evening|afternoon|night))?|last night|(?:this|early) morning|breakfast|lunch(?:time)?|noon|midday|\w+day(?: (?:morning|evening|night))?)\b/i;
const SPAN = new RegExp(
  `\\b(?:(?:for|about|bout|around|maybe|nearly|almost|over|like|going|only|just) )*((?:\\d+(?:\\.\\d+)?|${Object.keys(NUMBERS).join("|")})(?: of)?(?: an?)? ?(minute|min|hour|hr|day|night|week)s?)\\b(?! (?:old|drive|away|walk|trip|from|course))(?: (?:now|ago|already|or so))?`,
  "i",
);
const LIMIT = /\b(?:longer than|past|over|more than) (\d+)(?: to (\d+))? (minute|hour|day)s?\b/i;

/** How long something has gone on, in the owner's words and in hours at least. */
export type TimeSaid = { words: string; hours: number };

export function timeIn(message: string): TimeSaid | undefined {
  const since = SINCE_WHEN.exec(message)?.[0];
  if (since) return { words: since.toLowerCase(), hours: SINCE.find(([pattern]) => pattern.test(since))?.[1] ?? 2 };
  const [, words, unit = ""] = SPAN.exec(message) ?? [];
  if (!words) return undefined;
  const count = words.split(" ")[0]?.toLowerCase() ?? "";
  const number = Number.parseFloat(count);
  return { words: words.toLowerCase(), hours: (Number.isNaN(number) ? (NUMBERS[count] ?? 1) : number) * (HOURS[unit.toLowerCase()] ?? 1) };
}

/** The first time limit that our own advice names. */
export function limitIn(texts: readonly string[]): TimeSaid | undefined {
  for (const text of texts) {
    const [, from = "", to, unit = ""] = LIMIT.exec(text) ?? [];
    if (unit) return { words: `${to ? `${from} to ${to}` : from} ${unit}s`, hours: Number(to ?? from) * (HOURS[unit.toLowerCase()] ?? 1) };
  }
  return undefined;
}
