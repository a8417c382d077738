import type { Article, MedicalWebPage, WithContext } from "schema-dts";
import type { Page } from "#app/domain/content/page.ts";
import type { SiteFacts } from "./page-meta.ts";

type Reader = Pick<Page, "path" | "title" | "kind" | "reviewed" | "review">;

/** A page of content/ as search engines read it: advice on health, or an article about the site. A reviewer is named once somebody has signed. */
export function pageData(
  { path, title, kind, reviewed, review }: Reader,
  { site, siteUrl }: SiteFacts,
): WithContext<MedicalWebPage | Article> {
  const common = {
    "@context": "https://schema.org",
    name: title,
    url: siteUrl + path,
    inLanguage: "en",
    dateModified: reviewed,
    isAccessibleForFree: true,
    publisher: { "@type": "Organization", name: site.name, url: siteUrl },
  } as const;
  if (kind === "info") return { ...common, "@type": "Article", headline: title };
  const signed = review && { lastReviewed: review.on, reviewedBy: { "@type": "Person", name: review.by, jobTitle: review.role } as const };
  return { ...common, "@type": "MedicalWebPage", headline: title, ...signed };
}
