import type { ComponentProps } from "react";
import type { QuickCheck } from "#app/domain/symptoms/quick-check.ts";
import { Breadcrumbs } from "#app/features/article/breadcrumbs.tsx";
import { PageFoot } from "#app/features/article/page-foot.tsx";
import { Breathing } from "#app/features/breathing/breathing.tsx";
import { quickCheckCrumbs } from "#app/features/metadata/quick-check-meta.ts";

type Props = Omit<ComponentProps<typeof Breathing>, "title"> & { check: QuickCheck | undefined; url: string };

export function BreathingPage({ check, url, ...breathing }: Props) {
  if (!check) return null;
  return (
    <div className="page">
      <Breadcrumbs crumbs={quickCheckCrumbs(check)} />
      <Breathing {...breathing} title={check.title} />
      <PageFoot page={{ ...check, kind: "topic", sources: [] }} url={url} />
    </div>
  );
}
