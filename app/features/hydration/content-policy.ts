/** What every page may do besides its own inline scripts. A violation is a bug of ours: nothing is loaded from elsewhere. */
const ALWAYS = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** Data are no script: no browser runs them. */
const DATA = /application\/(?:ld\+)?json/;

/**
 * The Content-Security-Policy of a finished page: its own inline scripts by their digests, and nothing unsafe.
 * Digests, not nonces: the page is the same for all and may be kept (decision 0014).
 */
export async function contentPolicy(html: string): Promise<string> {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = "", text]) => text && !DATA.test(attributes))
    .map(([, , text = ""]) => digest(text));
  // The one script of another host that a page may ask for is the judge of its form, which draws itself in a frame.
  const judges = [...html.matchAll(/<script\b[^>]*\bsrc="(https:\/\/[^/"]+)\//g)].map(([, origin = ""]) => origin);
  const frames = judges.length > 0 ? [`frame-src ${judges.join(" ")}`] : [];
  const manifests = html.includes('rel="manifest"') ? ["manifest-src 'self'"] : [];
  const scriptSources = ["script-src 'self'", ...judges, ...(await Promise.all(scripts))].join(" ");
  return [...ALWAYS, ...manifests, ...frames, scriptSources].join("; ");
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`;
}
