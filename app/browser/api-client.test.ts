import { afterAll, afterEach, expect, test, vi } from "vitest";
import { getJson, postJson } from "./api-client.ts";

const answers = vi.fn<typeof fetch>();
vi.stubGlobal("fetch", answers);
afterEach(() => answers.mockReset());
afterAll(() => void vi.unstubAllGlobals());

test("postJson sends JSON with credentials and returns the response", async () => {
  answers.mockResolvedValueOnce(Response.json({ ok: true }));
  const response = await postJson("/api/feedback", { rating: "positive" }, { headers: { Accept: "text/event-stream" } });
  expect(await response.json()).toEqual({ ok: true });
  expect(answers).toHaveBeenCalledWith(
    "/api/feedback",
    expect.objectContaining({
      method: "POST",
      credentials: "include",
      headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
      body: '{"rating":"positive"}',
    }),
  );
});

test("a refusal is an error of status, colon and body, or the status text where there is no body", async () => {
  answers.mockResolvedValueOnce(new Response("Please check the email address.", { status: 400 }));
  await expect(postJson("/api/subscribe", {})).rejects.toThrow(/^400: Please check the email address\.$/);
  answers.mockResolvedValueOnce(new Response("", { status: 503, statusText: "Service Unavailable" }));
  await expect(postJson("/api/subscribe", {})).rejects.toThrow(/^503: Service Unavailable$/);
});

test("getJson reads a path once per session", async () => {
  answers.mockImplementation(async () => Response.json({ cards: 1 }));
  expect(await getJson("/_content", "symptoms.json")).toEqual({ cards: 1 });
  expect(await getJson("/_content", "symptoms.json")).toEqual({ cards: 1 });
  expect(answers).toHaveBeenCalledTimes(1);
  expect(answers).toHaveBeenCalledWith("/_content/symptoms.json", { credentials: "include" });
});

test("a failed read is neither retried automatically nor cached", async () => {
  answers.mockResolvedValueOnce(new Response("down", { status: 500 }));
  await expect(getJson("/a", 1)).rejects.toThrow("500: down");
  expect(answers).toHaveBeenCalledTimes(1);
  answers.mockResolvedValueOnce(Response.json("back"));
  expect(await getJson("/a", 1)).toBe("back");
  expect(answers).toHaveBeenLastCalledWith("/a/1", { credentials: "include" });
});

test("a 401 is an error", async () => {
  answers.mockImplementation(async () => new Response("who are you", { status: 401 }));
  await expect(getJson("/private")).rejects.toThrow("401: who are you");
});
