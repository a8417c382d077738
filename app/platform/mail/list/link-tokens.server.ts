import { CONFIRM_DAYS, MY_DATA_HOURS } from "#app/domain/limits.ts";
import { hashOfToken, isToken, mailToken } from "./hashes.server.ts";

/** The purpose of a code; a code is valid for one purpose only. */
export type Purpose = "confirm" | "my-data";

const SECONDS: Record<Purpose, number> = { confirm: CONFIRM_DAYS * 86_400, "my-data": MY_DATA_HOURS * 3_600 };

/** Codes in mailed links; KV stores their hashes until they expire. */
export type LinkTokens = {
  /**
   * Makes the code of a mail valid from now on; again when the mail is sent, so that a link is fresh however long the mail waited.
   * @param subscriberId nothing for a mail that is not owed: then no code is valid, but the same is written
   */
  issue(purpose: Purpose, mailId: string, subscriberId: string | undefined): Promise<string>;
  /** @returns the subscriber's id, or undefined for a code that is unknown, expired, or made for another purpose */
  owner(purpose: Purpose, token: string): Promise<string | undefined>;
};

/** @param secret the SIGNING_KEY */
export function linkTokensKv(kv: KVNamespace, secret: string): LinkTokens {
  return {
    async issue(purpose, mailId, subscriberId) {
      const token = mailToken(secret, mailId);
      await kv.put(`${purpose}:${hashOfToken(token)}`, subscriberId ?? "", { expirationTtl: SECONDS[purpose] });
      return token;
    },
    async owner(purpose, token) {
      if (!isToken(token)) return undefined;
      return (await kv.get(`${purpose}:${hashOfToken(token)}`)) || undefined;
    },
  };
}
