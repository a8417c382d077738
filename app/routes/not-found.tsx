import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { NotFound } from "#app/features/reading/not-found.tsx";

export function loader({ context: { library } }: LoaderFunctionArgs) {
  const guides = library.pages.filter((page) => page.kind === "guide" || page.kind === "topic");
  return Response.json({ guides }, { status: 404 });
}

export const meta = () => [{ title: "Page not found" }, { name: "robots", content: "noindex,nofollow" }];

export default function NotFoundRoute() {
  const { guides } = useLoaderData<{ guides: Parameters<typeof NotFound>[0]["guides"] }>();
  return <NotFound guides={guides} />;
}
