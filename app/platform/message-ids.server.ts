import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { MESSAGE_ID_HOURS } from "#app/domain/limits.ts";
import type { Clock, MessageIds } from "#app/domain/ports.ts";

const RANDOM_BYTES = 12;
const SIGNATURE_BYTES = 16;
const LEEWAY_MS = 15 * 60 * 1000;

/**
 * Signs the id of each answer, so that any isolate recognizes it without storage: `random.minutes.signature`, in base64url.
 * @param secret the SIGNING_KEY, any string of 16 characters or more
 */
export function signedMessageIds(secret: string, clock: Clock): MessageIds {
  const sign = (text: string): Buffer => createHmac("sha256", secret).update(text).digest().subarray(0, SIGNATURE_BYTES);
  return {
    async issue() {
      const body = `${randomBytes(RANDOM_BYTES).toString("base64url")}.${Math.floor(clock() / 60_000).toString(36)}`;
      return `${body}.${sign(body).toString("base64url")}`;
    },
    async check(id) {
      const [random, minutes = "", signature = "", ...rest] = id.split(".");
      const given = Buffer.from(signature, "base64url");
      const right = sign(`${random}.${minutes}`);
      if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return "unknown";
      // Two encodings of the same bytes would be two ids for one answer.
      if (given.toString("base64url") !== signature) return "unknown";
      const age = clock() - Number.parseInt(minutes, 36) * 60_000;
      return age > MESSAGE_ID_HOURS * 3_600_000 + LEEWAY_MS ? "expired" : "valid";
    },
  };
}
