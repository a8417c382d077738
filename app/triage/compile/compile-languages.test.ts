import { expect, test } from "vitest";
import { inspectTexts } from "#tests/triage/language-source.ts";

test("a language with everything has no problem", () => {
  expect(inspectTexts(() => {})).toEqual([]);
});

test("an answer, a sign or a cue that is missing is named", () => {
  const problems = inspectTexts((source) => {
    delete source.check.kinds.state.answers.over;
    delete source.check.items.seizure;
    delete source.cues.seen_by_vet;
  });
  expect(problems).toEqual([
    expect.stringContaining('the answer "over" to state is missing'),
    expect.stringContaining('the sign "seizure" is missing'),
    expect.stringContaining('the cue "seen_by_vet" is missing'),
  ]);
});

test("a sign that the English list does not have, and a cue that nobody reads, are refused", () => {
  const problems = inspectTexts((source) => {
    source.check.items.plague = { name: "Peste", says: "Tiene la peste", reason: "La peste es muy peligrosa." };
    source.cues.not_a_cue = ["nada"];
  });
  expect(problems).toEqual([expect.stringContaining('checks.yaml has no sign "plague"'), expect.stringContaining("no cue has this name")]);
});
