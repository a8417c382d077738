import { SOCIAL_IMAGE_HEIGHT_PX, SOCIAL_IMAGE_WIDTH_PX } from "#app/domain/limits.ts";
import { freeApplication } from "./structured-data.ts";

/** What every page's metadata says of the site. */
export type SiteFacts = {
  site: { name: string; author: string };
  /** The site's public address, without a slash at its end. */
  siteUrl: string;
  /** False on every host that is not the site's own. */
  indexable: boolean;
};

type Described = { path: string; headTitle: string; title?: string; description: string; keywords: readonly string[] };

type About = { page: Described; facts: SiteFacts; kind?: "website" | "article"; data?: readonly object[] };

/** Title, description, canonical address, social tags and structured data of a page (spec section 2). */
export function pageMeta({ page, facts: { site, siteUrl, indexable }, kind = "website", data = [] }: About) {
  const { path, headTitle, title = headTitle, description, keywords } = page;
  const url = siteUrl + path;
  const image = siteUrl + socialImagePath(path);
  return [
    { title: headTitle },
    { name: "description", content: description },
    { name: "keywords", content: keywords.join(", ") },
    { name: "author", content: site.author },
    { name: "robots", content: indexable ? "index,follow" : "noindex,nofollow" },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: kind },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: "en_US" },
    { property: "og:title", content: headTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:width", content: String(SOCIAL_IMAGE_WIDTH_PX) },
    { property: "og:image:height", content: String(SOCIAL_IMAGE_HEIGHT_PX) },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: headTitle },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
    { name: "twitter:image:alt", content: title },
    ...[freeApplication(site.name, siteUrl), ...data].map((one) => ({ "script:ld+json": one })),
  ];
}

type Unlisted = Pick<Described, "headTitle" | "description"> & { path?: string };

/**
 * Metadata of a page that no search engine lists: reached by a link in an e-mail, a fallback, or shown instead of another page.
 * @param page with a path if the page is worth a canonical address
 */
export function unlistedPageMeta({ headTitle, description, path }: Unlisted, { site, siteUrl }: SiteFacts) {
  const image = siteUrl + socialImagePath("/");
  const url = path && siteUrl + path;
  const title = `${headTitle} | ${site.name}`;
  return [
    { title },
    { name: "description", content: description },
    { name: "author", content: site.author },
    { name: "robots", content: "noindex,nofollow" },
    ...(url
      ? [
          { tagName: "link", rel: "canonical", href: url },
          { property: "og:url", content: url },
        ]
      : []),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: "en_US" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: image },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
  ];
}

/** Where the build puts the picture of a page. */
function socialImagePath(path: string): string {
  return `/social/${path.slice(1) || "home"}.png`;
}

const NOWHERE: SiteFacts = { site: { name: "", author: "" }, siteUrl: "", indexable: false };

/** Finds what the root route loaded among the matches of a page. */
export function siteFacts(matches: readonly { id: string; data?: unknown }[]): SiteFacts {
  const root = matches.find(({ id }) => id === "root");
  return (root?.data as SiteFacts | undefined) ?? NOWHERE;
}
