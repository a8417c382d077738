import { createHmac } from "node:crypto";
import type { Clock } from "#app/domain/ports.ts";

const DAY_MS = 86_400_000;

/**
 * Identifies a client for one UTC day: a keyed hash, so that no address is stored or logged, and nobody without the key can look one up.
 * Only the address that Cloudflare reports counts; X-Forwarded-For is ignored.
 */
export function clientHash(request: Request, secret: string, clock: Clock): string {
  const day = Math.floor(clock() / DAY_MS);
  return createHmac("sha256", secret)
    .update(`client:${day}:${networkOf(request.headers.get("CF-Connecting-IP") ?? "")}`)
    .digest("hex");
}

/** The network of one household: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(address: string): string {
  const plain = address.trim().toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped || !plain.includes(":")) return mapped ?? plain;
  const [head = "", tail = ""] = plain.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = plain.includes("::") ? Array(Math.max(0, 8 - left.length - right.length)).fill("0") : [];
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":");
}
