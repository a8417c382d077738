import type { Crumb } from "#app/domain/content/page.ts";
import type { QuickCheck } from "#app/domain/symptoms/quick-check.ts";
import { pageData } from "./page-data.ts";
import { pageMeta, siteFacts } from "./page-meta.ts";
import { breadcrumbData } from "./structured-data.ts";

/** Breadcrumb position of a tool page: at the level of the symptom pages. */
export function quickCheckCrumbs({ path, title }: Pick<QuickCheck, "path" | "title">): Crumb[] {
  return [
    { name: "Home", path: "/" },
    { name: "Symptom library", path: "/symptoms" },
    { name: title, path },
  ];
}

/** Metadata of a page to work with: advice on health, like the pages of content/. */
export function quickCheckMeta(check: QuickCheck | undefined, matches: Parameters<typeof siteFacts>[0]) {
  if (!check) return [];
  const facts = siteFacts(matches);
  const data = [breadcrumbData(quickCheckCrumbs(check), facts.siteUrl), pageData({ ...check, kind: "topic" }, facts)];
  return pageMeta({ page: check, facts, data });
}
