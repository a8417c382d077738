/** Words for units, in the languages the lexicon reads, with what one of them is worth. */
function table(rows: [number, string][]): Map<string, number> {
  return new Map(rows.flatMap(([worth, words]) => words.split(" ").map((word) => [word, worth] as const)));
}

export const HOURS = table([
  [1 / 60, "minute min minuto minuten minuti"],
  [1, "hour hr h hora heure stunde stunden ore ora"],
  [24, "day night dia jour tag tagen giorno giorni"],
  [168, "week wk semana semaine woche wochen settimana settimane"],
  [730, "month mth mo mese mesi monate mois meses mes"],
  [8760, "year yr yo y ano"],
]);
export const KILOGRAMS = table([
  [1, "kg kilo"],
  [0.4536, "lb pound"],
  [6.35, "stone"],
]);
export const GRAMS = table([
  [1, "g gram gramme gr"],
  [28.35, "oz ounce"],
]);

/** What the word is worth in the table, in the singular or with an "s". */
export function unitValue(units: Map<string, number>, word: string | undefined): number | undefined {
  return word === undefined ? undefined : (units.get(word) ?? units.get(word.replace(/(?<!s)s$/, "")));
}
