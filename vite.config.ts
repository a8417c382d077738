import { vitePlugin as remix, cloudflareDevProxyVitePlugin as remixCloudflareDevProxy } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type ViteDevServer } from "vite";
import { contentPlugin } from "./app/library/build/vite-plugin.ts";
import remixConfig from "./remix.config.js";

let server: ViteDevServer;

export default defineConfig({
  plugins: [
    {
      name: "pawline-dev-server",
      configureServer(created) {
        server = created;
      },
    },
    remixCloudflareDevProxy<Env, never>({
      // Loaded through Vite, so that development and production share one load context with all its virtual modules.
      getLoadContext: async ({ request, context }) => {
        const { loadContext } = await server.ssrLoadModule("/app/platform/load-context.server.ts");
        return loadContext(request, context.cloudflare.env, context.cloudflare.ctx);
      },
    }),
    contentPlugin(),
    remix(remixConfig),
    tailwindcss(),
  ],
  ssr: { resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] } },
  resolve: { mainFields: ["browser", "module", "main"] },
  build: { minify: true, target: "es2022" },
  server: { host: "127.0.0.1" },
});
