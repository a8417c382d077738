import { expect, test } from "vitest";
import { signedMessageIds } from "./message-ids.server.ts";

const HOUR = 3_600_000;
const at = (now: number, key = "a secret of the test") => signedMessageIds(key, () => now);

test("an id is known again by any isolate with the same key, and by no other", async () => {
  const id = await at(0).issue();
  expect(await at(HOUR).check(id)).toBe("valid");
  expect(await at(HOUR, "another key").check(id)).toBe("unknown");
});

test("ids grow old", async () => {
  const id = await at(0).issue();
  expect(await at(24 * HOUR).check(id)).toBe("valid");
  expect(await at(25 * HOUR).check(id)).toBe("expired");
});

test("a tampered or made-up id is unknown", async () => {
  const id = await at(0).issue();
  const [random, minutes, signature] = id.split(".");
  for (const wrong of [
    "",
    "x",
    "..",
    `${random}.zz.${signature}`,
    `A${random}.${minutes}.${signature}`,
    `${id}.x`,
    `${id}=`,
    `${id}\n`,
    id.slice(0, -1),
  ]) {
    expect(await at(0).check(wrong), wrong).toBe("unknown");
  }
});

test("ten thousand ids are ten thousand", async () => {
  const ids = at(0);
  const issued = new Set(await Promise.all(Array.from({ length: 10_000 }, () => ids.issue())));
  expect(issued.size).toBe(10_000);
});
