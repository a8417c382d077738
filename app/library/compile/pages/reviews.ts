import type { z } from "zod";
import type { Review } from "#app/domain/content/page.ts";
import type { ContentReader } from "../files/content-reader.ts";
import { readingException, reviewEntry } from "../schemas.ts";
import type { ParsedPage } from "./parsed-page.ts";

/** Reads the signatures under pages; nobody need have signed yet. A signature holds for the text that was signed. */
export function readReviews(reader: ContentReader, drafts: readonly ParsedPage[]): Map<string, Review> {
  return new Map(
    entriesOfPages(reader, "reviews.yaml", reviewEntry, drafts).flatMap(({ item: { page, by, role, on }, report, draft }) => {
      const { reviewed = "" } = draft?.source.front ?? {};
      const isStale = on < reviewed;
      if (isStale) report(["on"], `"${page}" was changed on ${reviewed}, after the signature; have it signed again or remove the entry`);
      return draft && !isStale ? [[page, { by, role, on }] as const] : [];
    }),
  );
}

/** Reads which pages may read harder than the rest. @returns the highest grade by slug */
export function readExceptions(reader: ContentReader, drafts: readonly ParsedPage[]): Map<string, number> {
  const entries = entriesOfPages(reader, "reading-exceptions.yaml", readingException, drafts);
  return new Map(entries.map(({ item }) => [item.page, item.grade]));
}

/** The entries of a file that need not exist, each with the page that it names. */
function entriesOfPages<T extends { page: string }>(
  reader: ContentReader,
  name: string,
  shape: z.ZodType<T>,
  drafts: readonly ParsedPage[],
) {
  const entries = reader.has(name) ? reader.list(name, shape, ({ page }) => page) : [];
  return entries.map((entry) => {
    const draft = drafts.find(({ slug }) => slug === entry.item.page);
    if (!draft) entry.report(["page"], `there is no page "${entry.item.page}"; correct or remove the entry`);
    return { ...entry, draft };
  });
}
