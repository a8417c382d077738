import fc from "fast-check";
import { expect, test } from "vitest";
import { readCompletionChunk, visible } from "./completion-chunk.ts";
import { alternatingTurns } from "./history.ts";
import { createReasoningFilter } from "./reasoning.ts";

test("a thought is never shown, closed or not, however it is split", () => {
  const texts = [
    ["<think>maybe wait</think>\n\nCall a vet.", "Call a vet."],
    ["<THINKING>maybe wait</THINKING>Call a vet.", "Call a vet."],
    ["Call <think>maybe</think>a vet. <think>maybe wait", "Call a vet. "],
    ["<think>maybe < 3 </b> wait", ""],
    ["5 < 6 and <b>bold</b> <th", "5 < 6 and <b>bold</b> <th"],
  ] as const;
  for (const [text, shown] of texts)
    fc.assert(
      fc.property(fc.array(fc.nat({ max: text.length }), { maxLength: 6 }), (cuts) => {
        const filter = createReasoningFilter();
        const places = [0, ...cuts.sort((one, other) => one - other), text.length];
        const said = places.slice(1).map((end, at) => filter.push(text.slice(places[at], end)));
        expect(said.join("") + filter.end()).toBe(shown);
      }),
      { numRuns: 60, seed: 1 },
    );
});

test("control, bidirectional and tag characters and lone surrogates are removed; letters, marks and emoji stay", () => {
  expect(visible("gi\u202Eve\u0007 \u{E0041}2\u2066 m\u200Eg\uD800\n\tTierärzt 🐶👩‍⚕️ e\u0301")).toBe("give 2 mg\n\tTierärzt 🐶👩‍⚕️ e\u0301");
});

test("content is read as a text or as a list, thoughts as a sign of life, usage with its hidden tokens", () => {
  const chunk = (delta: object) => ({ choices: [{ delta, finish_reason: null }] });
  expect(readCompletionChunk(chunk({ content: [{ type: "text", text: "Call " }, { type: "thinking", thinking: [] }, "now"] }))).toEqual({
    text: "Call now",
    thinks: true,
  });
  for (const delta of [{ reasoning_content: "a" }, { reasoning: "a" }, { reasoning_details: [{}] }])
    expect(readCompletionChunk(chunk({ ...delta, content: null }))).toEqual({ text: "", thinks: true });
  expect(readCompletionChunk({ choices: [], usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 31 } }).usage).toEqual({
    prompt: 9,
    answer: 22,
  });
  expect(readCompletionChunk({ response: "Call" }).text).toBe("Call");
  const [first, second] = [{ delta: { content: "Call" } }, { delta: { content: "No" }, finish_reason: "stop" }];
  for (const choices of [
    [first],
    [
      { index: 1, ...second },
      { index: 0, ...first },
    ],
    [first, { index: 1, ...second }],
  ])
    expect(readCompletionChunk({ choices })).toEqual({ text: "Call", thinks: false });
  expect(readCompletionChunk({ choices: [{ index: 1, ...second }] }).text).toBe("");
  for (const odd of [null, 3, "x", {}, { choices: [null] }]) expect(readCompletionChunk(odd).text).toBe("");
});

test("a conversation begins with the visitor, and the roles alternate", () => {
  const turns = alternatingTurns(
    [
      { role: "assistant", content: "Hello" },
      { role: "user", content: "One" },
      { role: "assistant", content: "" },
      { role: "user", content: "Two" },
    ],
    "Three",
  );
  expect(turns).toEqual([{ role: "user", content: "One\n\nTwo\n\nThree" }]);
});
