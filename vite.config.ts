import { readFileSync } from "node:fs";
import { join } from "node:path";
import { vitePlugin as remix, cloudflareDevProxyVitePlugin as remixCloudflareDevProxy } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, transformWithEsbuild, type ViteDevServer } from "vite";
import { contentPlugin } from "./app/library/compile/vite-plugin.ts";
import remixConfig from "./remix.config.js";
import { buildId } from "./scripts/vite/build-id.ts";
import { chunks } from "./scripts/vite/chunks.ts";
import { licences } from "./scripts/vite/licences.ts";
import { offlineWorker } from "./scripts/vite/offline-worker.ts";
import { ownPublic } from "./scripts/vite/own-public.ts";
import { serverHtml } from "./scripts/vite/server-html.ts";

const root = import.meta.dirname;
const id = buildId(root);
let server: ViteDevServer;

/** `import text from "./x.ts?script"`: the module as minified text, to be written inline into a page. */
const inlineScripts: Plugin = {
  name: "pawline-inline-scripts",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith("?script")) return undefined;
    const file = id.replace("?script", "");
    const { code } = await transformWithEsbuild(readFileSync(file, "utf8"), file, { minify: true, format: "iife", target: "es2022" });
    return `export default ${JSON.stringify(code.trim())}`;
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    {
      name: "pawline-dev-server",
      configureServer(created) {
        server = created;
      },
      // Most of a page is HTML that only the server renders, which no hot update would reach.
      handleHotUpdate({ file, server }) {
        if (!file.startsWith(join(root, "app/")) || file.endsWith(".css")) return undefined;
        server.ws.send({ type: "full-reload" });
        return [];
      },
    },
    remixCloudflareDevProxy<Env, never>({
      // The binding of Workers AI needs an account, and neither a build nor development does.
      remoteBindings: false,
      // Loaded through Vite, so that development and production share one load context with all its virtual modules.
      getLoadContext: async ({ request, context }) => {
        const { loadContext } = await server.ssrLoadModule("/app/load-context.server.ts");
        // The built files come from Vite itself: there is no build yet.
        const visit = { requestId: crypto.randomUUID(), build: "dev", keepAlive: () => {} };
        return loadContext(request, { ...context.cloudflare.env, ASSETS: { fetch } }, visit);
      },
    }),
    inlineScripts,
    contentPlugin(),
    chunks(root),
    remix(remixConfig),
    tailwindcss(),
    offlineWorker(root, id),
    licences(root),
    ownPublic(root),
    serverHtml(),
  ],
  define: process.env.NODE_ENV === "development" ? {} : { "import.meta.env.BUILD_ID": JSON.stringify(id) },
  ssr: { resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] } },
  resolve: { mainFields: ["browser", "module", "main"] },
  // The server's map leads the stack of a log line back to our files (npm run stack); browsers get none.
  build: { minify: true, target: "es2022", sourcemap: isSsrBuild === true },
  server: { host: "127.0.0.1" },
  // Found one by one while a page loads, they would be bundled anew under it, and two copies of React cannot share a page.
  optimizeDeps: {
    include: [
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "@remix-run/react",
      "@radix-ui/react-accordion",
      "@radix-ui/react-toast",
    ],
  },
}));
