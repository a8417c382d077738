import { createContext, useContext } from "react";

/** What the page's loader found: on the server as it is, in the browser as it stands in the page. */
export const PageData = createContext<unknown>(undefined);

/** The data of a page that comes to life in the browser, where Remix is not and cannot be asked for them. */
export function usePageData<Loader extends (...args: never[]) => unknown>(): Awaited<ReturnType<Loader>> {
  return useContext(PageData) as Awaited<ReturnType<Loader>>;
}

export const PAGE_DATA_ID = "page-data";

/** The data as they travel: `entry.client.tsx` reads them, and until it has done so the page is asleep. */
export function PageDataScript({ page, data }: { page: string; data: unknown }) {
  // A text could hold "</script>"; inside JSON the sign may be written as its number.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped above.
  return <script type="application/json" id={PAGE_DATA_ID} data-page={page} dangerouslySetInnerHTML={{ __html: json }} />;
}
