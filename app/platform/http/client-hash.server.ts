import { createHmac } from "node:crypto";
import type { Clock } from "#app/domain/ports.ts";

const DAY_MS = 86_400_000;

/** Bits of an IPv6 address that name one household, and one network of an internet provider's customer. */
const HOUSEHOLD_BITS = 64;
const NETWORK_BITS = 48;

/** Two keyed hashes: of one household's address, and of the network it belongs to. For IPv4 they are the same. */
export type Client = { id: string; network: string };

/**
 * Identifies a client for one UTC day, so that no address is stored or logged, and nobody without the key can look one up.
 * Only the address that Cloudflare reports counts; X-Forwarded-For is ignored.
 */
export function clientOf(request: Request, secret: string, clock: Clock): Client {
  const day = Math.floor(clock() / DAY_MS);
  const address = request.headers.get("CF-Connecting-IP") ?? "";
  const hash = (prefix: string) => createHmac("sha256", secret).update(`client:${day}:${prefix}`).digest("hex");
  const [household, network] = [prefixOf(address, HOUSEHOLD_BITS), prefixOf(address, NETWORK_BITS)];
  const id = hash(household);
  return { id, network: network === household ? id : hash(network) };
}

/** An IPv4 address, or the first bits of an IPv6 one, in groups of 16. */
export function prefixOf(address: string, bits: number): string {
  const plain = address.trim().toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped || !plain.includes(":")) return mapped ?? plain;
  const [head = "", tail = ""] = plain.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = plain.includes("::") ? Array(Math.max(0, 8 - left.length - right.length)).fill("0") : [];
  const groups = [...left, ...zeros, ...right].slice(0, bits / 16);
  return groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":");
}
