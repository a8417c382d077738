import { expect, test } from "vitest";
import { droppable, readRefusal, withoutFields } from "./refusal.ts";

const error = (fields: object) => ({ error: fields });
const NONE = new Set<string>();

test("fields are read from the parameter and from a list of places, never from the provider's text", () => {
  expect(readRefusal(400, error({ param: "temperature" })).fields).toEqual(["temperature"]);
  expect(readRefusal(400, { object: "error", param: "messages[0].content" }).fields).toEqual(["messages"]);
  expect(readRefusal(422, { detail: [{ loc: ["body", "store"] }, { loc: ["body", "stream_options", "x"] }] }).fields).toEqual([
    "store",
    "stream_options",
  ]);
  const quoted = "temperature max_tokens max_completion_tokens store stream_options";
  for (const body of [
    error({ message: `Unsupported parameter in: ${quoted}` }),
    { detail: [{ loc: ["body", "messages", 1, "content"], input: quoted }] },
    { detail: quoted },
    quoted,
    [error({ message: quoted })],
  ])
    expect(droppable(readRefusal(400, body).fields, { temperature: 0.2, store: false, max_tokens: 900 }, NONE)).toEqual([]);
  expect(readRefusal(401, error({ param: "temperature" })).fields).toEqual([]);
});

test("a content filter and a question that is too long are faults of the question, however the provider says so", () => {
  for (const [status, body] of [
    [400, error({ code: "content_filter", param: "prompt", innererror: { code: "ResponsibleAIPolicyViolation" } })],
    [400, error({ innererror: { code: "ResponsibleAIPolicyViolation" } })],
    [403, error({ code: 403, metadata: { flagged_input: "..." } })],
    [400, error({ code: "invalid_prompt", message: "Your prompt was flagged." })],
    [400, error({ type: "invalid_request_error", message: "Output blocked by content filtering policy" })],
  ] as const)
    expect(readRefusal(status, body)).toEqual({ fields: [], fault: "question_filtered" });
  for (const [status, body] of [
    [400, error({ code: "context_length_exceeded", param: "messages" })],
    [400, error({ type: "exceed_context_size_error" })],
    [400, { object: "error", message: "This model's maximum context length is 4096 tokens." }],
    [400, { error: "Trying to keep the first 5000 tokens when context the overflows: the context length is 4096" }],
    [400, error({ errors: [{ code: 5021, message: "AiError: ... exceeded this model context window limit" }], success: false })],
    [413, error({ type: "request_too_large" })],
    [413, "<html>"],
    [429, error({ type: "tokens", message: "Request too large for gpt-x on tokens per min: Limit 1000, Requested 5000." })],
  ] as const)
    expect(readRefusal(status, body).fault, JSON.stringify(body)).toBe("question_too_long");
  for (const [status, body] of [
    [429, error({ type: "tokens", message: "Rate limit reached on tokens per min: Limit 10000, Used 9000." })],
    [401, error({ message: "context length" })],
    [400, error({ message: "no such model" })],
    [500, null],
  ] as const)
    expect(readRefusal(status, body)).toEqual({ fields: [] });
});

test("a limit of tokens changes its name once, and is never left out", () => {
  const fields = { temperature: 0.2, store: false, max_tokens: 900 };
  expect(withoutFields(fields, new Set(["max_tokens", "store"]))).toEqual({ temperature: 0.2, max_completion_tokens: 900 });
  expect(droppable(["max_tokens", "constructor", "model"], fields, NONE)).toEqual(["max_tokens"]);
  expect(droppable(["max_completion_tokens"], { max_completion_tokens: 900 }, new Set(["max_tokens"]))).toEqual([]);
});
