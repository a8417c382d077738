import { afterEach, expect, test, vi } from "vitest";
import { getJson } from "#app/browser/api-client.ts";

const answers = vi.fn<typeof fetch>();
vi.stubGlobal("fetch", answers);
afterEach(() => {
  answers.mockReset();
  vi.useRealTimers();
});

test("a query joins the parts of its key with slashes, sends cookies, and is read once however late it is asked again", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "setInterval"] });
  answers.mockImplementation(async () => Response.json("an answer"));
  expect(await getJson("/spec", "guides", 3)).toBe("an answer");
  expect(answers).toHaveBeenCalledWith("/spec/guides/3", expect.objectContaining({ credentials: "include" }));
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(await getJson("/spec", "guides", 3)).toBe("an answer");
  expect(answers).toHaveBeenCalledTimes(1);
});

test("a query throws on a 401, and is not tried again by itself", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "setInterval"] });
  answers.mockImplementation(async () => new Response("sign in", { status: 401 }));
  await expect(getJson("/spec", "private")).rejects.toThrow(/^401: sign in$/);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answers).toHaveBeenCalledTimes(1);
});
