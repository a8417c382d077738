import { createContext, type ReactNode, useContext } from "react";

type Props = { className?: string; children: () => ReactNode };

/**
 * A part of the page that only the server renders. Hydration leaves it unchanged, so its text need not be sent a second time as data.
 * What is inside is not interactive.
 */
export function StaticHtml({ className, children }: Props) {
  if (typeof document === "undefined") return <div className={className}>{children()}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; the server's HTML stays in the page.
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

/** Content that a page has on the server and not in the browser. */
export const ServerOnly = createContext<unknown>(undefined);

/** @returns the content on the server, undefined in the browser */
export function useServerOnly<Words>(): Partial<Words> {
  return (useContext(ServerOnly) ?? {}) as Partial<Words>;
}
