import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { APOLOGY } from "#app/domain/chat/chat-contract.ts";
import type { ChatMessage } from "#app/domain/chat/conversation/conversation.ts";
import { BotMessage } from "./bot-message.tsx";

const FAILED: ChatMessage = { id: "1", type: "bot", message: "", timestamp: 0, apology: APOLOGY };

const html = (message: ChatMessage) =>
  renderToStaticMarkup(
    <BotMessage message={message} isUnchanged={false} helpline={undefined} ownVet={undefined} onVote={() => {}} onRetry={() => {}}>
      {null}
    </BotMessage>,
  );

test("an answer that did not come shows the urgency first, then what happened, in the words of the specification", () => {
  const shown = html({ ...FAILED, triage: { level: "urgent", reasons: [] }, retryAt: Date.now() + 40_000 });
  const [heading, failure, wait] = ["Call your vet today", "trouble processing", "ask again in 40 seconds"].map((text) =>
    shown.indexOf(text),
  );
  expect(heading).toBeGreaterThan(0);
  expect(failure).toBeGreaterThan(heading ?? 0);
  expect(wait).toBeGreaterThan(failure ?? 0);
});

test("a reason that names nothing the owner wrote is left out, and a rule's reason is not", () => {
  const reason = (rule: string) => ({ rule, says: `Said by ${rule}.`, source: "own-corpus" });
  const shown = (rules: string[]) => html({ ...FAILED, apology: undefined, triage: { level: "urgent", reasons: rules.map(reason) } });
  expect(shown(["classifier"])).not.toMatch(/Said by|Why/);
  expect(shown(["limping"])).toMatch(/Why.*Said by limping\./s);
});

test("an answer from general knowledge says so", () => {
  const answer: ChatMessage = { ...FAILED, apology: undefined, message: "Put it beside the old one." };
  expect(html({ ...answer, isGeneral: true })).toContain("From general knowledge, not from our pages.");
  expect(html(answer)).not.toContain("general knowledge");
});
