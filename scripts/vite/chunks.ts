import { join } from "node:path";
import type { Plugin, Rollup } from "vite";
import { HYDRATED_ROUTES } from "../../app/domain/http/site-routes.ts";

/** The classifier with its weights, separate so that new weights leave engine and rules in the browser's cache. */
const CLASSIFIER = /virtual:content\/classifier$|\/triage\/classifier\/[\w-]+\.ts$/;
const REACT_DOM = /\/node_modules\/(?:react-dom|scheduler)\//;

const ENTRY = "app/entry.client.tsx";
/** What every hydrated page loads. */
const WITH_EACH_PAGE = "app/features/newsletter/toasts.tsx";
/** What the chat loads when it opens. */
const CHAT = ["app/features/chat/chat-island.tsx", "app/library/screen.ts", "app/library/load-language.ts"];

/**
 * Decides which modules go into one file (decision 0029). By default the bundler makes a file of every module that two others share,
 * including scripts of Remix that no browser loads.
 */
export function chunks(root: string): Plugin {
  return {
    name: "pawline-chunks",
    outputOptions(options) {
      // Wrangler bundles the server again, and warns about each import that is there only to be loaded early.
      if (!options.dir?.endsWith("client")) return { ...options, hoistTransitiveImports: false };
      return { ...options, manualChunks: chunkOf(root) };
    },
  };
}

function chunkOf(root: string): Rollup.GetManualChunk {
  let reach: ReturnType<typeof reachOf> | undefined;
  return (id, meta) => {
    reach ??= reachOf(root, meta);
    if (CLASSIFIER.test(id)) return "classifier";
    if (REACT_DOM.test(id)) return "react-dom";
    if (id === join(root, ENTRY)) return undefined;
    if (reach.entry.has(id)) return "begin";
    const pages = HYDRATED_ROUTES.filter((_, at) => reach?.pages[at]?.has(id));
    if (pages.length > 0 && reach.chat.has(id)) return "shared";
    // The start page is most visits' first, and brings nothing that only the tools share.
    if (pages.length > 1) return pages.includes("landing") ? "pages" : "tools";
    return pages[0];
  };
}

/** What each separately loaded part needs. */
function reachOf(root: string, { getModuleInfo }: Rollup.ManualChunkMeta) {
  const reached = (...files: string[]) => {
    const found = new Set(files.map((file) => join(root, file)));
    for (const id of found) for (const next of getModuleInfo(id)?.importedIds ?? []) found.add(next);
    return found;
  };
  return {
    entry: reached(ENTRY),
    pages: HYDRATED_ROUTES.map((name) => reached(`app/features/pages/${name}-page.tsx`, WITH_EACH_PAGE)),
    chat: reached(...CHAT),
  };
}
