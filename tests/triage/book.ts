import { join } from "node:path";
import { createScreen } from "../../app/domain/triage/screen.ts";
import { readRuleBook } from "../../app/library/red-flags/read.ts";

/** The real rules, compiled once for all tests of this folder. */
export const book = readRuleBook(join(import.meta.dirname, "../.."));
export const screen = createScreen(book);
const { weights: _weights, ...rules } = book;
export const rulesAlone = createScreen(rules);
