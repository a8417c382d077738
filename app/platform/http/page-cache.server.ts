import { withSecurityHeaders } from "./security-headers.server.ts";

/** A finished response: the same bytes for everybody until the next deployment, which starts with an empty isolate. */
type CachedPage = { status: number; headers: Headers; body: Uint8Array<ArrayBuffer>; etag: string };

/** How long a browser may show a finished page without asking again: one minute, so that a deployment takes effect soon. */
const FOR_BROWSERS = "public, max-age=60";

/**
 * For Workers Cache, whose key contains the version of the Worker and not the host. Not `s-maxage`: that would disable serving the old page
 * while a new one is fetched.
 */
const FOR_THE_EDGE = "public, max-age=60, stale-while-revalidate=86400";

/** On another host a page says "noindex". The edge cache does not distinguish hosts, so it must not store that page. */
const FOR_OTHER_HOSTS = "private, no-cache";

/** The platform gives an isolate 128 MB. A page takes 10 to 150 kB. */
const MOST_BYTES = 24 * 1024 * 1024;

/** Caches finished pages in the isolate by URL, up to a number of bytes; the oldest are dropped first. */
export function createPageCache(mostBytes = MOST_BYTES) {
  const pages = new Map<string, CachedPage>();
  let bytes = 0;

  function store(url: string, kept: CachedPage): void {
    bytes += kept.body.byteLength - (pages.get(url)?.body.byteLength ?? 0);
    pages.delete(url);
    pages.set(url, kept);
    for (const [oldest, { body }] of pages) {
      if (bytes <= mostBytes) break;
      pages.delete(oldest);
      bytes -= body.byteLength;
    }
  }

  return {
    /**
     * Cheap enough to run before any validation: a page is stored under a URL only after all checks have passed.
     * @returns the cached response, or undefined
     */
    find(request: Request, url = request.url): Response | undefined {
      const kept = pages.get(url);
      return kept && (request.method === "GET" || request.method === "HEAD") ? tell(request, kept) : undefined;
    },
    /**
     * Stores a response if it is a finished page, and returns it. A response with its own Cache-Control depends on more than its URL.
     * @param ownHost whether the URL is on the site's own host; only there may a page be indexed
     */
    async keep(request: Request, url: string, ownHost: boolean, response: Response): Promise<Response> {
      const finished = response.status === 200 || response.status === 404;
      if (!finished || response.headers.has("Cache-Control") || response.headers.has("Set-Cookie")) return response;
      const body = new Uint8Array(await response.arrayBuffer());
      const etag = await etagOf(body);
      const headers = new Headers(response.headers);
      headers.set("ETag", etag);
      headers.set("Cache-Control", ownHost ? FOR_BROWSERS : FOR_OTHER_HOSTS);
      if (ownHost && response.status === 200) headers.set("Cloudflare-CDN-Cache-Control", FOR_THE_EDGE);
      withSecurityHeaders(headers);
      const kept = { status: response.status, headers, body, etag };
      store(url, kept);
      return tell(request, kept);
    },
  };
}

function tell(request: Request, { status, headers, body, etag }: CachedPage): Response {
  if (status === 200 && knows(request.headers.get("If-None-Match"), etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { status, headers });
}

/** Weak, because the edge compresses responses, which changes the bytes. */
async function etagOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body)).subarray(0, 15);
  return `W/"${btoa(String.fromCharCode(...digest))}"`;
}

/** Compares as RFC 9110, 13.1.2 requires: any of a list, weak or strong, or `*`. */
function knows(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const opaque = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === opaque);
}
