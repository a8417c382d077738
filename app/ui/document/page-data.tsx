import { createContext, useContext } from "react";

/** The data of the page's loader, on the server. In the browser `entry.client.tsx` reads them from the page. */
export const PageData = createContext<unknown>(undefined);

/** The loader data of a hydrated page, as its route passes them to the component that the browser hydrates. */
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
