import type { TestProject } from "vitest/node";
import { type RelayManner, startRelay } from "./smtp-relay.ts";

declare module "vitest" {
  interface ProvidedContext {
    smtpPort: number;
    /** Ports of the relays that ask for a login or speak in cipher, by manner, with the address of their mailboxes. */
    strictRelays: Record<StrictRelay, { port: number; url: string }>;
    relayUrl: string;
    /** How many subscribers the story has: 500 when it is told for itself, fewer among the other tests. */
    storySize: number;
  }
}

const STRICT = {
  plain: { logins: ["PLAIN"] },
  login: { logins: ["LOGIN"] },
  cram: { logins: ["CRAM-MD5"] },
  tls: { security: "tls", logins: ["PLAIN"] },
  starttls: { security: "starttls", logins: ["PLAIN"] },
} satisfies Record<string, RelayManner>;
export type StrictRelay = keyof typeof STRICT;

/** Real SMTP servers beside the Workers runtime, for as long as the tests run: one that takes all, and strict ones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const relay = await startRelay();
  project.provide("smtpPort", relay.smtpPort);
  project.provide("relayUrl", relay.controlUrl);
  project.provide("storySize", Number(process.env.MAIL_STORY ?? 60));
  const strict = await Promise.all(Object.entries(STRICT).map(async ([name, manner]) => [name, await startRelay(manner)] as const));
  project.provide(
    "strictRelays",
    Object.fromEntries(strict.map(([name, { smtpPort, controlUrl }]) => [name, { port: smtpPort, url: controlUrl }])) as Record<
      StrictRelay,
      { port: number; url: string }
    >,
  );
  return async () => {
    await Promise.all([relay, ...strict.map(([, one]) => one)].map((one) => one.close()));
  };
}
