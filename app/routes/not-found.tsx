import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PageCard } from "#app/domain/content/page.ts";
import { NotFound } from "#app/features/site-frame/not-found.tsx";

export function loader({ context: { library } }: LoaderFunctionArgs) {
  const pages = library.framePages.filter((page) => page.kind === "guide" || page.kind === "topic");
  return Response.json({ pages }, { status: 404 });
}

export const meta = () => [{ title: "Page not found" }, { name: "robots", content: "noindex,nofollow" }];

export default function NotFoundRoute() {
  return <NotFound pages={useLoaderData<{ pages: PageCard[] }>().pages} />;
}
