import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PageCard } from "#app/domain/content/page.ts";
import { siteFacts, unlistedPageMeta } from "#app/features/metadata/page-meta.ts";
import { NotFound } from "#app/features/site-frame/not-found.tsx";

/** More would be a wall of cards. */
const MOST_GUIDES = 6;

export function loader({ context: { library } }: LoaderFunctionArgs) {
  const pages = library.framePages.filter((page) => page.kind === "guide" || page.kind === "topic").slice(0, MOST_GUIDES);
  return Response.json({ pages }, { status: 404 });
}

const PAGE = {
  // One page for every address that leads nowhere, so the address worth sharing is that of the start page.
  path: "/",
  keywords: ["pet symptoms", "pet health guides"],
  headTitle: "Page not found",
  description: "This address leads to no page of ours. Search the symptoms, or open a guide.",
};

export const meta: MetaFunction = ({ matches }) => unlistedPageMeta(PAGE, siteFacts(matches));

export default function NotFoundRoute() {
  return <NotFound pages={useLoaderData<{ pages: PageCard[] }>().pages} />;
}
