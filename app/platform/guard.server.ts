import { BODY_BYTES, FORM_BYTES } from "#app/domain/limits.ts";
import { refuse } from "#app/domain/refusals.ts";

/** What the guard decides: the request that may go on to Remix, or the answer that ends it here. */
export type Guarded = { request: Request; response?: never } | { request?: never; response: Response };

const API = new Set(["/api/chat", "/api/feedback", "/api/subscribe"]);

/** The one page that takes a form, for visitors without script. */
const FORM = "/subscribe";

/** Pages behind mailed links: the code in the link is the proof, so the form needs no other. */
const LINK_FORMS = new Set(["/confirm", "/my-data"]);

/** Mail programs post here by themselves, from anywhere (RFC 8058). */
const ONE_CLICK = "/unsubscribe";

/**
 * Stands before Remix, whose own check covers documents only: method, media type, origin, size and side doors.
 * @param siteUrl the public address, whose origin may post as well as the request's own
 */
export async function guard(request: Request, siteUrl: string | undefined): Promise<Guarded> {
  const url = new URL(request.url);
  if (url.searchParams.has("_data")) return { response: refuse("not_found") };
  if (url.pathname.startsWith("/api/")) return guardApi(request, url, siteUrl);
  if (url.pathname === FORM && request.method === "POST")
    return guardPost(request, url, siteUrl, "application/x-www-form-urlencoded", FORM_BYTES);
  if (request.method === "POST" && (url.pathname === ONE_CLICK || LINK_FORMS.has(url.pathname)))
    return guardLinkForm(request, url, siteUrl);
  if (request.method !== "GET" && request.method !== "HEAD") {
    return { response: refuse("method_not_allowed", { Allow: "GET, HEAD" }) };
  }
  if (url.pathname !== "/" && url.pathname.endsWith("/")) {
    const path = `/${url.pathname.split("/").filter(Boolean).join("/")}`;
    return { response: new Response(null, { status: 308, headers: { Location: path + url.search } }) };
  }
  return { request };
}

async function guardApi(request: Request, url: URL, siteUrl: string | undefined): Promise<Guarded> {
  if (!API.has(url.pathname)) return { response: refuse("not_found") };
  if (request.method === "OPTIONS") return { response: new Response(null, { status: 204, headers: { Allow: "POST, OPTIONS" } }) };
  if (request.method !== "POST") return { response: refuse("method_not_allowed", { Allow: "POST, OPTIONS" }) };
  return guardPost(request, url, siteUrl, "application/json", BODY_BYTES);
}

/**
 * A page with `Referrer-Policy: no-referrer` posts with `Origin: null`, to its own site too; then `Sec-Fetch-Site` alone can tell.
 * Remix would refuse such a post with an empty 500, so the header goes no further.
 */
async function guardLinkForm(request: Request, url: URL, siteUrl: string | undefined): Promise<Guarded> {
  const headers = new Headers(request.headers);
  const oneClick = url.pathname === ONE_CLICK;
  if (oneClick || headers.get("Origin") === "null") headers.delete("Origin");
  if (oneClick) headers.delete("Sec-Fetch-Site");
  const types = ["application/x-www-form-urlencoded", ...(oneClick ? ["multipart/form-data"] : [])];
  const type = types.find((one) => headers.get("Content-Type")?.toLowerCase().startsWith(one)) ?? types[0];
  return guardPost(new Request(request, { headers }), url, siteUrl, type ?? "", FORM_BYTES);
}

async function guardPost(request: Request, url: URL, siteUrl: string | undefined, accepted: string, most: number): Promise<Guarded> {
  if (!sameOrigin(request, url, siteUrl)) return { response: refuse("cross_origin") };
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== accepted) return { response: refuse("unsupported_media_type") };
  const body = await readCapped(request, most);
  if (!body) return { response: refuse("too_large") };
  return { request: new Request(request, { body }) };
}

function sameOrigin(request: Request, url: URL, siteUrl: string | undefined): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site && site !== "same-origin") return false;
  const origin = request.headers.get("Origin");
  return !origin || origin === url.origin || origin === siteUrl;
}

/** Reads a body and stops at the cap. @returns undefined when it is larger. */
async function readCapped(request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get("Content-Length") ?? 0) > most) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) break;
    size += value.byteLength;
    if (size > most) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}
