import { createContext, type ReactNode, useContext } from "react";

type Props = { className?: string; children: () => ReactNode };

/**
 * A part of the page that only the server writes. In the browser it stays as it came, so its words need not travel a second time
 * as data, and nothing is rendered anew. What is inside cannot react.
 */
export function StaticHtml({ className, children }: Props) {
  if (typeof document === "undefined") return <div className={className}>{children()}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; the HTML of the server is left in its place.
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

/** What a page is made of on the server and the browser does without; the page's own module says what it is. */
export const ServerOnly = createContext<unknown>(undefined);

/** @returns the words of the page on the server, and in the browser none */
export function useServerOnly<Words>(): Partial<Words> {
  return (useContext(ServerOnly) ?? {}) as Partial<Words>;
}
