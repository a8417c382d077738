import { createRequestHandler } from "@remix-run/cloudflare";
import { build } from "#app/platform/server-build.server.ts";

const handle = createRequestHandler(build, "production");
const visit = { requestId: "", build: "", keepAlive: () => {} };

/** The peer: the same pages by Remix alone, rendered for every request, with no guard, no headers and nothing kept. */
export default {
  fetch: (request: Request, env: Env) => handle(request, build.entry.module.loadContext(request, env, visit)),
};
