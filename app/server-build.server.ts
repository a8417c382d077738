import type { ServerBuild } from "@remix-run/cloudflare";
import type { loadContext, siteUrlOf } from "#app/load-context.server.ts";
import type { mailWorker } from "#app/platform/mail/mail-worker.server.ts";
import * as built from "../build/server/index.js";

/**
 * The Remix build. It carries the load context, the mail worker and the paths of the pages (entry.server exports them), because only Vite can resolve
 * what the library is made of.
 */
export const build = built as unknown as ServerBuild & {
  entry: {
    module: { loadContext: typeof loadContext; siteUrlOf: typeof siteUrlOf; mailWorker: typeof mailWorker; pagePaths: readonly string[] };
  };
};
