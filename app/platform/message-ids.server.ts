import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { MESSAGE_ID_HOURS } from "#app/domain/limits.ts";
import type { Clock, MessageIds } from "#app/domain/ports.ts";

const RANDOM_BYTES = 12;
const SIGNATURE_BYTES = 16;
const LEEWAY_MS = 15 * 60 * 1000;

/**
 * Signs the id of each answer, so that any isolate recognizes it without storage: `random.minutes.signature`, in base64url.
 * @param secret the SIGNING_KEY, any string of 16 characters or more
 * @param previous the key before it, whose ids are still recognized
 */
export function signedMessageIds(secret: string, clock: Clock, previous?: string): MessageIds {
  const sign = (text: string, key = secret): Buffer => createHmac("sha256", key).update(text).digest().subarray(0, SIGNATURE_BYTES);
  const keys = previous ? [secret, previous] : [secret];
  return {
    async issue() {
      const body = `${randomBytes(RANDOM_BYTES).toString("base64url")}.${Math.floor(clock() / 60_000).toString(36)}`;
      return `${body}.${sign(body).toString("base64url")}`;
    },
    async check(id) {
      const [random, minutes = "", signature = "", ...rest] = id.split(".");
      const given = Buffer.from(signature, "base64url");
      const isSigned = keys.some((key) => {
        const right = sign(`${random}.${minutes}`, key);
        return given.length === right.length && timingSafeEqual(given, right);
      });
      if (rest.length > 0 || !isSigned) return "unknown";
      // Two encodings of the same bytes would be two ids for one answer.
      if (given.toString("base64url") !== signature) return "unknown";
      const age = clock() - Number.parseInt(minutes, 36) * 60_000;
      return age > MESSAGE_ID_HOURS * 3_600_000 + LEEWAY_MS ? "expired" : "valid";
    },
  };
}
