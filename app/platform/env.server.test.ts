import { expect, test } from "vitest";
import { DAILY_TOKENS } from "#app/domain/limits.ts";
import { readSettings } from "./env.server.ts";

test("the chat is open and the model may speak unless an operator says otherwise", () => {
  expect(readSettings({})).toMatchObject({ CHAT_ENABLED: true, RULES_ONLY: false, DAILY_TOKENS });
  expect(readSettings({ CHAT_ENABLED: "0", RULES_ONLY: "1", DAILY_TOKENS: "5000" })).toMatchObject({
    CHAT_ENABLED: false,
    RULES_ONLY: true,
    DAILY_TOKENS: 5000,
  });
});

test("a budget that is no number does not lift the limit, and nothing is a budget too", () => {
  for (const odd of ["much", "-1", "1e400", "1.5"]) expect(readSettings({ DAILY_TOKENS: odd }).DAILY_TOKENS, odd).toBe(DAILY_TOKENS);
  expect(readSettings({ DAILY_TOKENS: "0" }).DAILY_TOKENS).toBe(0);
});
