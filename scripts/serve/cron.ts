/** The cron triggers of wrangler.toml, each with the minutes at which it is due; a test compares them. */
const TRIGGERS: readonly { cron: string; isDue(at: Date): boolean }[] = [
  { cron: "17 3 * * *", isDue: (at) => at.getUTCHours() === 3 && at.getUTCMinutes() === 17 },
  { cron: "0 8 * * mon", isDue: (at) => at.getUTCDay() === 1 && at.getUTCHours() === 8 && at.getUTCMinutes() === 0 },
  { cron: "*/5 * * * *", isDue: (at) => at.getUTCMinutes() % 5 === 0 },
];

export const CRONS = TRIGGERS.map(({ cron }) => cron);

/** The triggers that are due in the minute that begins at this time. */
export function dueTriggers(now: number): string[] {
  return TRIGGERS.filter(({ isDue }) => isDue(new Date(now))).map(({ cron }) => cron);
}
