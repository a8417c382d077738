import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import type { ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { CHAT_ID_PREFIX, ChatFrameHtml } from "#app/features/chat/chat-frame.tsx";
import { ChatPanel } from "#app/features/chat/chat-panel.tsx";
import beatScript from "#app/features/emergency-page/beat-script.ts?script";
import choiceScript from "#app/features/emergency-page/choice-script.ts?script";
import lineScript from "#app/features/helpline/line-script.ts?script";
import bootScript from "#app/features/hydration/boot-script.ts?script";
import { contentPolicy } from "#app/features/hydration/content-policy.ts";
import hydrateScript from "#app/features/hydration/hydrate-on-intent-script.ts?script";
import pageSeenScript from "#app/features/hydration/page-seen-script.ts?script";
import { PREFETCH_ON_INTENT } from "#app/features/hydration/prefetch-on-intent.ts";
import phoneFoldScript from "#app/features/landing/phone-fold-script.ts?script";
import registerScript from "#app/features/offline/register-script.ts?script";
import shareScript from "#app/features/share/share-script.ts?script";
import logoScript from "#app/features/site-frame/logo-script.ts?script";
import { logError } from "#app/platform/log.server.ts";
import { PAGE_DATA_ID } from "#app/ui/document/page-data.tsx";
import { ServerOnly } from "#app/ui/document/static-html.tsx";

export { pagePaths } from "#app/library/library.ts";
export { loadContext, siteUrlOf } from "#app/load-context.server.ts";
export { mailWorker } from "#app/platform/mail/mail-worker.server.ts";

// The build that this page belongs to; development has none.
const BUILD = import.meta.env.BUILD_ID ?? "";

// The chat is its own React root in the browser (decision 0008), so it is its own root here.
const chatHtml = renderToString(<ChatPanel />, { identifierPrefix: CHAT_ID_PREFIX });

/** Scripts that only pages with this mark in their HTML need. */
const SCRIPTS_BY_MARK: readonly [mark: string, script: string][] = [
  [`id="${PAGE_DATA_ID}"`, hydrateScript],
  ["data-phone-fold", phoneFoldScript],
  ['name="country"', choiceScript],
  ["data-share=", shareScript],
  ["data-beat=", beatScript],
];

/** Logs an error of a route. Not-found and cancelled requests are no errors. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (typeof error === "object" && error !== null && "status" in error)) return;
  logError(error, request);
}

/** Renders a page as finished HTML, with its scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
) {
  const words = await handlesOf(context)
    .find((handle) => handle?.words)
    ?.words?.(loadContext);
  const app = (
    <ChatFrameHtml.Provider value={chatHtml}>
      <ServerOnly.Provider value={words}>
        <RemixServer context={context} url={request.url} />
      </ServerOnly.Provider>
    </ChatFrameHtml.Provider>
  );
  const page = import.meta.env.DEV ? await withData(app) : withoutData(renderToString(app));
  const html = withScripts(page, context.manifest.entry.module);
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Hot reload writes scripts and styles of its own into the page.
  if (!import.meta.env.DEV) headers.set("Content-Security-Policy", await contentPolicy(html));
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/** Adds scripts at the end of a page: those of every page, and those that only some need. */
function withScripts(page: string, entry: string): string {
  const always = [bootScript, pageSeenScript, lineScript, ...(BUILD ? [registerScript] : []), logoScript].join("");
  const boot = `${PREFETCH_ON_INTENT}<script data-entry="${entry}" data-build="${BUILD}">${always}</script>`;
  const some = SCRIPTS_BY_MARK.filter(([mark]) => page.includes(mark)).map(([, script]) => script);
  const last = some.length > 0 ? `<script>${some.join("")}</script>` : "";
  return page.replace("</body>", (end) => boot + last + end);
}

type Handle = { words?: (context: AppLoadContext) => Promise<unknown> };

/** What the routes of a page say about themselves (`PageHandle` in root.tsx). */
function handlesOf({ staticHandlerContext, routeModules }: EntryContext): (Handle | undefined)[] {
  return staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle as Handle | undefined);
}

/** The page with what Remix hydrates it with, for development; written at once, for what comes later in a stream leaves marks in the HTML. */
async function withData(app: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(app);
  await stream.allReady;
  const page = await new Response(stream).text();
  // React writes a doctype of its own; Remix puts its data after the document, and every browser would move it into the body.
  const end = page.lastIndexOf("</body></html>");
  const scripts = page.slice(end).match(/<script[\s\S]*?<\/script>/g) ?? [];
  const marks = scripts.reduce((rest, script) => rest.replace(script, () => ""), page.slice(end));
  return page.slice(0, end).replace(/^<!DOCTYPE html>/, "") + scripts.join("") + marks;
}

/** Remix appends its own data after the document; nothing reads them. */
function withoutData(page: string): string {
  return page.slice(0, page.lastIndexOf("</html>") + "</html>".length);
}
