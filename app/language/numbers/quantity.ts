/** A number that a message names: how much or how long, and where it stands in the words. */
export type Quantity = {
  what: "duration" | "ago" | "age" | "kg" | "grams" | "mg" | "celsius" | "breaths" | "times" | "percent" | "bars" | "squares";
  value: number;
  at: number;
  end: number;
};
