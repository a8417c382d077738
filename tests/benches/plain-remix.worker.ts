import { createRequestHandler, type EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { createElement } from "react";
import { renderToReadableStream } from "react-dom/server";
import { build } from "#app/server-build.server.ts";

/** Remix's own way to answer, as its template has it. */
async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set("Content-Type", "text/html");
  const body = await renderToReadableStream(createElement(RemixServer, { context, url: request.url }));
  return new Response(body, { status, headers });
}

const plain = createRequestHandler({ ...build, entry: { module: { ...build.entry.module, default: handleRequest } } }, "production");
const ours = createRequestHandler(build, "production");
const visit = { requestId: "", build: "", keepAlive: () => {} };

/** The peer: the same pages by Remix alone, with no guard, no policy and nothing kept. With `?ours`, rendered each time by our own entry. */
export default {
  fetch: (request: Request, env: Env) =>
    (new URL(request.url).search === "?ours" ? ours : plain)(request, build.entry.module.loadContext(request, env, visit)),
};
