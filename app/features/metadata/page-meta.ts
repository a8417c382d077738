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

type Described = {
  path: string;
  headTitle: string;
  title?: string;
  description: string;
  keywords: readonly string[] /** The page whose picture it shares, if it has none. */;
  pictureOf?: string;
};

type About = { page: Described; facts: SiteFacts; kind?: "website" | "article"; data?: readonly object[] };

/** Title, description, canonical address, social tags and structured data of a page (spec section 2). */
export function pageMeta({ page, facts: { site, siteUrl, indexable }, kind = "website", data = [] }: About) {
  const { path, headTitle, title = headTitle, description, keywords } = page;
  const url = siteUrl + path;
  const image = siteUrl + socialImagePath(page.pictureOf ?? path);
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

type SmallPage = Pick<Described, "path" | "headTitle" | "description" | "keywords">;

/**
 * Metadata of a page without a picture of its own: a form, a fallback, or the end of a link in an e-mail.
 * @param page its path without a query, which can hold a code
 */
export function smallPageMeta(page: SmallPage, facts: SiteFacts) {
  const headTitle = `${page.headTitle} | ${facts.site.name}`;
  return pageMeta({ page: { ...page, headTitle, title: facts.site.name, pictureOf: "/" }, facts });
}

/** The same for a page that no search engine lists: not found, or reached by a personal link. */
export function unlistedPageMeta(page: SmallPage, facts: SiteFacts) {
  return smallPageMeta(page, { ...facts, indexable: false });
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
