import { createHash } from "node:crypto";
import type { Clock, Doorkeeper } from "#app/domain/ports.ts";

/**
 * Bounds bursts of one client with the rate-limit bindings. The key is a hash that changes daily: no address is kept or logged.
 * An IPv6 client is its /64, since one household owns all of it.
 */
export function doorkeeper(request: Request, env: Pick<Env, "CHAT_LIMIT" | "FORM_LIMIT">, secret: string, clock: Clock): Doorkeeper {
  return {
    async admits(door) {
      const limit = door === "chat" ? env.CHAT_LIMIT : env.FORM_LIMIT;
      const { success } = await limit.limit({ key: `${door}:${clientHash(request, secret, clock)}` });
      return success;
    },
  };
}

/** A client's name for one day. */
export function clientHash(request: Request, secret: string, clock: Clock): string {
  const day = Math.floor(clock() / 86_400_000);
  const client = network(request.headers.get("CF-Connecting-IP") ?? "");
  return createHash("sha256").update(`${secret}:${day}:${client}`).digest("hex");
}

function network(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head ? head.split(":") : [];
  const missing = address.includes("::") ? 8 - groups.length - tail.split(":").filter(Boolean).length : 0;
  return [...groups, ...Array(missing).fill("0"), ...tail.split(":")].slice(0, 4).join(":");
}
