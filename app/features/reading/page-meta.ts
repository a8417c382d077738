import type { Page } from "#app/domain/page.ts";

type About = { page: Pick<Page, "path" | "headTitle" | "description" | "keywords">; site: { name: string; author: string }; siteUrl: string };

/** Title, description, canonical address and social tags of a page (spec section 2). */
export function pageMeta({ page: { path, headTitle, description, keywords }, site, siteUrl }: About) {
  const url = siteUrl + path;
  return [
    { title: headTitle },
    { name: "description", content: description },
    { name: "keywords", content: keywords.join(", ") },
    { name: "author", content: site.author },
    { name: "robots", content: "index,follow" },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: headTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: headTitle },
    { name: "twitter:description", content: description },
    { "script:ld+json": freeApplication(site.name, siteUrl) },
  ];
}

function freeApplication(name: string, url: string) {
  return {
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name,
    url,
    applicationCategory: "HealthApplication",
    operatingSystem: "Any",
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
  };
}
