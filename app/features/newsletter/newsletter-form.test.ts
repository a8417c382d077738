import { expect, test } from "vitest";
import { RefusedError } from "#app/browser/api-client.ts";
import { whyFailed } from "./newsletter-form.tsx";

const refused = (status: number) => new RefusedError(String(status), status, undefined);

test("a failed subscription says what else than the address was wrong", () => {
  expect(whyFailed(refused(400), true)).toBeUndefined();
  expect(whyFailed(refused(429), true)).toContain("wait a minute");
  expect(whyFailed(refused(503), true)).toContain("on our side");
  expect(whyFailed(new TypeError("Failed to fetch"), true)).toBe("We could not be reached.");
  expect(whyFailed(new TypeError("Failed to fetch"), false)).toBe("This device is offline.");
});
