import type { TestProject } from "vitest/node";
import { startRelay } from "./smtp-relay.ts";

declare module "vitest" {
  interface ProvidedContext {
    smtpPort: number;
    relayUrl: string;
    /** How many subscribers the story has: 500 when it is told for itself, fewer among the other tests. */
    storySize: number;
  }
}

/** A real SMTP server beside the Workers runtime, for as long as the tests run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const relay = await startRelay();
  project.provide("smtpPort", relay.smtpPort);
  project.provide("relayUrl", relay.controlUrl);
  project.provide("storySize", Number(process.env.MAIL_STORY ?? 60));
  return relay.close;
}
