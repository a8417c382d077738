import classifier from "virtual:content/classifier";
import rules from "virtual:content/triage-rules";
import { createScreen } from "#app/triage/screen.ts";

/** The urgency screen over the rules of content/triage: the same in the Worker and in the browser. */
export const screen = createScreen({ ...rules, ...classifier });
