import type { ComponentProps } from "react";
import { Breadcrumbs } from "#app/features/article/breadcrumbs.tsx";
import { FoundGroups } from "#app/features/finding/found-groups.tsx";
import { Symptoms } from "#app/features/symptoms/symptoms.tsx";

type Props = Omit<ComponentProps<typeof Symptoms>, "loadSearch"> & { everywhere: ComponentProps<typeof FoundGroups>["found"] };

export const CRUMBS = [
  { name: "Home", path: "/" },
  { name: "Symptom library", path: "/symptoms" },
];

/** Brings the search to the browser: the same list, searched by the same code as on the server. */
async function loadSearch() {
  const { openCardSearch, SYMPTOM_FILE } = await import("#app/library/card-search.ts");
  return { file: SYMPTOM_FILE, open: openCardSearch };
}

export function SymptomsPage({ everywhere, ...symptoms }: Props) {
  return (
    <div className="page">
      <Breadcrumbs crumbs={CRUMBS} />
      <Symptoms {...symptoms} loadSearch={loadSearch} />
      <FoundGroups found={everywhere} without="guides" />
    </div>
  );
}
