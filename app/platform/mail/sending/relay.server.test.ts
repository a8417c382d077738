import { expect, test } from "vitest";
import { readRelay } from "./relay.server.ts";

const FROM = { MAIL_FROM: "tips@example.com" };

test("a relay is read from the settings, and encrypted unless it is this machine", () => {
  expect(readRelay({})).toBeUndefined();
  expect(readRelay({ SMTP_HOST: "  " })).toBeUndefined();
  expect(readRelay({ SMTP_HOST: "smtp.example.com", ...FROM })).toMatchObject({ port: 587, security: "starttls" });
  expect(readRelay({ SMTP_HOST: "smtp.example.com", SMTP_PORT: "465", ...FROM })).toMatchObject({ port: 465, security: "tls" });
  expect(readRelay({ SMTP_HOST: "smtp.example.com", SMTP_SECURE: "tls", ...FROM })).toMatchObject({ port: 465, security: "tls" });
  expect(readRelay({ SMTP_HOST: "127.0.0.1", SMTP_PORT: "1025", ...FROM })).toMatchObject({ port: 1025, security: "none" });
});

test("settings that would send addresses unencrypted, or without a sender, are refused with a code", () => {
  expect(readRelay({ SMTP_HOST: "smtp.example.com", SMTP_SECURE: "none", ...FROM })).toEqual({ wrong: "smtp_secure_none" });
  expect(readRelay({ SMTP_HOST: "smtp.example.com" })).toEqual({ wrong: "mail_from_missing" });
  expect(readRelay({ SMTP_HOST: "smtp.example.com", SMTP_PORT: "0", ...FROM })).toEqual({ wrong: "smtp_port_invalid" });
  expect(readRelay({ SMTP_HOST: "smtp.example.com", MAIL_FROM: "a\r\nBcc: b@c.de" })).toEqual({ wrong: "mail_from_invalid" });
});
