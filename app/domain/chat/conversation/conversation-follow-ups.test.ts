import { expect, test } from "vitest";
import type { ChatMessage } from "./conversation.ts";
import { followUps, legendOf, partAskedFor } from "./conversation-follow-ups.ts";

const answered = (level: "emergency" | "urgent" | "routine" | "info", fields: Partial<ChatMessage> = {}): ChatMessage => ({
  id: "1",
  type: "bot",
  message: "Words.",
  timestamp: 0,
  triage: { level, reasons: [] },
  sources: [{ title: "A page", path: "/page#what-to-do-now" }],
  ...fields,
});

test("what may be asked next depends on the urgency, and was not asked before", () => {
  expect(followUps(answered("emergency"), [])).toEqual({ texts: ["What should I avoid?", "What will the vet ask me?"], page: "/page" });
  expect(followUps(answered("urgent"), ["What would make it an emergency?"]).texts).not.toContain("What would make it an emergency?");
  expect(followUps(answered("routine"), []).texts).toHaveLength(2);
  expect([partAskedFor("What can cause this?"), partAskedFor("what now")]).toEqual(["causes", undefined]);
});

test("nothing is offered under an answer that is not whole, or that no page of ours stands behind", () => {
  expect(followUps(undefined, [])).toEqual({ texts: [] });
  expect(followUps(answered("info"), [])).toEqual({ texts: [] });
  expect(followUps(answered("urgent", { sources: [] }), [])).toEqual({ texts: [] });
  for (const fields of [{ arriving: true }, { stopped: true }, { apology: "Sorry" }])
    expect(followUps(answered("urgent", fields), [])).toEqual({ texts: [] });
});

test("what the answer itself suggests stands in place of the next questions, also where nothing is urgent; in mourning nothing does", () => {
  const suggestions = ["Vomited once"];
  expect(followUps(answered("info", { suggestions }), [])).toEqual({ texts: suggestions });
  for (const sentence of ["Is grass bad for dogs?", "My dog ate something and I don't know what it was"])
    expect(followUps(answered("info", { suggestions: [sentence] }), [])).toEqual({ texts: [sentence], areSentences: true });
  const facts = { animals: [], current: 0, turns: 1, sentences: 0, dialog: { intent: "loss" as const } };
  expect(followUps(answered("routine", { facts }), [])).toEqual({ texts: [] });
});

test("answers to our own question are no titles near to what was written", () => {
  expect(legendOf(["Pees normally", "Tries to pee and nothing comes out"])).toBe("Your answer");
  expect(legendOf(["My cat is breathing fast. When is it an emergency?"])).toBe("Closest to what you wrote");
  expect(legendOf(["My dog ate grapes and raisins", "I don't know exactly what it is"])).toBe("Closest to what you wrote");
});
