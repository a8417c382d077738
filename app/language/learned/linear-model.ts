import { FEATURE_BUCKETS } from "./feature-hash.ts";

/** Scores features of any kind: one score for each row of the weights. */
export type FeatureScorer = (places: Int32Array) => readonly number[];

/** What is learned, written so that little of it is sent. */
export type LinearWeights = {
  /** Gaps between the places in use, one letter each. */
  places: string;
  /** For each score a row of letters, one for each place: a = -7, h = 0, o = 7. */
  rows: string[];
  scale: number[];
  bias: number[];
  /** A letter is the root of its weight, so that small weights are precise and no large one is cut off. */
  squared?: boolean | undefined;
};

const GAPS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const FAR = GAPS.length - 1;
const MIDDLE = "h".charCodeAt(0);

/** Unpacks the weights: gaps between the places in use (the last letter means "and on"), then one letter a weight, h = 0. */
export function unpack(weights: LinearWeights): Int8Array[] {
  const rows = weights.rows.map(() => new Int8Array(FEATURE_BUCKETS));
  let place = -1;
  let n = 0;
  for (const letter of weights.places) {
    const gap = GAPS.indexOf(letter);
    if (gap < 0) throw new Error("learned: places holds a letter that stands for no gap");
    place += gap;
    if (gap === FAR) continue;
    place += 1;
    if (place >= FEATURE_BUCKETS) throw new Error("learned: places reach too far");
    for (let s = 0; s < rows.length; s += 1) (rows[s] as Int8Array)[place] = (weights.rows[s] as string).charCodeAt(n) - MIDDLE;
    n += 1;
  }
  for (const row of weights.rows)
    if (row.length !== n || !/^[a-o]*$/.test(row)) throw new Error("learned: each row needs one letter a to o for each place");
  return rows;
}

export function pack(rows: Int8Array[]): { places: string; rows: string[] } {
  let places = "";
  const out = rows.map(() => "");
  let last = -1;
  for (let place = 0; place < FEATURE_BUCKETS; place += 1) {
    if (rows.every((row) => row[place] === 0)) continue;
    let gap = place - last - 1;
    for (; gap >= FAR; gap -= FAR) places += GAPS[FAR];
    places += GAPS[gap];
    last = place;
    rows.forEach((row, s) => {
      out[s] += String.fromCharCode(MIDDLE + (row[place] as number));
    });
  }
  return { places, rows: out };
}

/** Scores features: sums of small weights, divided by the root of their number so that length changes little. */
export function createFeatureScorer(weights: LinearWeights): FeatureScorer {
  const rows = unpack(weights);
  const isRoot = weights.squared === true;
  return (places) => {
    const share = 1 / Math.sqrt(places.length + 1);
    return rows.map((row, s) => {
      let sum = 0;
      for (const place of places) {
        const letter = row[place] as number;
        sum += isRoot ? letter * Math.abs(letter) : letter;
      }
      return sum * (weights.scale[s] as number) * share + (weights.bias[s] as number);
    });
  };
}
