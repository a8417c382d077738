import { afterEach, expect, test, vi } from "vitest";
import { readModelSettings } from "#app/assistant/llm/model-settings.ts";
import { GUIDE, goneOn, siteWithFetch } from "#tests/fakes/provider-site.ts";
import type { WorkersAi } from "./workers-ai.server.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A site with this binding, and no network. */
function siteWithBinding(...runs: WorkersAi["run"][]) {
  let asked = 0;
  const ai: WorkersAi = { run: (...inputs) => (runs[Math.min(asked++, runs.length - 1)] as WorkersAi["run"])(...inputs) };
  const site = siteWithFetch(() => Promise.reject(new TypeError("no network")), {
    settings: readModelSettings({ OPENAI_PRESET: "workers-ai", AI: ai }),
    ai,
  });
  return { ...site, asked: () => asked };
}

const encoder = new TextEncoder();
const streamOf = (...chunks: object[]) =>
  new ReadableStream({
    type: "bytes",
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(`data: ${JSON.stringify(chunk)}\n\n`));
      controller.close();
    },
  });
const word = (content: string, finish: string | null = null) => ({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] });
const says = (message: string) => async () => Promise.reject(new Error(message));

test("the code in an error of the binding says whose fault it is: one visitor's long questions leave the model to the others", async () => {
  const tooLong = says("5021: The estimated number of tokens exceeded this model context window limit");
  const site = siteWithBinding(tooLong, tooLong, tooLong, tooLong, async () => streamOf(word("Call a vet."), word("", "stop")));
  for (let times = 0; times < 4; times++) await site.ask({ message: `long ${times}`, network: "one" });
  expect(new Set(site.codes)).toEqual(new Set(["question_too_long"]));
  expect((await site.ask({ network: "another" })).reply?.response).toBe("Call a vet.");
});

test("a day's allocation that is used up counts as busy, and what has no code as an outage", async () => {
  const spent = siteWithBinding(says("3036: You have used up your daily free allocation of 10,000 neurons."));
  expect((await spent.ask()).reply?.response).toBe(GUIDE);
  expect([spent.codes, spent.asked()]).toEqual([["upstream_429"], 1]);
  const down = siteWithBinding(says("Network connection lost."));
  await down.ask();
  expect([down.codes, down.asked()]).toEqual([["upstream_unreachable"], 2]);
});

test("when the binding never answers, its tokens are given back, and an answer that comes too late is not generated on", async () => {
  vi.useFakeTimers();
  let arrive: (stream: unknown) => void = () => {};
  const site = siteWithBinding(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const asked = site.ask();
  await vi.advanceTimersByTimeAsync(13_000);
  expect((await asked).reply?.response).toBe(GUIDE);
  expect([site.codes, site.ledger.reserved, site.ledger.costs.length]).toEqual([["first_token_timeout"], 0, 1]);
  const onCancel = vi.fn();
  arrive(new ReadableStream({ cancel: onCancel }));
  await vi.advanceTimersByTimeAsync(1);
  expect(onCancel).toHaveBeenCalledOnce();
});

test("only a model that never gives a finish reason may end without one", async () => {
  const cut = siteWithBinding(async () => streamOf(word("Call a vet. And a")));
  expect((await cut.ask()).reply?.response).toBe(goneOn("Call a vet. And a"));
  const old = siteWithBinding(async () => streamOf({ response: "Call " }, { response: "a vet." }));
  expect((await old.ask()).reply?.response).toBe("Call a vet.");
});
