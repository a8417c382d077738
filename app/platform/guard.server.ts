import { BODY_BYTES } from "#app/domain/limits.ts";
import { refuse } from "#app/domain/refusals.ts";

/** What the guard decides: the request that may go on to Remix, or the answer that ends it here. */
export type Guarded = { request: Request; response?: never } | { request?: never; response: Response };

const API = new Set(["/api/chat", "/api/feedback", "/api/subscribe"]);

/**
 * Stands before Remix, whose own check covers documents only: method, media type, origin, size and side doors.
 * @param siteUrl the public address, whose origin may post as well as the request's own
 */
export async function guard(request: Request, siteUrl: string | undefined): Promise<Guarded> {
  const url = new URL(request.url);
  if (url.searchParams.has("_data")) return { response: refuse("not_found") };
  if (url.pathname.startsWith("/api/")) return guardApi(request, url, siteUrl);
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
  if (!sameOrigin(request, url, siteUrl)) return { response: refuse("cross_origin") };
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return { response: refuse("unsupported_media_type") };
  const body = await readCapped(request, BODY_BYTES);
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
