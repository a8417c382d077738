import { LinkChecker } from "linkinator";

/** Follows every link from the landing page, including anchors. Other sites are skipped. */
export async function checkLinks(site: string): Promise<string[]> {
  const { links } = await new LinkChecker().check({
    path: site,
    recurse: true,
    checkFragments: true,
    concurrency: 8,
    linksToSkip: async (link) => !link.startsWith(site),
  });
  const own = links.filter(({ state }) => state !== "SKIPPED");
  console.info(`  ${own.length} links to ${new Set(own.map(({ url }) => url)).size} addresses`);
  return own.filter(({ state }) => state === "BROKEN").map(({ url, parent, status }) => `${parent}: ${url} (${status})`);
}
