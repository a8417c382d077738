import type { ServerBuild } from "@remix-run/cloudflare";

/** How a page request is rendered: the one URL that Remix is asked for, and whether the response is the same for everybody. */
export type CacheKey = { path: string; keepable: boolean; missing?: "file" };

/** Represents every URL that does not exist: they all show the same page. It has two segments, because one segment could be the name of a page. */
const NOWHERE = "/no/where";

/** The route of content pages. Their names are known; any other name is a 404. */
const PAGE = ":slug";

/** Ending of a URL at which Remix would send the data of a page alone. No page of ours asks for it, so there is none. */
const DATA = ".data";

/** Two slashes at the beginning denote a host, not a file. */
const FILE = /^(?!\/\/).*\.[^/]*$/;

type Route = Pick<NonNullable<ServerBuild["routes"][string]>, "path" | "index" | "module">;

/**
 * Reads the route table. A page receives only its path and the query fields named in its `handle.reads`, so campaign parameters
 * neither multiply cached pages nor reach a loader.
 * @param words the paths of the content pages
 */
export function cacheKeys(routes: Readonly<Record<string, Route | undefined>>, words: readonly string[]): (url: URL) => CacheKey {
  const pages = new Map<string, readonly string[]>(words.map((path) => [path, []]));
  const patterns: RegExp[] = [];
  for (const route of Object.values(routes)) {
    if (!route || route.path === PAGE) continue;
    const { path, index, module } = route;
    const reads = (module.handle as { reads?: readonly string[] } | undefined)?.reads ?? [];
    if (index) pages.set("/", reads);
    else if (path?.includes(":")) patterns.push(new RegExp(`^/${path.replaceAll(/:\w+/g, "[^/]+")}$`));
    else if (path && !path.includes("*")) pages.set(`/${path}`, reads);
  }
  return ({ pathname, searchParams }) => {
    if (pathname.endsWith(DATA)) return { path: pathname, keepable: false, missing: "file" };
    const reads = pages.get(pathname);
    if (!reads) {
      if (patterns.some((pattern) => pattern.test(pathname))) return { path: pathname, keepable: false };
      if (FILE.test(pathname)) return { path: pathname, keepable: false, missing: "file" };
      return { path: NOWHERE, keepable: true };
    }
    const fields = [...searchParams].filter(([name]) => reads.includes(name));
    if (fields.length === 0) return { path: pathname, keepable: true };
    return { path: `${pathname}?${new URLSearchParams(fields)}`, keepable: false };
  };
}
