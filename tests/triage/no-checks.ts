const NO_KIND = { asks: "Is that so now?", answers: [] };

/** The texts of a check that asks for nothing, for rule books of tests. */
export const NO_CHECKS = {
  kinds: { state: NO_KIND, exposure: NO_KIND, accident: NO_KIND, birth: NO_KIND },
  list: [],
  listAsks: "",
  others: { none: "", unsure: "" },
  replies: { yes: [], no: [], unsure: [] },
};
