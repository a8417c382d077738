import { expect, inject, test } from "vitest";
import type { StrictRelay } from "#tests/mail/relay-setup.ts";
import { ACCOUNT, type RelayState } from "#tests/mail/smtp-relay.ts";
import { MailRefused } from "./mail-refused.server.ts";
import type { Relay } from "./relay.server.ts";
import { smtpMailer } from "./smtp-client.server.ts";

const message = (id: string) => ({ id, to: "ann@example.com", subject: "Tips", html: "<p>Hi</p>", text: "Hi", headers: {} });

/** Sends one mail through a relay of this kind. @returns the code of its refusal, or undefined */
async function handOver(name: StrictRelay, id: string, settings: Partial<Relay>): Promise<string | undefined> {
  const base = { host: "localhost", port: inject("strictRelays")[name].port, security: "none", from: "tips@example.com" } as const;
  try {
    const mailer = await smtpMailer({ ...base, ...settings }, "Pawline");
    await mailer.send(message(id));
    await mailer.close();
    return undefined;
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    return `${error.refusal.kind} ${error.refusal.code}`;
  }
}

async function mailIds(name: StrictRelay): Promise<string> {
  const state = (await (await fetch(`${inject("strictRelays")[name].url}/state`)).json()) as RelayState;
  return state.mails.map(({ messageId }) => messageId).join();
}

for (const name of ["plain", "login", "cram"] as const) {
  test(`a relay with ${name} that requires a login gets it; a wrong or missing password is a relay failure, not a mail failure`, async () => {
    expect(await handOver(name, "right", ACCOUNT)).toBeUndefined();
    expect(await handOver(name, "wrong", { ...ACCOUNT, password: "not it" })).toBe("relay relay_535");
    expect(await handOver(name, "none", {})).toBe("relay relay_530");
    expect(await mailIds(name)).toBe("<right@example.com>");
  });
}

for (const name of ["tls", "starttls"] as const) {
  test(`a mail is sent through ${name}, encrypted, with login`, async () => {
    expect(await handOver(name, "sealed", { ...ACCOUNT, security: name })).toBeUndefined();
    expect(await mailIds(name)).toContain("<sealed@example.com>");
  });

  test(`a relay with ${name} whose certificate names another host is refused`, async () => {
    expect(await handOver(name, "to-a-stranger", { ...ACCOUNT, security: name, host: "127.0.0.1" })).toBe("relay relay_unreachable");
    expect(await mailIds(name)).not.toContain("to-a-stranger");
  });
}

test("a relay without required encryption gets neither password nor mail", async () => {
  expect(await handOver("plain", "in-the-clear", { ...ACCOUNT, security: "starttls" })).toBe("relay starttls_missing");
  expect(await mailIds("plain")).not.toContain("in-the-clear");
});
