import type { PageCard } from "../content/page.ts";

/** A page that an owner works with: the poison finder, the clocks, the breath counter. From content/quick-checks.yaml. */
export type QuickCheck = {
  /** Absolute path on the site, with its leading slash. */
  path: string;
  title: string;
  headTitle: string;
  description: string;
  summary: string;
  keywords: readonly string[];
  /** The small line on its picture for sharing. */
  label: string;
  related: readonly PageCard[];
  /** ISO date on which an editor last read it against its sources. */
  reviewed: string;
};
