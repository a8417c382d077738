import { createRequestHandler } from "@remix-run/cloudflare";
import { refuse } from "#app/domain/refusals.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { guard } from "#app/platform/guard.server.ts";
import type { Visit } from "#app/platform/load-context.server.ts";
import { eraseExpired } from "#app/platform/retention.server.ts";
import { build } from "#app/platform/server-build.server.ts";

const handle = createRequestHandler(build, "production");

export default {
  async fetch(request, env, ctx) {
    const requestId = crypto.randomUUID();
    const visit = { requestId, build: build.assets.version, keepAlive: (promise: Promise<unknown>) => ctx.waitUntil(promise) };
    const response = await answer(request, env, visit).catch((error: unknown) => {
      // The name alone: a message can hold what a visitor wrote.
      console.error(JSON.stringify({ requestId, code: "internal", error: error instanceof Error ? error.name : "unknown" }));
      return refuse("internal");
    });
    const copy = new Response(response.body, response);
    copy.headers.set("X-Request-Id", requestId);
    copy.headers.set("X-Content-Type-Options", "nosniff");
    // A page that stands behind a mailed link says so itself, and more strictly.
    if (!copy.headers.has("Referrer-Policy")) copy.headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
    return copy;
  },
  async scheduled({ cron, scheduledTime }, env) {
    const { mailRoom } = build.entry.module;
    if (cron.endsWith("mon")) await mailRoom(env).openIssue(scheduledTime);
    else if (cron.startsWith("*/")) await mailRoom(env).sweep();
    else await eraseExpired(env.DB, scheduledTime);
  },
  async queue(batch, env) {
    await build.entry.module.mailRoom(env).work(batch);
  },
} satisfies ExportedHandler<Env>;

async function answer(request: Request, env: Env, visit: Visit): Promise<Response> {
  const settings = readSettings(env);
  const guarded = await guard(request, settings.SITE_URL);
  if (guarded.response) return guarded.response;
  if (!settings.SIGNING_KEY && new URL(request.url).pathname.startsWith("/api/")) return refuse("not_configured");
  return handle(guarded.request, build.entry.module.loadContext(guarded.request, env, visit));
}
