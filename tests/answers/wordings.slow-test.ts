import { expect, test } from "vitest";
import { missed, wordings } from "./missed.ts";

/** Some twenty thousand messages: two minutes, more on a busy machine. */
const TIMEOUT_MS = 900_000;

test(
  "at least 95 of a hundred wordings of answers, word for word, get their own answer",
  () => {
    const { share, list } = missed(wordings());
    expect(share, list).toBeLessThanOrEqual(0.05);
  },
  TIMEOUT_MS,
);
