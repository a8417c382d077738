import { apiError } from "#app/domain/http/api-errors.ts";
import { isCanonicalHost } from "#app/domain/http/canonical-host.ts";
import { type FormKind, SITE_ROUTES } from "#app/domain/http/site-routes.ts";
import { BODY_BYTES, BODY_MS, FORM_BYTES, QUESTION_FORM_BYTES, TOO_LARGE_FORM } from "#app/domain/limits.ts";
import { withTimeout } from "../storage/retry.server.ts";

/** The request to pass on to Remix, or the response that ends it here. */
export type ValidatedRequest = { request: Request; response?: never } | { request?: never; response: Response };

const routesByPath = new Map(SITE_ROUTES.map((route) => [route.path, route]));

const FORM_TYPE = "application/x-www-form-urlencoded";

/**
 * Runs before Remix, whose own check covers documents only: method, media type, origin, size and internal data paths.
 * @param siteUrl the public URL, whose origin may post as well as the request's own
 */
export async function validateRequest(request: Request, siteUrl: string): Promise<ValidatedRequest> {
  const url = new URL(request.url);
  if (url.protocol === "http:" && siteUrl.startsWith("https:") && isCanonicalHost(request.url, siteUrl)) {
    return { response: redirect(new URL(siteUrl).origin + url.pathname + url.search) };
  }
  if (url.searchParams.has("_data")) return { response: apiError("not_found") };
  if (url.pathname.startsWith("/api/")) return validateApi(request, url, siteUrl);
  const form = routesByPath.get(url.pathname)?.form;
  if (form && request.method === "POST") return validateForm(request, form, url, siteUrl);
  if (request.method !== "GET" && request.method !== "HEAD") {
    return { response: apiError("method_not_allowed", { Allow: form ? "GET, HEAD, POST" : "GET, HEAD" }) };
  }
  if (url.pathname !== "/" && url.pathname.endsWith("/")) {
    return { response: redirect(`/${url.pathname.split("/").filter(Boolean).join("/")}${url.search}`) };
  }
  return { request };
}

/** Never redirects to another host: the target is the site's URL, or a path that begins with one slash. */
function redirect(goal: string): Response {
  return new Response(null, { status: 308, headers: { Location: goal } });
}

async function validateApi(request: Request, url: URL, siteUrl: string): Promise<ValidatedRequest> {
  const method = routesByPath.get(url.pathname)?.api;
  if (!method) return { response: apiError("not_found") };
  const allow = { Allow: `${method === "GET" ? "GET, HEAD" : method}, OPTIONS` };
  if (request.method === "OPTIONS") return { response: new Response(null, { status: 204, headers: allow }) };
  if (request.method !== method && !(method === "GET" && request.method === "HEAD")) {
    return { response: apiError("method_not_allowed", allow) };
  }
  if (method === "GET") return { request };
  if (!sameOrigin(request, url, siteUrl)) return { response: apiError("cross_origin") };
  return validatePost(request, ["application/json"], BODY_BYTES);
}

async function validateForm(request: Request, form: FormKind, url: URL, siteUrl: string): Promise<ValidatedRequest> {
  // Mail programs post here from any origin (RFC 8058).
  if (form === "one-click") return validatePost(request, [FORM_TYPE, "multipart/form-data"], FORM_BYTES);
  // Browsers send the origin of a form; a form without one does not come from our pages.
  if (!request.headers.has("Origin") && !request.headers.has("Sec-Fetch-Site")) return { response: apiError("cross_origin") };
  if (!sameOrigin(request, url, siteUrl)) return { response: apiError("cross_origin") };
  if (form !== "question") return validatePost(request, [FORM_TYPE], FORM_BYTES);
  const question = await validatePost(request, [FORM_TYPE], QUESTION_FORM_BYTES);
  // Somebody without scripts needs a page that says what is too much.
  return question.response?.status === 413 ? { request: withForm(request, TOO_LARGE_FORM) } : question;
}

async function validatePost(request: Request, accepted: readonly string[], most: number): Promise<ValidatedRequest> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!accepted.includes(type)) return { response: apiError("unsupported_media_type") };
  const body = await withTimeout(BODY_MS, readCapped(request, most)).catch(() => "unfinished" as const);
  if (body === "unfinished") return { response: apiError("request_timeout") };
  if (!body) return { response: apiError("too_large") };
  return { request: new Request(request, { body, headers: withoutOrigin(request.headers) }) };
}

/** The request with these fields in place of its body. */
function withForm(request: Request, body: string): Request {
  const headers = withoutOrigin(request.headers);
  headers.delete("Content-Length");
  return new Request(request.url, { method: "POST", headers, body });
}

/**
 * A page with `Referrer-Policy: no-referrer` posts with `Origin: null`, even to its own site. `Sec-Fetch-Site`, which no page can forge,
 * distinguishes that from another site that hides its origin.
 */
function sameOrigin(request: Request, url: URL, siteUrl: string): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site && site !== "same-origin") return false;
  const origin = request.headers.get("Origin");
  if (origin === "null") return site === "same-origin";
  return !origin || origin === url.origin || origin === new URL(siteUrl).origin;
}

/** Remix would check these again by its own rules and answer with an empty 500, so they are removed. */
function withoutOrigin(from: Headers): Headers {
  const headers = new Headers(from);
  for (const name of ["Origin", "Sec-Fetch-Site", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Original-URL", "X-Rewrite-URL"]) {
    headers.delete(name);
  }
  return headers;
}

/** Reads a body up to the limit. @returns undefined when it is larger. */
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
