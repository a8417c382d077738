import { join } from "node:path";
import type { Verdict } from "#app/domain/verdict.ts";
import { readRuleBook } from "#app/library/compile/triage/read-rule-book.ts";
import { createScreen } from "#app/triage/screen.ts";

/** The real rules, compiled once for all tests of this folder. */
export const book = readRuleBook(join(import.meta.dirname, "../.."));
export const screen = createScreen(book);
const { weights: _weights, ...rules } = book;
export const rulesAlone = createScreen(rules);

/** Whether a verdict is red, or asks the owner whether it is. */
export const isRedOrAsked = ({ level, check }: Verdict) => level === "emergency" || check !== undefined;
