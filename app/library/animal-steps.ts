import steps from "virtual:content/animal-steps";

/** What some animals need first in each emergency. */
export const animalSteps = steps;
