import type { ComponentProps } from "react";
import type { QuickCheck } from "#app/domain/symptoms/quick-check.ts";
import { Breadcrumbs } from "#app/features/article/breadcrumbs.tsx";
import { PageFoot } from "#app/features/article/page-foot.tsx";
import { Clocks } from "#app/features/clocks/clocks.tsx";
import { quickCheckCrumbs } from "#app/features/metadata/quick-check-meta.ts";

type Props = Omit<ComponentProps<typeof Clocks>, "title"> & { check: QuickCheck | undefined; url: string };

export function HowLongPage({ check, url, ...clocks }: Props) {
  if (!check) return null;
  return (
    <div className="page">
      <Breadcrumbs crumbs={quickCheckCrumbs(check)} />
      <Clocks {...clocks} title={check.title} />
      <PageFoot page={{ ...check, kind: "topic", sources: [] }} url={url} />
    </div>
  );
}
