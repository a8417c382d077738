import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ChatMessage } from "#app/domain/chat/conversation/conversation.ts";
import type { CrisisAdvice, Support } from "#app/domain/chat/crisis-advice.ts";
import { supportText } from "#app/domain/chat/crisis-advice.ts";
import type { Level } from "#app/domain/urgency.ts";
import { BotMessage } from "../transcript/bot-message.tsx";
import { CrisisCard } from "./crisis-card.tsx";
import { SupportLine } from "./support-line.tsx";

const LINE = { name: "A crisis line", number: "555 0100", tel: "5550100", note: "Free, day and night", countries: ["US"] };
const OTHER = { name: "Another country's line", number: "555 0200", tel: "5550200", note: "Free", countries: ["GB"] };
const DANGER: CrisisAdvice = {
  id: "self-harm",
  heading: "Please talk to somebody",
  says: ["Tell somebody near you."],
  lines: [LINE, OTHER],
};
const SUPPORT: Support = { says: "Please talk to somebody today:", line: LINE };

const answer = (fields: Partial<ChatMessage>) =>
  renderToStaticMarkup(
    <BotMessage
      message={{ id: "1", type: "bot", message: "", timestamp: 0, ...fields }}
      isUnchanged={false}
      helpline={{ name: "A poison line", number: "555 0300", tel: "5550300", fee: "Free" }}
      ownVet={undefined}
      onVote={() => {}}
      onRetry={() => {}}
    >
      {null}
    </BotMessage>,
  );
const withSupport = (level: Level) =>
  answer({ message: `An answer.\n\n${supportText(SUPPORT)}`, triage: { level, reasons: [], support: SUPPORT } });

test("the crisis card shows the number of the country before what to do, and those of other countries after it", () => {
  const card = renderToStaticMarkup(<CrisisCard danger={DANGER} />);
  const order = [DANGER.heading, "tel:5550100", "Tell somebody near you.", "<details", "tel:5550200"].map((part) => card.indexOf(part));
  expect(order.every((at) => at >= 0)).toBe(true);
  expect(order).toEqual([...order].sort((one, other) => one - other));
});

test("no number of the card takes the look of a poison line, which a visitor's country replaces", () => {
  expect(renderToStaticMarkup(<CrisisCard danger={DANGER} />)).not.toMatch(/data-line|Poison line/);
});

test("the card stands in place of the answer, and nothing says that the animal can wait", () => {
  const shown = answer({ message: "The card in words.", triage: { level: "info", reasons: [], danger: DANGER } });
  expect(shown).toContain("tel:5550100");
  expect(shown).not.toContain("The card in words.");
  expect(answer({ message: "", triage: { level: "emergency", reasons: [], danger: DANGER } })).toMatch(/Please talk.*emergency vet/s);
});

test("the quiet sentence stands once, after the answer, with a number to tap", () => {
  const shown = withSupport("info");
  expect(shown.split(SUPPORT.says)).toHaveLength(2);
  expect(shown.indexOf("tel:5550100")).toBeGreaterThan(shown.indexOf("An answer."));
  expect(renderToStaticMarkup(<SupportLine support={{ says: "findahelpline.com has a number." }} />)).not.toContain("tel:");
});

test("with the quiet sentence no card says that the animal can wait, and an emergency is still shown", () => {
  const verdictOf = (level: Level) => answer({ message: "An answer.", triage: { level, reasons: [] } }).match(/<h3[^>]*>/g)?.length ?? 0;
  expect(verdictOf("routine")).toBeGreaterThan(0);
  expect(withSupport("routine")).not.toMatch(/<h3/);
  expect(withSupport("emergency")).toMatch(/<h3/);
});
