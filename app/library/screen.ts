import learned from "virtual:content/learned";
import ruleBook from "virtual:content/red-flags";
import { createScreen } from "#app/triage/screen.ts";

/** The safety screen over the rules of content/red-flags: the same in the Worker and in the browser. */
export const screen = createScreen({ ...ruleBook, ...learned });
