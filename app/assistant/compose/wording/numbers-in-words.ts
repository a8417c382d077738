const HOUR = 1;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const MONTH = 30.4 * DAY;
const YEAR = 365 * DAY;
const SPANS: readonly [hours: number, word: string][] = [
  [YEAR, "year"],
  [MONTH, "month"],
  [WEEK, "week"],
  [DAY, "day"],
  [HOUR, "hour"],
  [HOUR / 60, "minute"],
];

const UNITS: Readonly<Record<string, (value: number) => string>> = {
  kg: (value) => `${rounded(value)} kg`,
  grams: (value) => `${rounded(value)} g`,
  mg: (value) => `${rounded(value)} mg`,
  celsius: (value) => `${rounded(value)} °C`,
  breaths: (value) => `${rounded(value)} breaths a minute`,
  times: (value) => `${rounded(value)} times`,
  percent: (value) => `${rounded(value)}%`,
  bars: (value) => counted(value, "bar"),
  squares: (value) => counted(value, "square"),
  age: (value) => `${span(value)} old`,
  ago: (value) => `${span(value)} ago`,
  duration: (value) => `for ${span(value)}`,
};

/** A number of the owner's as a person says it: "12 kg", "20 minutes ago". @returns undefined for a measure that we have no words for */
export function numberInWords(of: string, value: number): string | undefined {
  return Object.hasOwn(UNITS, of) ? UNITS[of]?.(value) : undefined;
}

/** Hours in the largest unit of which there is nearly one: three days, not 72 hours. */
function span(hours: number): string {
  const [length, word] = SPANS.find(([one]) => hours >= 0.95 * one && (hours >= 2 * one || one <= DAY || isWhole(hours / one))) ?? [
    1 / 60,
    "minute",
  ];
  // Nobody says "3.8 days".
  return counted(length > HOUR ? Math.round(hours / length) : hours / length, word);
}

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 0.05;

function counted(value: number, word: string): string {
  const shown = rounded(value);
  return `${shown} ${word}${shown === "1" ? "" : "s"}`;
}

function rounded(value: number): string {
  return String(Math.round(value * (value < 10 ? 10 : 1)) / (value < 10 ? 10 : 1));
}
