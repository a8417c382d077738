import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Links, Meta, Outlet, Scripts, useMatches, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import css from "./app.css?url";
import { ChatFrame } from "#app/features/chat/chat-frame.tsx";
import { SiteFooter } from "#app/features/site-frame/site-footer.tsx";
import { footerColumns } from "#app/features/site-frame/footer-columns.ts";
import { SiteHeader } from "#app/features/site-frame/site-header.tsx";

/**
 * What a route says about its scripts. Without it a page is finished HTML whose scripts come when the chat is wanted;
 * `"idle"` brings Remix when the browser is idle or an interactive section is reached for.
 */
export type PageHandle = { hydrate?: "idle" };

export function loader({ context: { library } }: LoaderFunctionArgs) {
  const { site, pages, helplines } = library;
  return { site, columns: footerColumns(pages), helpline: helplines[0] };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.site.name ?? "Error" }];

export function Layout({ children }: { children: ReactNode }) {
  // Hot reload needs Remix's scripts on every page, at once.
  const matches = useMatches();
  const hydrates = import.meta.env.DEV || matches.some((match) => (match.handle as PageHandle | undefined)?.hydrate === "idle");
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content" />
        <Meta />
        <link rel="stylesheet" href={css} />
        <meta name="theme-color" content="#fffdfa" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#221b1e" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to the text
        </a>
        <SiteHeader />
        <main id="main">{children}</main>
        {data ? <SiteFooter columns={data.columns} copyright={data.site.copyright} helpline={data.helpline} /> : null}
        <ChatFrame helpline={data?.helpline} />
        {hydrates ? <Scripts /> : null}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <section className="page">
      <h1>Something went wrong</h1>
      <p>The page could not be shown. Please load it again in a moment.</p>
      <p>If your pet may be in danger, call an emergency vet now. Do not wait for this page.</p>
    </section>
  );
}
