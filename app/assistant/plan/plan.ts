import type { BlockName } from "./blocks.ts";

/** Blocks in their order; of a list of several the first that has something to say. */
export type Cell = readonly (BlockName | readonly BlockName[])[];

/**
 * What state the case is in. `none`: nobody is ill. A case that is open, by its level: `calm` where nobody need be seen today. `over`: a vet
 * keeps the animal, so that nothing at home is for it. `died`: it has died, or a goodbye is spoken of.
 */
export const CASE_STATES = ["none", "calm", "urgent", "emergency", "over", "died"] as const;

export type Column = (typeof CASE_STATES)[number];

/**
 * The cells of a row: one for every state but `died`, where nothing of a patient is said, or some. `open` stands for the three levels, and for
 * `over` where that has none of its own.
 */
type Cells = Cell | Partial<Record<Column | "open", Cell>>;

/** What answers a message that stands by itself; the order is that of how sure each is. */
const FIRST_WORDS: Cell = [
  [
    "exact",
    "open-name",
    "bare-substance",
    "topic",
    "emergency",
    "own-medicine-first",
    "elliptic",
    "unknown-plant",
    "ranked",
    "mentioned",
    "within",
    "titles",
    "place-said",
    "continued",
    "look-alike",
    "unknown-name",
    "nothing",
  ],
];

const AGAIN: Cell = ["part-of-page"];
const THE_OTHERS: Cell = ["left-behind"];
const OTHER_SUBJECT: Cell = ["other-subject"];
const GOODBYE: Cell = ["goodbye", "still"];

/** What the level says; where a vet keeps the animal, the vet is asked. */
const byLevel = (cell: Cell) => ({ none: cell, open: cell, over: WITH_TEAM });

/** An answer to what is asked about an animal that a vet keeps. */
const WITH_TEAM: Cell = [["within", "aside", "ask-team"]];

/**
 * What a reply is made of: rows are what a message does, columns the state of the case. A row without a cell, or whose blocks have nothing to
 * say, hands the message on to the next row that applies (`turns.ts`).
 */
export const PLAN = {
  "other-subject": { none: OTHER_SUBJECT, open: OTHER_SUBJECT, died: OTHER_SUBJECT },
  prescription: ["prescription"],
  loss: { died: ["mourning"] },
  "left-behind": { none: THE_OTHERS, calm: THE_OTHERS, died: [["left-behind", "left-things"]] },

  goodbye: { none: GOODBYE, open: GOODBYE },

  // What goes on from the last reply
  part: ["part-of-page"],
  "part-of-substance": ["part-of-substance"],
  "asked-anew": { calm: ["aside"], urgent: ["sure-aside", "still"] },
  "asked-part": ["part", "still"],
  "asked-more": {
    none: ["aside"],
    calm: [["own-line", "within", "sure-aside", "unknown"]],
    urgent: ["sure-aside", "still"],
    over: WITH_TEAM,
  },
  sure: byLevel(["sure"]),
  why: ["why", "still"],
  wait: byLevel(["wait", "signs"]),
  call: byLevel(["call", "signs"]),
  "is-over": byLevel(["is-over", "signs"]),
  "if-worse": byLevel(["if-worse"]),
  bad: byLevel(["bad"]),
  "time-left": byLevel(["time-left", "poison-signs"]),
  outlook: byLevel(["outlook", "signs"]),
  cause: byLevel(["cause", "signs"]),
  "may-be": ["may-be", "still"],
  watch: ["watch", "still"],
  others: ["others", "still"],
  "if-taken": ["if-taken"],
  serving: ["serving"],
  amount: ["sum"],
  say: ["on-the-phone", "take-along", "still"],
  visit: { open: ["at-the-clinic", "still"] },
  drive: ["drive", "still"],
  apart: ["apart", "still"],
  child: ["child", "still"],
  guilt: ["guilt", "still"],
  companion: { open: ["companion"] },
  "other-animal": ["other-animal"],
  number: ["number"],
  "no-vet": { none: ["no-vet", "meanwhile"], open: ["own-line", "no-vet", "meanwhile"] },
  cost: { open: ["own-line", ["price", "no-money"], "still"] },
  distance: { open: ["own-line", "distance"] },
  more: { none: AGAIN, open: [["part-of-page", "distance"]], died: AGAIN },
  thanks: ["thanks"],
  "good-news": ["good-news"],

  // What a message does while an animal is ill
  correction: { open: [["stays-so", "passed", "changed"]] },
  "help-reached": { open: ["asked", "help-reached", "way-there"] },
  "vet-seen": { open: ["asked", "vet-seen", "call-again"] },
  permission: { open: [["no-vomiting", "own-medicine", "may-give", "own-line", "likeliest", "please-dont"], "still-as-before"] },
  shared: { open: [["same-goes", "part", "sure-aside", "same-for-other"], "still"] },
  "new-sign": { open: [["sign-of-poison", "new-unit", "retold", "new-sign"]] },
  "on-the-side": { open: [["aside", "unknown"], "still"] },
  question: { open: [["part", "within", "aside", "named-thing", "unknown"], "still"] },
  retold: { open: ["retold"] },
  statement: { open: ["heard", "next-steps"], over: ["ask-team"] },

  // What stands by itself
  new: {
    none: FIRST_WORDS,
    open: FIRST_WORDS,
    over: [["exact", "open-name", "bare-substance", "topic", "elliptic", "ranked", "ask-team"]],
    died: [["exact", "topic", "elliptic", "loss-unknown"]],
  },
} as const satisfies Readonly<Record<string, Cells>>;

export type PlanRow = keyof typeof PLAN;

/** The cell of a row for a state of the case; none where the row does not exist in it. */
export function cellFor(row: PlanRow, column: Column): Cell {
  const cells: Cells = PLAN[row];
  if (isCell(cells)) return column === "died" ? [] : cells;
  const isOpen = column !== "none" && column !== "died";
  return cells[column] ?? (isOpen ? cells.open : undefined) ?? [];
}

function isCell(cells: Cells): cells is Cell {
  return Array.isArray(cells);
}
