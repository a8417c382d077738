import type { RuleBook } from "../rules/rule-book.ts";
import { createScreen } from "../screen.ts";
import type { Case } from "../train/cases.ts";
import { csv } from "./csv.ts";

/**
 * What a veterinarian reads before signing, as tables with room for an answer.
 * @param titles titles of the sources, by key
 * @returns the text of each file by its name
 */
export function reviewSheet(book: RuleBook, titles: ReadonlyMap<string, string>, cases: readonly Case[]): Record<string, string> {
  const screen = createScreen(book);
  return {
    "rules.csv": csv(
      ["rule", "level", "animals", "when", "unless", "says", "source", "agree (yes/no)", "comment"],
      book.rules.map(({ id, level, species, when, unless, says, source }) => [
        id,
        level,
        (species ?? ["all"]).join(" "),
        when.join(" OR "),
        (unless ?? []).join(" OR "),
        says,
        titles.get(source) ?? source,
        "",
        "",
      ]),
    ),
    "words.csv": csv(
      ["name", "kind", "phrases", "comment"],
      book.concepts.map(({ name, kind, patterns }) => [name, kind, patterns.join(", "), ""]),
    ),
    "thresholds.csv": csv(
      ["name", "of", "at least", "under", "comment"],
      book.thresholds.map(({ name, of, least, under }) => [name, of, String(least ?? ""), String(under ?? ""), ""]),
    ),
    "cases.csv": csv(
      ["id", "animal", "message", "history", "label", "screen says", "why", "your level", "comment"],
      cases.map(({ id, species, petType_sent: petType, message, history, label, why }) => [
        id,
        species,
        message,
        (history ?? []).map((turn) => `${turn.role}: ${turn.content}`).join(" / "),
        label,
        screen(message, { ...(petType ? { petType } : {}), ...(history ? { history } : {}) }).level,
        why,
        "",
        "",
      ]),
    ),
  };
}
