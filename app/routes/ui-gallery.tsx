import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Gallery } from "#app/ui/gallery/gallery.tsx";

/** In development only (remix.config.js). `/_ui?fail` shows the error page. */
export function loader({ request }: LoaderFunctionArgs) {
  if (new URL(request.url).searchParams.has("fail")) throw new Error("Asked to fail");
  return null;
}

export const handle = { hydrate: "idle" };

export const meta = () => [{ title: "Design system" }, { name: "robots", content: "noindex,nofollow" }];

export default function UiGalleryRoute() {
  return <Gallery />;
}
