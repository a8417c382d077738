import type { Species } from "../pets.ts";
import type { SeasonName, SpeciesText } from "./landing-content.ts";

/** The season of a date, by the months of the northern half of the world (spec section 4). */
export function seasonOf(date: Date): SeasonName {
  const month = date.getMonth() + 1;
  if (month >= 3 && month <= 5) return "spring";
  if (month >= 6 && month <= 8) return "summer";
  return month >= 9 && month <= 11 ? "fall" : "winter";
}

/** The first lines that hold for an animal, in their order; for every animal when none is named. */
export function linesFor(lines: readonly SpeciesText[], species: Species | "all", most = lines.length): readonly SpeciesText[] {
  const fitting = species === "all" ? lines : lines.filter((line) => line.species.includes(species) || line.species.includes("all"));
  return fitting.slice(0, most);
}
