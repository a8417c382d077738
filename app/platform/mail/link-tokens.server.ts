import { hashOfToken, isToken, randomToken } from "./hashes.server.ts";

/** The purpose of a code; a code is valid for one purpose only. */
export type Purpose = "confirm" | "my-data";

/** Codes in mailed links; KV stores their hashes until they expire. */
export type LinkTokens = {
  issue(purpose: Purpose, subscriberId: string, seconds: number): Promise<string>;
  /** @returns the subscriber's id, or undefined for a code that is unknown, expired, or made for another purpose */
  owner(purpose: Purpose, token: string): Promise<string | undefined>;
};

export function linkTokensKv(kv: KVNamespace): LinkTokens {
  return {
    async issue(purpose, subscriberId, seconds) {
      const token = randomToken();
      await kv.put(`${purpose}:${hashOfToken(token)}`, subscriberId, { expirationTtl: seconds });
      return token;
    },
    async owner(purpose, token) {
      if (!isToken(token)) return undefined;
      return (await kv.get(`${purpose}:${hashOfToken(token)}`)) ?? undefined;
    },
  };
}
