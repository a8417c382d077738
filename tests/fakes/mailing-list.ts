import { env } from "cloudflare:workers";
import { linkTokensKv } from "#app/platform/mail/list/link-tokens.server.ts";
import { mailingListD1 } from "#app/platform/mail/list/mailing-list.server.ts";

/** The real mailing list on the test's own storage, for one client. What it announces is noted, not queued. */
export function mailingList(clock: () => number, announced: string[] = [], client = "a client") {
  const tokens = linkTokensKv(env.TOKENS, "a key of the test");
  return mailingListD1({
    db: env.DB,
    tokens,
    clock,
    client: { id: client, network: client },
    announce: async (mail) => announced.push(mail),
  });
}
