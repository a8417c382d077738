import type { MetaFunction } from "@remix-run/cloudflare";
import { siteFacts, unlistedPageMeta } from "#app/features/metadata/page-meta.ts";
import { OfflinePage } from "#app/features/offline/offline-page.tsx";

const PAGE = {
  headTitle: "You are offline",
  description: "Without a connection these pages of ours still open, among them what to do in an emergency.",
};

export const meta: MetaFunction = ({ matches }) => unlistedPageMeta(PAGE, siteFacts(matches));

export default OfflinePage;
