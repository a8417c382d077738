import { type TightWeights, tightWeights, wideWeights } from "../classifier/weights-codec.ts";
import { tightRow, wideRows } from "./front-coding.ts";
import type { Rule, RuleBook } from "./rule-book.ts";

/** For each field of a rule, what every rule says there, one a line; a list has its parts between tildes, a flag is "1". */
type Columns = Record<keyof Rule, string>;
/** A rule book as it travels to the browser. */
export type TightBook = Omit<RuleBook, "rules" | "weights"> & { rules: Columns; weights?: TightWeights };

const FIELDS: Record<keyof Rule, "text" | "list" | "flag"> = {
  id: "text",
  level: "text",
  when: "list",
  unless: "list",
  species: "list",
  says: "text",
  source: "text",
  over: "text",
  soft: "flag",
  up: "list",
  tentative: "text",
  measured: "flag",
  protocol: "text",
  page: "text",
  ask: "list",
};
const NAMES = Object.keys(FIELDS) as (keyof Rule)[];

function tightRules(rules: Rule[]): Columns {
  const cell = (value: Rule[keyof Rule]) => (Array.isArray(value) ? value.join("~") : value === true ? "1" : (value ?? ""));
  return Object.fromEntries(NAMES.map((name) => [name, rules.map((rule) => cell(rule[name])).join("\n")])) as Columns;
}

function wideRules(columns: Columns): Rule[] {
  const rules: Record<string, unknown>[] = columns.id.split("\n").map(() => ({}));
  for (const name of NAMES)
    columns[name].split("\n").forEach((cell, i) => {
      const rule = rules[i];
      if (cell && rule) rule[name] = FIELDS[name] === "list" ? cell.split("~") : FIELDS[name] === "flag" || cell;
    });
  return rules as Rule[];
}

const tightKinds = (kinds: string) => kinds.replace(/.+/g, (stems) => tightRow(stems.replaceAll(" ", "|")));
const wideKinds = (kinds: string) => wideRows(kinds).replaceAll("|", " ");

export function tightBook({ rules, kinds, weights, ...book }: RuleBook): TightBook {
  return {
    ...book,
    ...(kinds ? { kinds: tightKinds(kinds) } : {}),
    rules: tightRules(rules),
    ...(weights ? { weights: tightWeights(weights) } : {}),
  };
}

export function wideBook({ rules, kinds, weights, ...book }: TightBook): RuleBook {
  return {
    ...book,
    rules: wideRules(rules),
    ...(kinds ? { kinds: wideKinds(kinds) } : {}),
    ...(weights ? { weights: wideWeights(weights) } : {}),
  };
}
