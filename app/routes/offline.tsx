import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { siteFacts, smallPageMeta } from "#app/features/metadata/page-meta.ts";
import { OfflinePage } from "#app/features/offline/offline-page.tsx";

const PAGE = {
  path: "/offline",
  keywords: ["offline", "pet emergency", "first steps"],
  headTitle: "You are offline",
  description: "Without a connection these pages of ours still open, among them what to do in an emergency.",
};

export const meta: MetaFunction = ({ matches }) => smallPageMeta(PAGE, siteFacts(matches));

export function loader({ context: { library } }: LoaderFunctionArgs) {
  return { helpline: library.helplines[0] };
}

export default function OfflineRoute() {
  return <OfflinePage helpline={useLoaderData<typeof loader>().helpline} />;
}
