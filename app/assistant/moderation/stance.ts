import type { ModerationLists } from "#app/domain/knowledge/model-texts.ts";
import { phraseFinder } from "./phrases.ts";
import type { Clause } from "./text/plain-words.ts";

/** What a clause says about the remedy that it names. */
export type Stance = "permits" | "forbids" | "reports" | "vet" | "neutral";

export type StanceReader = {
  of(clause: Clause): Stance;
  /** Is the word at this index denied by one of the few before it? */
  isDenied(clause: Clause, at: number): boolean;
  isPronoun(word: string): boolean;
  vetDecides(clauses: readonly Clause[]): boolean;
};

const SCOPE = 4;
const CONDITIONS = new Set("if when whenever wenn falls si cuando quand se quando caso before after unless whether".split(" "));

export function createStanceReader(lists: ModerationLists["stance"]): StanceReader {
  const [denies, warns, reports, vets, permits, pronouns] = [
    lists.denies,
    lists.warns,
    lists.reports,
    lists.vets,
    lists.permits,
    lists.pronouns,
  ].map((words) => new Set(words)) as [Set<string>, Set<string>, Set<string>, Set<string>, Set<string>, Set<string>];
  const undenied = phraseFinder(lists.undenied);
  const vetless = phraseFinder(lists.vetless);
  const vetIn = ({ words, text }: Clause) => words.some((word) => vets.has(word)) && vetless(text).length === 0;

  return {
    of(clause) {
      const { words, text } = clause;
      const takenBack = undenied(text).length > 0;
      const isPermitted = words.some((word) => permits.has(word));
      if (takenBack) return "permits";
      if (words.some((word) => denies.has(word))) return "forbids";
      if (vetIn(clause)) return "vet";
      if (words.some((word) => warns.has(word))) return "forbids";
      if (isPermitted && !CONDITIONS.has(clause.conjunction)) return "permits";
      return words.some((word) => reports.has(word)) || isPermitted ? "reports" : "neutral";
    },
    isDenied: ({ words }, at) => words.slice(Math.max(0, at - SCOPE), at).some((word) => denies.has(word)),
    isPronoun: (word) => pronouns.has(word),
    vetDecides: (clauses) => clauses.some(vetIn),
  };
}

/** A clause that says nothing goes with the one before it, unless that one is contrasted; else with the next. */
export function stanceAt(clauses: readonly Clause[], at: number, of: (clause: Clause) => Stance): Stance {
  const clause = clauses[at];
  const own = clause ? of(clause) : "neutral";
  if (own !== "neutral") return own;
  for (let back = at - 1; back >= 0 && !CONTRASTS.has(clauses[back + 1]?.conjunction ?? ""); back--) {
    const stance = of(clauses[back] as Clause);
    if (stance !== "neutral") return stance;
  }
  for (const next of clauses.slice(at + 1)) {
    const stance = of(next);
    // "Aspirin tonight, then the vet."
    if (stance !== "neutral" && !(stance === "vet" && next.conjunction === "then")) return stance;
  }
  return "neutral";
}

const CONTRASTS = new Set("but however although though otherwise aber sondern mais pero aunque ma mas porem".split(" "));
