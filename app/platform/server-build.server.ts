import type { ServerBuild } from "@remix-run/cloudflare";
import * as built from "../../build/server/index.js";
import type { loadContext } from "./load-context.server.ts";

/**
 * The Remix build. It carries the load context (entry.server exports it), because only Vite can resolve what the library is made of.
 */
export const build = built as unknown as ServerBuild & { entry: { module: { loadContext: typeof loadContext } } };
