import { createRequestHandler } from "@remix-run/cloudflare";
import { apiError } from "#app/domain/http/api-errors.ts";
import { isCanonicalHost } from "#app/domain/http/canonical-host.ts";
import type { Visit } from "#app/load-context.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { type CacheKey, cacheKeys } from "#app/platform/http/cache-key.server.ts";
import { createPageCache } from "#app/platform/http/page-cache.server.ts";
import { validateRequest } from "#app/platform/http/request-validation.server.ts";
import { withSecurityHeaders } from "#app/platform/http/security-headers.server.ts";
import { logError } from "#app/platform/log.server.ts";
import { signsD1 } from "#app/platform/monitoring/signs.server.ts";
import { backUpNightly } from "#app/platform/storage/backup.server.ts";
import { eraseExpired } from "#app/platform/storage/retention.server.ts";
import { build } from "#app/server-build.server.ts";

const handle = createRequestHandler(build, "production");
const addressOf = cacheKeys(build.routes, build.entry.module.pagePaths);
const pages = createPageCache();

export default {
  async fetch(request, env, ctx) {
    // Most requests end here, at a little over the cost of a constant.
    const kept = pages.find(request);
    if (kept) return kept;
    const requestId = crypto.randomUUID();
    const visit = { requestId, build: build.assets.version, keepAlive: (promise: Promise<unknown>) => ctx.waitUntil(promise) };
    const response = await answer(request, env, visit).catch((error: unknown) => {
      logError(error, request, requestId);
      return apiError("internal");
    });
    // A kept page is finished, headers and all, and the same for everybody.
    if (response.headers.has("ETag")) return response;
    const copy = new Response(request.method === "HEAD" ? null : response.body, response);
    copy.headers.set("X-Request-Id", requestId);
    // Without this the edge would keep an answer for hours.
    if (!copy.headers.has("Cache-Control")) copy.headers.set("Cache-Control", "no-store");
    withSecurityHeaders(copy.headers);
    return copy;
  },
  async scheduled({ cron, scheduledTime }, env) {
    const { mailWorker } = build.entry.module;
    const job = cron.endsWith("mon") ? "cron-monday" : cron.startsWith("*/") ? "cron-sweep" : "cron-daily";
    if (job === "cron-monday") await mailWorker(env).openIssue(scheduledTime);
    else if (job === "cron-sweep") await mailWorker(env).sweep();
    else await eraseExpired(env.DB, scheduledTime);
    const sign = signsD1(env.DB, () => Date.now());
    await sign(job, "ok");
    if (job === "cron-daily") await backUpNightly(env, scheduledTime, sign);
  },
  async queue(batch, env) {
    await build.entry.module.mailWorker(env).work(batch);
  },
} satisfies ExportedHandler<Env>;

async function answer(request: Request, env: Env, visit: Visit): Promise<Response> {
  const settings = readSettings(env);
  const { siteUrlOf, loadContext } = build.entry.module;
  const siteUrl = siteUrlOf(settings);
  const guarded = await validateRequest(request, siteUrl);
  if (guarded.response) return guarded.response;
  if (!settings.SIGNING_KEY && new URL(request.url).pathname.startsWith("/api/")) return apiError("not_configured");
  const ask = (asked: Request) => handle(asked, loadContext(request, env, visit));
  if (request.method !== "GET" && request.method !== "HEAD") return ask(guarded.request);
  return answerPage(request, addressOf(new URL(request.url)), isCanonicalHost(request.url, siteUrl), ask);
}

async function answerPage(request: Request, address: CacheKey, ownHost: boolean, ask: (asked: Request) => Promise<Response>) {
  // A browser that looks for a file has no use for a page.
  if (address.missing === "file")
    return new Response("Not found\n", { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });
  const url = new URL(address.path, request.url).href;
  const kept = address.keepable && pages.find(request, url);
  if (kept) return kept;
  // A page is asked for by its address alone. No header reaches Remix, so none can change what all the others see.
  const response = await ask(new Request(url));
  return address.keepable ? pages.keep(request, url, ownHost, response) : response;
}
