import type { Source } from "#app/domain/content/page.ts";
import type { Located } from "../files/content-reader.ts";

/** Hosts that carry copies, opinions or goods, never the work itself. Subdomains count. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)(?:blogspot|wordpress|tumblr|medium|livejournal|tripod|wixsite|weebly|substack)\.[a-z.]+$/, "a personal blog"],
  [/(?:^|\.)(?:forumotion|proboards|reddit|quora)\.[a-z.]+$|forums?\./, "a forum"],
  [/(?:^|\.)(?:facebook|instagram|pinterest|youtube|tiktok|twitter|x)\.com$|^business\.google\./, "a social or business listing"],
  [
    /(?:^|\.)(?:scribd|docslib|docsbay|docsity|docstoc|docksci|dokumen|studylib|slideshare|issuu|yumpu|joomag|flipbuilder|coek|researchgate|daneshyari|pdfcoke)\.[a-z.]+$/,
    "a site of copied documents",
  ],
  [/(?:^|\.)(?:surgisnuggly|science20|askavet|chewy|amazon|ebay)\.com$/, "a shop or a content site"],
  [/(?:^|\.)github\.io$/, "a personal page"],
];

/** Refuses sources whose address leads to a copy, a forum, a listing or a shop; the work that it copies is to be named instead. */
export function checkSources(sources: ReadonlyMap<string, Source>, { report }: Located<unknown>): void {
  for (const { key, url } of sources.values()) {
    const what = url && refusedAs(new URL(url).hostname);
    const says = `${key}: the address leads to ${what}; name the manual, paper or service that it copies, without a link if need be`;
    if (what) report([key, "url"], says);
  }
}

function refusedAs(host: string): string | undefined {
  return REFUSED.find(([pattern]) => pattern.test(host))?.[1];
}
