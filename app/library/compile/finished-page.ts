import type { Page, PageCard, Review } from "#app/domain/content/page.ts";
import type { SymptomCard } from "#app/domain/symptoms/symptoms.ts";
import { capitalized } from "#app/domain/text/capitals.ts";
import type { ContentRegisters } from "./compile-context.ts";
import type { ParsedPage } from "./pages/parsed-page.ts";

/** What a draft becomes: the page itself, its card in lists, its entry in the directory. */
export function pageOf(
  draft: ParsedPage,
  cards: ReadonlyMap<string, PageCard>,
  { sources }: ContentRegisters,
  review: Review | undefined,
): Page {
  const { front } = draft.source;
  return {
    ...cardOf(draft),
    ...(front.shape === "loss" && { isLoss: true }),
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
  return drafts
    .filter(({ source }) => source.kind !== "info")
    .map((draft) => ({ ...cardOf(draft), name: nameOf(draft), terms: termsOf(draft).join(" ") }));
}

/** The first keyword names a page in the A to Z, since titles are questions that begin alike. */
function nameOf({ source: { front } }: ParsedPage): string {
  return capitalized(front.keywords[0] ?? front.title);
}

function termsOf({ source: { front } }: ParsedPage): string[] {
  return [...front.keywords, ...front.searchTerms];
}
