import { createContext, useContext } from "react";

/** The data of the page's loader: passed directly on the server, read from the page in the browser. */
export const PageData = createContext<unknown>(undefined);

/** The loader data of a hydrated page. Remix does not run in the browser, so `useLoaderData` is not available there. */
export function usePageData<Loader extends (...args: never[]) => unknown>(): Awaited<ReturnType<Loader>> {
  return useContext(PageData) as Awaited<ReturnType<Loader>>;
}

export const PAGE_DATA_ID = "page-data";

/** The data as JSON in the page; `entry.client.tsx` reads them to hydrate it. */
export function PageDataScript({ page, data }: { page: string; data: unknown }) {
  // A text could contain "</script>"; inside JSON the character can be escaped.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped above.
  return <script type="application/json" id={PAGE_DATA_ID} data-page={page} dangerouslySetInnerHTML={{ __html: json }} />;
}
