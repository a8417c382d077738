import { expect, test } from "vitest";
import { signedMessageIds } from "./message-ids.server.ts";

const HOUR = 3_600_000;
const at = (now: number, key = "a secret of the test") => signedMessageIds(key, () => now);

test("[R-13] an id is recognized by any isolate with the same key, and by no other", async () => {
  const id = await at(0).issue();
  expect(await at(HOUR).check(id)).toBe("valid");
  expect(await at(HOUR, "another key").check(id)).toBe("unknown");
});

test("[R-13] ids of the previous key are recognized for as long as it is set, and new ones are signed with the new key", async () => {
  const old = await at(0, "the old key").issue();
  const both = signedMessageIds("the new key", () => HOUR, "the old key");
  expect(await both.check(old)).toBe("valid");
  expect(await at(HOUR, "the new key").check(old)).toBe("unknown");
  expect(await at(HOUR, "the new key").check(await both.issue())).toBe("valid");
  expect(await signedMessageIds("the new key", () => HOUR, "").check(await at(0, "").issue())).toBe("unknown");
});

test("[R-13] [X36] ids expire after a day, and a clock that is ten minutes off breaks none", async () => {
  const id = await at(0).issue();
  expect(await at(24 * HOUR).check(id)).toBe("valid");
  for (const now of [-HOUR / 6, 24 * HOUR + HOUR / 6]) expect(await at(now).check(id)).toBe("valid");
  expect(await at(25 * HOUR).check(id)).toBe("expired");
});

test("[R-13] a modified or invented id is unknown", async () => {
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

test("[R-13] ten thousand ids are all different", async () => {
  const ids = at(0);
  const issued = new Set<string>();
  for (let turn = 0; turn < 10_000; turn++) issued.add(await ids.issue());
  expect(issued.size).toBe(10_000);
});
