import steps from "virtual:content/first-steps";
import ruleBook from "virtual:content/red-flags";
import { createScreen } from "#app/domain/triage/screen.ts";

/** The safety screen over the rules of content/red-flags: the same in the Worker and in the browser. */
export const screen = createScreen(ruleBook);

/** What to do first in each emergency; it travels with the screen, so that a card is whole without the network. */
export const firstSteps = steps;
