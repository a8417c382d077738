import { withSecurityHeaders } from "./security-headers.server.ts";

/** A finished answer: the same bytes for everybody until the next deploy, which starts with an empty isolate. */
type Kept = { status: number; headers: Headers; body: Uint8Array<ArrayBuffer>; etag: string };

/** How long a finished page may be shown without asking again. A browser holds it a minute, so that a deploy is seen at once. */
const FOR_BROWSERS = "public, max-age=60";

/**
 * For Workers Cache, whose key carries the version of the Worker and not the host. Never `s-maxage`: it would end showing the old page
 * while a new one is fetched.
 */
const FOR_THE_EDGE = "public, max-age=60, stale-while-revalidate=86400";

/** On a host that is not the site's own a page says "noindex", and the edge, which does not know hosts, must not keep that. */
const FOR_OTHER_HOSTS = "private, no-cache";

/** The platform gives an isolate 128 MB. A page takes 10 to 150 kB. */
const MOST_BYTES = 24 * 1024 * 1024;

/** Keeps finished pages in the isolate under the one URL of each, bounded in bytes; the oldest go first. */
export function createPageCache(mostBytes = MOST_BYTES) {
  const pages = new Map<string, Kept>();
  let bytes = 0;

  function store(url: string, kept: Kept): void {
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
     * Cheap enough to be asked before anything else is known of a request: a page is kept under a URL only after all checks let it pass.
     * @returns the answer from what is kept, or nothing
     */
    find(request: Request, url = request.url): Response | undefined {
      const kept = pages.get(url);
      return kept && (request.method === "GET" || request.method === "HEAD") ? tell(request, kept) : undefined;
    },
    /**
     * Keeps an answer if it is a finished page, and gives it. An answer with a Cache-Control of its own depends on more than its address.
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

function tell(request: Request, { status, headers, body, etag }: Kept): Response {
  if (status === 200 && knows(request.headers.get("If-None-Match"), etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { status, headers });
}

/** Weak, for the edge compresses what it sends, and then the bytes differ. */
async function etagOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body)).subarray(0, 15);
  return `W/"${btoa(String.fromCharCode(...digest))}"`;
}

/** Compares as RFC 9110, 13.1.2 asks: any of a list, weak or not, or `*`. */
function knows(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const opaque = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === opaque);
}
