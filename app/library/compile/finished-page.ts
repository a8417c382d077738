import type { Page, PageCard, Review } from "#app/domain/content/page.ts";
import type { SymptomCard } from "#app/domain/content/symptoms.ts";
import type { Registers } from "./pages/entry-texts.ts";
import type { ParsedPage } from "./pages/parsed-page.ts";
import type { SearchedPassage } from "./search/search-files.ts";

/** What a draft becomes: the page itself, its card in lists, its entry in the directory, its passages. */
export function pageOf(draft: ParsedPage, cards: ReadonlyMap<string, PageCard>, { sources }: Registers, review: Review | undefined): Page {
  const { front } = draft.source;
  return {
    ...cardOf(draft),
    headTitle: front.headTitle ?? front.title,
    description: front.description,
    keywords: front.keywords,
    ...(review && { review }),
    blocks: draft.body.blocks,
    contents: draft.body.contents,
    related: front.related.flatMap((slug) => cards.get(slug) ?? []),
    sources: draft.cited.flatMap((key) => sources.get(key) ?? []),
  };
}

export function cardOf({ slug, source: { kind, front } }: ParsedPage): PageCard {
  const { title, summary, urgency, sign, species, reviewed } = front;
  return { path: `/${slug}`, kind, species, title, summary, ...(urgency && { urgency }), ...(sign && { sign }), reviewed };
}

/** Legal pages are no part of the directory. */
export function symptomCardsOf(drafts: readonly ParsedPage[]): SymptomCard[] {
  return drafts.filter(({ source }) => source.kind !== "info").map((draft) => ({ ...cardOf(draft), terms: termsOf(draft).join(" ") }));
}

function termsOf({ source: { front } }: ParsedPage): string[] {
  return [...front.keywords, ...front.searchTerms];
}

export function passagesOf(draft: ParsedPage): SearchedPassage[] {
  const { slug, source, body } = draft;
  // Legal pages answer no question about an animal.
  if (source.kind === "info") return [];
  const terms = [...termsOf(draft), source.front.summary].join(" ");
  return body.passages.map(({ anchor, ...passage }, index) => ({
    ...passage,
    id: `/${slug}${anchor ? `#${anchor}` : ""}${passage.role === "signs" ? `~${index}` : ""}`,
    path: `/${slug}`,
    pageTitle: source.front.title,
    kind: source.kind,
    species: source.front.species,
    terms,
  }));
}
