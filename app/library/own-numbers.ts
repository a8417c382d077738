import numbers from "virtual:content/own-numbers";

/** Poison lines and crisis lines of every country: the numbers that the chat draws as links to call. */
export const ownNumbers = numbers;
