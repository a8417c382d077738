import steps from "virtual:content/first-steps";

/** What to do first in each emergency; the chat brings it along, so that a card is whole without the network. */
export const firstSteps = steps;
