import { expect, test } from "vitest";
import { DAILY_TOKENS } from "#app/domain/limits.ts";
import { readSettings } from "./env.server.ts";

test("the chat and the model are on unless an operator switches them off", () => {
  expect(readSettings({})).toMatchObject({ CHAT_ENABLED: true, RULES_ONLY: false, DAILY_TOKENS });
  // A typo closes nothing and asks nobody less.
  expect(readSettings({ CHAT_ENABLED: "maybe", OFFLINE_ENABLED: "of", RULES_ONLY: "ture" })).toMatchObject({
    CHAT_ENABLED: true,
    OFFLINE_ENABLED: true,
    RULES_ONLY: false,
  });
  expect(readSettings({ CHAT_ENABLED: "0", RULES_ONLY: "1", DAILY_TOKENS: "5000" })).toMatchObject({
    CHAT_ENABLED: false,
    RULES_ONLY: true,
    DAILY_TOKENS: 5000,
  });
});

test("a typo in SITE_URL takes no page down: the scheme may be missing, and what is no URL counts as none", () => {
  const siteUrl = (text: string) => readSettings({ SITE_URL: text }).SITE_URL;
  expect(siteUrl("https://pets.example.org//")).toBe("https://pets.example.org");
  expect(siteUrl("http://localhost:8787")).toBe("http://localhost:8787");
  expect(siteUrl("pets.example.org")).toBe("https://pets.example.org");
  for (const odd of ["https://", "not a url", "ftp://pets.example.org", ":", ""]) expect(siteUrl(odd), odd).toBeUndefined();
});

test("a budget that is not a number does not remove the limit, and zero is a valid budget", () => {
  for (const odd of ["much", "-1", "1e400", "1.5"]) expect(readSettings({ DAILY_TOKENS: odd }).DAILY_TOKENS, odd).toBe(DAILY_TOKENS);
  expect(readSettings({ DAILY_TOKENS: "0" }).DAILY_TOKENS).toBe(0);
});
