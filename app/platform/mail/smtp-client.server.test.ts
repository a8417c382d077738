import { expect, inject, test } from "vitest";
import type { StrictRelay } from "#tests/mail/relay-setup.ts";
import { ACCOUNT, type RelayState } from "#tests/mail/smtp-relay.ts";
import { MailRefused } from "./mail-refused.server.ts";
import type { Relay } from "./relay.server.ts";
import { smtpMailer } from "./smtp-client.server.ts";

const message = (id: string) => ({ id, to: "ann@example.com", subject: "Tips", html: "<p>Hi</p>", text: "Hi", headers: {} });

/** Hands one mail to a relay of this manner. @returns the code of its refusal, or nothing */
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
  test(`a relay that wants a login by ${name} gets it; a wrong password or none is the relay's refusal, not the mail's`, async () => {
    expect(await handOver(name, "right", ACCOUNT)).toBeUndefined();
    expect(await handOver(name, "wrong", { ...ACCOUNT, password: "not it" })).toBe("relay relay_535");
    expect(await handOver(name, "none", {})).toBe("relay relay_530");
    expect(await mailIds(name)).toBe("<right@example.com>");
  });
}

for (const name of ["tls", "starttls"] as const) {
  test(`a mail goes out by ${name}, in cipher, with its login`, async () => {
    expect(await handOver(name, "sealed", { ...ACCOUNT, security: name })).toBeUndefined();
    expect(await mailIds(name)).toContain("<sealed@example.com>");
  });

  test(`a relay by ${name} whose certificate names another host is not spoken to`, async () => {
    expect(await handOver(name, "to-a-stranger", { ...ACCOUNT, security: name, host: "127.0.0.1" })).toBe("relay relay_unreachable");
    expect(await mailIds(name)).not.toContain("to-a-stranger");
  });
}

test("a relay that cannot encrypt where it must gets neither password nor mail", async () => {
  expect(await handOver("plain", "in-the-clear", { ...ACCOUNT, security: "starttls" })).toBe("relay starttls_missing");
  expect(await mailIds("plain")).not.toContain("in-the-clear");
});
