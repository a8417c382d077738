import type { ComponentProps } from "react";
import type { QuickCheck } from "#app/domain/symptoms/quick-check.ts";
import { Breadcrumbs } from "#app/features/article/breadcrumbs.tsx";
import { PageFoot } from "#app/features/article/page-foot.tsx";
import { FoundGroups } from "#app/features/finding/found-groups.tsx";
import { quickCheckCrumbs } from "#app/features/metadata/quick-check-meta.ts";
import { Poisons } from "#app/features/poisons/poisons.tsx";

type Props = Omit<ComponentProps<typeof Poisons>, "title" | "loadSearch"> & {
  check: QuickCheck | undefined;
  url: string;
  everywhere: ComponentProps<typeof FoundGroups>["found"];
};

/** Brings the search to the browser: the same names, searched by the same code as on the server. */
async function loadSearch() {
  const { openSubstanceSearch, SUBSTANCE_NAMES_FILE } = await import("#app/library/substance-search.ts");
  return { file: SUBSTANCE_NAMES_FILE, open: openSubstanceSearch };
}

export function PoisonsPage({ check, url, everywhere, ...finder }: Props) {
  if (!check) return null;
  return (
    <div className="page">
      <Breadcrumbs crumbs={quickCheckCrumbs(check)} />
      <Poisons {...finder} title={check.title} loadSearch={loadSearch} />
      <FoundGroups found={everywhere} without="substances" />
      <PageFoot page={{ ...check, kind: "topic", sources: [] }} url={url} />
    </div>
  );
}
