import type { IncomingHttpHeaders } from "node:http";

/** The most bonus points beyond 100 for each test of the Observatory. */
export const CREDITS = { policy: 10, cookies: 5, referrer: 5, transport: 5, integrity: 5, frames: 5, resource: 10 } as const;

type Credit = keyof typeof CREDITS;

/**
 * The grading of the HTTP Observatory (@mdn/mdn-http-observatory 1.4.8, `src/grader/charts.js` and `src/analyzer/tests/`), as far as one
 * response can be graded: 100 points, minus penalties, plus bonuses.
 * Three bonuses are for what this site does not have: secure cookies (there are none), an entry in the browsers' preload list, and external
 * scripts with integrity digests. There is none for Cross-Origin-Opener-Policy.
 * @returns the score, its grade, and the missing bonuses
 */
export function observatoryScore(headers: IncomingHttpHeaders, html: string): { score: number; grade: string; lacks: Credit[] } {
  const points: Record<Credit | "sharing" | "types", number> = {
    policy: contentPolicyPoints(String(headers["content-security-policy"] ?? "")),
    cookies: headers["set-cookie"] ? -5 : 0,
    referrer: referrerPoints(String(headers["referrer-policy"] ?? "")),
    transport: transportPoints(headers["strict-transport-security"]),
    integrity: integrityPoints(html),
    frames: framePoints(headers),
    resource: ["same-origin", "same-site"].includes(String(headers["cross-origin-resource-policy"])) ? CREDITS.resource : 0,
    sharing: headers["access-control-allow-origin"] ? -50 : 0,
    types: headers["x-content-type-options"] === "nosniff" ? 0 : -5,
  };
  const all = Object.values(points);
  const lost = all.filter((one) => one < 0).reduce((sum, one) => sum + one, 0);
  const won = all.filter((one) => one > 0).reduce((sum, one) => sum + one, 0);
  // Bonuses count only for sites that have an A without them.
  const score = Math.max(0, 100 + lost + (100 + lost >= 90 ? won : 0));
  const lacks = (Object.keys(CREDITS) as Credit[]).filter((name) => points[name] < CREDITS[name]);
  return { score, grade: score >= 100 ? "A+" : score >= 90 ? "A" : "worse", lacks };
}

function contentPolicyPoints(policy: string): number {
  if (!policy) return -25;
  const directives = new Map(
    policy.split(";").map((one) => {
      const [name = "", ...sources] = one.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"];
  const broad = ["*", "http:", "https:", "ftp:"];
  const unsafe = [...broad, "'unsafe-inline'", "data:"];
  if (sourcesOf("script-src").some((one) => unsafe.includes(one)) || sourcesOf("object-src").some((one) => broad.includes(one))) return -20;
  if (policy.includes("'unsafe-eval'")) return -10;
  if (sourcesOf("style-src").some((one) => unsafe.includes(one))) return 0;
  return directives.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function referrerPoints(policy: string): number {
  if (!policy) return 0;
  return ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"].includes(policy) ? 5 : -5;
}

const HALF_A_YEAR_S = 15_768_000;

function transportPoints(header: string | undefined): number {
  if (!header) return -20;
  return Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0) >= HALF_A_YEAR_S ? 0 : -10;
}

function integrityPoints(html: string): number {
  const loaded = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  if (loaded.some(([, address]) => /^(https?:)?\/\//.test(address ?? ""))) return -5;
  return loaded.some(([tag]) => tag.includes(" integrity=")) ? CREDITS.integrity : 0;
}

function framePoints(headers: IncomingHttpHeaders): number {
  if (/frame-ancestors/.test(String(headers["content-security-policy"]))) return 5;
  return /^(deny|sameorigin)$/i.test(String(headers["x-frame-options"])) ? 0 : -20;
}
