import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { siteFacts, unlistedPageMeta } from "#app/features/metadata/page-meta.ts";
import { NotFound } from "#app/features/site-frame/not-found.tsx";

/** What somebody in need looks for: it ate something, does not eat, vomits, breathes badly, limps, sleeps all day. More would be a wall of cards. */
const NEEDED = [
  "/poisons",
  "/loss-of-appetite",
  "/vomiting-nausea",
  "/breathing",
  "/dog-limping-front-left-leg-suddenly",
  "/lethargy-fatigue",
];

export async function loader({ context: { library } }: LoaderFunctionArgs) {
  const known = [...library.quickChecks, ...library.framePages];
  const found = await Promise.all(NEEDED.map((path) => known.find((one) => one.path === path) ?? library.page(path)));
  const pages = found.flatMap((page) => (page ? { path: page.path, title: page.title, summary: page.summary } : []));
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
  return <NotFound pages={useLoaderData<{ pages: ComponentProps<typeof NotFound>["pages"] }>().pages} />;
}
