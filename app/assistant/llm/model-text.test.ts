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
    ["[THINK]maybe wait[/THINK]Call a vet [1] [a link](/x).", "Call a vet [1] [a link](/x)."],
    ["<mm:think>maybe</mm:think>Call.", "Call."],
    ["<|channel>thought\nmaybe wait<channel|>Call a vet.", "Call a vet."],
    ["<|START_THINKING|>maybe<|END_THINKING|><|START_RESPONSE|>Call a vet.<|END_RESPONSE|>", "Call a vet."],
    // gpt-oss: channels with a start, without one, as llama.cpp leaves them, as JSON, never reaching the final one, and without the marks.
    ["<|channel|>analysis<|message|>maybe wait<|end|><|start|>assistant<|channel|>final<|message|>Call a vet.<|return|>", "Call a vet."],
    ["<|channel|>analysis<|message|>maybe<|end|><|channel|>final json<|message|>Call.", "Call."],
    ["<|start|>assistant<|channel|>analysis<|message|>maybe wait<|end|>Call a vet.", "Call a vet."],
    ["<|channel|>commentary<|message|>maybe<|end|>", ""],
    ["analysisWe must not name a dose.assistantfinalCall a vet.", "Call a vet."],
    ["analysisWe must not name a dose.", ""],
    ["Analysis of blood is cheap.", "Analysis of blood is cheap."],
    ["analysis of blood is cheap.", "analysis of blood is cheap."],
    ["Call a vet.<|im_end|>", "Call a vet."],
  ] as const;
  for (const [text, shown] of texts) splitAnyhow(text, () => createReasoningFilter(), shown);
});

test("a thought that was closed and never opened is held back, and what held back no thought comes at the end", () => {
  const held = () => createReasoningFilter({ holds: true });
  splitAnyhow("The rules say routine.\n</think>\n\nCall a vet.", held, "Call a vet.");
  splitAnyhow("The user asks. <|end|>Call a vet.", held, "The user asks. Call a vet.");
  splitAnyhow("Call a vet. Keep her warm.", held, "Call a vet. Keep her warm.");
  splitAnyhow("<think>maybe</think>Call a vet.", held, "Call a vet.");
  const filter = held();
  expect([filter.push("The rules say routine."), filter.closedUnopened]).toEqual(["", false]);
  expect([filter.push("</think>Call"), filter.push(" a vet."), filter.closedUnopened]).toEqual(["Call", " a vet.", true]);
  const empty = held();
  expect([empty.push("</think>"), empty.push("Call."), empty.closedUnopened]).toEqual(["", "Call.", false]);
});

test("what follows the call of a tool in the text is no answer", () => {
  for (const call of [
    "<tool_call>{",
    "[TOOL_CALLS] [{",
    "<|channel|>commentary to=functions.x<|message|>{}<|call|>",
    "<|tool_call>call:x",
  ]) {
    const filter = createReasoningFilter();
    expect([filter.push(`Offer fresh water. ${call}`) + filter.end(), filter.calledTool], call).toEqual(["Offer fresh water. ", true]);
  }
});

/** The same words are shown at whatever places the text is cut. */
function splitAnyhow(text: string, create: () => ReturnType<typeof createReasoningFilter>, shown: string): void {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: text.length }), { maxLength: 6 }), (cuts) => {
      const filter = create();
      const places = [0, ...cuts.sort((one, other) => one - other), text.length];
      const said = places.slice(1).map((end, at) => filter.push(text.slice(places[at], end)));
      expect(said.join("") + filter.end()).toBe(shown);
    }),
    { numRuns: 60, seed: 1 },
  );
}

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
  for (const delta of [{ tool_calls: [{ index: 0 }] }, { function_call: { name: "x" } }])
    expect(readCompletionChunk(chunk(delta)).callsTool).toBe(true);
  expect(readCompletionChunk(chunk({ tool_calls: [], function_call: null })).callsTool).toBeUndefined();
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
