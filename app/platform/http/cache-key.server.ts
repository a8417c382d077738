import type { ServerBuild } from "@remix-run/cloudflare";

/** Where a request for a page leads: the one address that Remix is asked for, and whether its answer is the same for all. */
export type CacheKey = { path: string; keepable: boolean; missing?: "file" };

/** Stands for every address that does not exist: they all show the same page. Of two parts, for one part could be the name of a page. */
const NOWHERE = "/no/where";

/** The route of the pages of words. Which there are is known; any other name leads nowhere. */
const PAGE = ":slug";

/** Ending of an address that asks for a page's data; the start page's is `/_root.data`. */
const DATA = ".data";

/** Two slashes at the beginning name a host, not a file. */
const FILE = /^(?!\/\/).*\.[^/]*$/;

type Routes = Readonly<Record<string, Pick<ServerBuild["routes"][string], "path" | "index" | "module">>>;

/**
 * Reads the URL table. A page never sees more of an address than its path and the query fields that it says it reads
 * (`handle.reads`), so a campaign's marks neither multiply pages nor reach one.
 * @param words the paths of the pages of words
 */
export function cacheKeys(routes: Routes, words: readonly string[]): (url: URL) => CacheKey {
  const pages = new Map<string, readonly string[]>(words.map((path) => [path, []]));
  const patterns: RegExp[] = [];
  for (const { path, index, module } of Object.values(routes)) {
    const reads = (module.handle as { reads?: readonly string[] } | undefined)?.reads ?? [];
    if (path === PAGE) continue;
    if (index) pages.set("/", reads);
    else if (path?.includes(":")) patterns.push(new RegExp(`^/${path.replaceAll(/:\w+/g, "[^/]+")}$`));
    else if (path && !path.includes("*")) pages.set(`/${path}`, reads);
  }
  return ({ pathname, searchParams }) => {
    const data = pathname.endsWith(DATA);
    const page = data ? pageOf(pathname) : pathname;
    const reads = pages.get(page);
    if (!reads) {
      if (patterns.some((pattern) => pattern.test(page))) return { path: pathname, keepable: false };
      if (FILE.test(pathname)) return { path: pathname, keepable: false, missing: "file" };
      return { path: NOWHERE, keepable: true };
    }
    // Remix asks for some routes of a page by this field.
    const fields = [...searchParams].filter(([name]) => reads.includes(name) || (data && name === "_routes"));
    if (fields.length === 0) return { path: pathname, keepable: true };
    return { path: `${pathname}?${new URLSearchParams(fields)}`, keepable: false };
  };
}

function pageOf(dataPath: string): string {
  const path = dataPath.slice(0, -DATA.length);
  return path === "/_root" ? "/" : path;
}
