import { join } from "node:path";
import { getManifest, type ManifestEntry } from "@serwist/build";
import { build, type Plugin, type Rollup } from "vite";

/** The script is among the static files that the Worker reads at request time; visitors get it at /sw.js. */
const FOLDER = "build/client/_content";

/** What the chat and the call script form need offline. */
const SHELL = [
  "app/features/chat/chat-island.tsx",
  "app/features/call-script/start-call-form.ts",
  "app/library/screen.ts",
  "app/library/load-language.ts",
  "app/library/first-steps.ts",
  "app/library/animal-steps.ts",
  "app/library/triage-review.ts",
  "app/library/own-numbers.ts",
  "app/browser/api-client.ts",
  "app/assistant/offline-answer.ts",
];

/** Also imports code for whole pages: only its static imports are followed, not what it loads later. */
const ENTRY = "app/entry.client.tsx";

/** Without text.css: the whole sheet stands in for it (entry.offline.ts). */
const STYLES = /^assets\/(app|emergency)-[^/]*\.css$/;

/**
 * Builds the offline worker at the end of the client's build, with the list of files to cache at installation.
 * @param id the build id
 */
export function offlineWorker(root: string, id: string): Plugin {
  return {
    name: "pawline-offline-worker",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      if (!dir?.endsWith("client")) return;
      const { manifestEntries = [] } = await getManifest({
        globDirectory: dir,
        globPatterns: ["images/logo{,-icon}.svg", "_content/offline.json", ...filesOf(root, bundle)],
        dontCacheBustURLsMatching: /^assets\//,
        maximumFileSizeToCacheInBytes: 1_000_000,
      });
      await bundleWorker(root, id, manifestEntries.map(absolute));
    },
  };
}

function absolute(entry: ManifestEntry): ManifestEntry {
  return { ...entry, url: `/${entry.url}` };
}

/** Style sheets with their font, and the app shell's scripts with their imports. */
function filesOf(root: string, bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === "chunk");
  const found = new Set(Object.keys(bundle).filter((name) => STYLES.test(name)));
  const follow = (name: string, later: boolean) => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || found.has(name)) return;
    found.add(name);
    for (const imported of [...chunk.imports, ...(later ? chunk.dynamicImports : [])]) follow(imported, later);
  };
  const chunkOf = (file: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((module) => module.split("?")[0] === join(root, file)));
    if (!chunk)
      throw new Error(`${file} is in no script of the build; what works offline must name what is there (scripts/vite/offline-worker.ts)`);
    return chunk.fileName;
  };
  for (const file of SHELL) follow(chunkOf(file), true);
  follow(chunkOf(ENTRY), false);
  return [...found];
}

async function bundleWorker(root: string, id: string, entries: ManifestEntry[]): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: "error",
    publicDir: false,
    define: { "import.meta.env.BUILD_ID": JSON.stringify(id), "self.__SW_MANIFEST": JSON.stringify(entries) },
    build: {
      outDir: FOLDER,
      emptyOutDir: false,
      target: "es2022",
      rollupOptions: { input: join(root, "app/entry.offline.ts"), output: { format: "iife", entryFileNames: "offline-worker.js" } },
    },
  });
}
