import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** The offline worker. Browsers must ask for it anew each time, or a broken one could not be replaced; it may reach this site alone. */
export async function loader({ context: { offlineWorker } }: LoaderFunctionArgs) {
  return new Response(await offlineWorker(), {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
    },
  });
}
