import type { EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import bootScript from "#app/features/boot/boot-script.ts?script";
import { quietScripts } from "#app/features/boot/quiet-scripts.ts";
import { CHAT_ID_PREFIX, ChatFrameHtml } from "#app/features/chat/chat-frame.tsx";
import { ChatPanel } from "#app/features/chat/chat-panel.tsx";

export { loadContext } from "#app/platform/load-context.server.ts";

// The chat is its own React root in the browser (decision 0008), so it is its own root here.
const chatHtml = renderToString(<ChatPanel />, { identifierPrefix: CHAT_ID_PREFIX });

/** Logs the kind of an error: its message can hold what a visitor wrote, and not-found and cancelled requests are no errors. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (typeof error === "object" && error !== null && "status" in error)) return;
  console.error(JSON.stringify({ code: "internal", error: error instanceof Error ? error.name : "unknown" }));
}

/** Renders a page as finished HTML whose scripts sleep until they are wanted. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const app = (
    <ChatFrameHtml.Provider value={chatHtml}>
      <RemixServer context={context} url={request.url} />
    </ChatFrameHtml.Provider>
  );
  // Only a page that hydrates carries its data, and only a stream can; without it a string costs a third less.
  const page = hydrates(context) ? await new Response(await renderToReadableStream(app)).text() : withoutData(renderToString(app));
  const boot = `<script data-entry="${context.manifest.entry.module}">${bootScript}</script>`;
  const html = (import.meta.env.DEV ? page : quietScripts(page)).replace("</body>", () => `${boot}</body>`);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

function hydrates({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return import.meta.env.DEV || staticHandlerContext.matches.some(({ route }) => (routeModules[route.id]?.handle as { hydrate?: string } | undefined)?.hydrate);
}

/** Remix appends the page's data after the document; nothing reads it on a page without scripts. */
function withoutData(page: string): string {
  return page.slice(0, page.lastIndexOf("</html>") + "</html>".length);
}
