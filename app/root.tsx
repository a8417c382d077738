import type { AppLoadContext, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { isCanonicalHost } from "#app/domain/http/canonical-host.ts";
import { routePath } from "#app/domain/http/site-routes.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { isAboutLoss } from "#app/features/answers/answer-words.ts";
import { ChatFrame } from "#app/features/chat/chat-frame.tsx";
import { NewsletterSection } from "#app/features/newsletter/newsletter-section.tsx";
import { NewsletterToasts } from "#app/features/newsletter/toasts.tsx";
import { ErrorPage } from "#app/features/site-frame/error-page.tsx";
import faceScript from "#app/features/site-frame/face-script.ts?script";
import { type FooterColumn, footerColumns } from "#app/features/site-frame/footer-columns.ts";
import { NotFound } from "#app/features/site-frame/not-found.tsx";
import { SiteFooter } from "#app/features/site-frame/site-footer.tsx";
import { FirstLinks, SiteHeader } from "#app/features/site-frame/site-header.tsx";
import { PageData, PageDataScript } from "#app/ui/document/page-data.tsx";
import css from "./app.css?url";
import textCss from "./text.css?url";
import displayFace from "./ui/fonts/figtree.woff2?url";

/**
 * What a route says about itself. Without `hydrate` a page is finished HTML; with `"idle"` React takes over what is in `main` when the browser
 * is idle or an interactive section is reached for (`entry.client.tsx` lists these pages; decision 0020). Remix never runs in a browser.
 */
export type PageHandle = {
  hydrate?: "idle";
  /** `"bare"`: the page brings its own frame and style sheet, and weighs what it weighs. */
  frame?: "bare";
  /** `"text"`: the page has no more than text.css styles; the chat brings the whole sheet when somebody reaches for it. */
  sheet?: "text";
  /** The query fields that the page reads. It never sees others, and an answer to them is not kept. */
  reads?: readonly string[];
  /** What only the server needs to write the page (`useServerWords`). */
  words?: (context: AppLoadContext) => Promise<unknown>;
};

/** Text of 17 pixels on a phone and 18 on a larger screen. */
const BODY = "flex min-h-dvh flex-col text-body leading-[1.6] wrap-break-word sm:text-lg sm:leading-[1.6]";

/** No offer in the footer: these have the form already, are for those who want to stop, or for those who need help now. */
const WITHOUT_NEWSLETTER = ["landing", "newsletter", "subscribe", "confirm", "unsubscribe", "my-data", "offline", "ask"].map(routePath);

type LossData = { page?: { isLoss?: true }; answer?: Pick<Answer, "intent">; topic?: object; answers?: Pick<Answer, "intent">[] };

/** Nobody is asked for an address beside what helps in grief. */
function isOfLoss({ data }: { data: unknown }): boolean {
  const { page, answer, topic, answers } = (data ?? {}) as LossData;
  return page?.isLoss === true || answer?.intent === "loss" || (topic !== undefined && isAboutLoss(answers ?? []));
}

/** A page about a sign, an animal, a question or a substance. */
function isAboutPets({ data }: { data: unknown }): boolean {
  const { page, answer, substance } = (data ?? {}) as { page?: { kind: string }; answer?: object; substance?: object };
  return (page !== undefined && page.kind !== "info") || answer !== undefined || substance !== undefined;
}

/** Links in the header besides Chat and FAQ. */
const HEADER_LINKS = [{ path: routePath("symptoms"), title: "Symptoms" }];

// Worked out once for each isolate.
let columns: FooterColumn[] | undefined;

export function loader({ request, context: { library, siteUrl } }: LoaderFunctionArgs) {
  const { site, colors, framePages, helplines, quickChecks } = library;
  columns ??= footerColumns(framePages, quickChecks);
  return { site, colors, siteUrl, indexable: isCanonicalHost(request.url, siteUrl), columns, helpline: helplines[0] };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.site.name ?? "Error" }];

export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const bare = matches.some((match) => (match.handle as PageHandle | undefined)?.frame === "bare");
  const isText = matches.some((match) => (match.handle as PageHandle | undefined)?.sheet === "text");
  const alive = matches.find(({ handle, data }) => (handle as PageHandle | undefined)?.hydrate && data);
  const data = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  const onLanding = pathname === "/";
  return (
    <html lang="en" className="max-wide:scroll-pb-16 max-wide:[timeline-scope:--ask]">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content" />
        <Meta />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, compiled with the site. */}
        {bare || alive ? null : <script data-face={displayFace} dangerouslySetInnerHTML={{ __html: faceScript }} />}
        {bare ? null : <link rel="stylesheet" href={isText ? textCss : css} />}
        {alive ? <link rel="preload" href={displayFace} as="font" type="font/woff2" crossOrigin="anonymous" /> : null}
        <meta name="theme-color" content={data?.colors.light.surface} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={data?.colors.dark.surface} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
      </head>
      <body className={bare ? undefined : BODY}>
        {bare ? (
          children
        ) : (
          <>
            <FirstLinks />
            <SiteHeader siteName={data?.site.name} onLanding={onLanding} links={HEADER_LINKS} />
            <main id="main" className="grow">
              {children}
            </main>
            <SiteFooter columns={data?.columns ?? footerColumns([])} copyright={data?.site.copyright} helpline={data?.helpline}>
              {WITHOUT_NEWSLETTER.includes(pathname) || matches.some(isOfLoss) ? null : <NewsletterSection />}
            </SiteFooter>
            {/* Its button stands below the page or at its end, and so it does for the keyboard; "Chat" in the header is the early way. */}
            <ChatFrame about={matches.some(isAboutPets) ? pathname : undefined} />
          </>
        )}
        {/* Hot reload needs Remix's scripts on every page, at once. */}
        {import.meta.env.DEV ? <Scripts /> : alive ? <PageDataScript page={alive.id} data={alive.data} /> : null}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <PageData.Provider value={useMatches().at(-1)?.data}>
      <Outlet />
      <NewsletterToasts />
    </PageData.Provider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <ErrorPage />;
}
