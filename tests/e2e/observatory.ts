import type { IncomingHttpHeaders } from "node:http";

/**
 * The grading of the HTTP Observatory (@mdn/mdn-http-observatory 1.4.8, `src/grader/charts.js` and `src/analyzer/tests/`), as far as one
 * answer can be judged: 100 points, less for what is missing, more for what is better than needed. What its rules cannot see here
 * counts nothing: the redirect to https, which plain loopback has not, and the browsers' own list of hosts (`preload`).
 * Its rules no longer give credit for Cross-Origin-Opener-Policy.
 */
export function observatoryScore(headers: IncomingHttpHeaders, html: string): { score: number; grade: string } {
  const points = [
    contentPolicyPoints(String(headers["content-security-policy"] ?? "")),
    headers["set-cookie"] ? -5 : 0,
    headers["access-control-allow-origin"] ? -50 : 0,
    referrerPoints(String(headers["referrer-policy"] ?? "")),
    transportPoints(headers["strict-transport-security"]),
    integrityPoints(html),
    headers["x-content-type-options"] === "nosniff" ? 0 : -5,
    framePoints(headers),
    ["same-origin", "same-site"].includes(String(headers["cross-origin-resource-policy"])) ? 10 : 0,
  ];
  const lost = points.filter((one) => one < 0).reduce((sum, one) => sum + one, 0);
  const won = points.filter((one) => one > 0).reduce((sum, one) => sum + one, 0);
  // Credit counts only for who has an A without it.
  const score = Math.max(0, 100 + lost + (100 + lost >= 90 ? won : 0));
  return { score, grade: score >= 100 ? "A+" : score >= 90 ? "A" : "worse" };
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
  return /<script[^>]+src="(https?:)?\/\//.test(html) ? -5 : 0;
}

function framePoints(headers: IncomingHttpHeaders): number {
  if (/frame-ancestors/.test(String(headers["content-security-policy"]))) return 5;
  return /^(deny|sameorigin)$/i.test(String(headers["x-frame-options"])) ? 0 : -20;
}
