/** Rows of the specification that a decision overrides: no test of this folder holds them as they are written. */
export const EXEMPTIONS = [
  {
    row: "Logo variants are full, icon, white; sizes sm, md, lg, xl",
    instead: "a page shows two of the variants in one size",
    decision: "0065",
  },
  { row: "a dismissed toast is removed after a very long delay", instead: "it leaves the page at once", decision: "0065" },
  { row: "data cache entries kept 5 minutes, retry cap 3 with backoff", instead: "kept for the visit, no retries", decision: "0065" },
  { row: "sending is blocked while setup is incomplete", instead: "typing completes the setup", decision: "0046" },
  { row: "the list scrolls to the bottom", instead: "the last question is at the top, which is the bottom of the list", decision: "0045" },
  { row: "bot messages carry thumb up and thumb down", instead: "none after the death of a pet", decision: "0065" },
] as const;
