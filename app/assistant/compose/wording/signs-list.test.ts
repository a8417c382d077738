import { expect, test } from "vitest";
import { PAGE_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import { content } from "#tests/content/our-content.ts";
import { type SignsLabel, signsLabel, signsList } from "./signs-list.ts";

const { phrases } = content.assistant;
const LABELS: readonly SignsLabel[] = ["see-vet", "see-vet-urgent", "see-vet-emergency", "call-again"];

test("the items of a page go on from their label, and the lines of an answer stand by themselves", () => {
  for (const label of LABELS) {
    expect(signsLabel(phrases, { topic: PAGE_TOPIC }, label)).toMatch(/ if:$/);
    expect(signsLabel(phrases, { topic: "stomach" }, label)).not.toMatch(/ if:$/);
  }
  expect(signsList(phrases, { topic: "stomach" }, "see-vet", ["Go now if they faint."])).toBe(
    "When to see a vet:\n- Go now if they faint.",
  );
});
