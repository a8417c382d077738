import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { readBreathQuery } from "#app/domain/breathing/breaths.ts";
import { quickCheckMeta } from "#app/features/metadata/quick-check-meta.ts";
import { BreathingPage } from "#app/features/pages/breathing-page.tsx";
import { usePageData } from "#app/ui/document/page-data.tsx";

export const handle = { hydrate: "idle", reads: ["species", "state", "panting", "breaths"] };

const PATH = "/breathing";

export async function loader({ request, context: { library, siteUrl } }: LoaderFunctionArgs) {
  return {
    check: library.quickChecks.find(({ path }) => path === PATH),
    url: siteUrl + PATH,
    query: readBreathQuery(new URL(request.url).searchParams),
    content: await library.breathing(),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => quickCheckMeta(data?.check, matches);

export default function BreathingRoute() {
  return <BreathingPage {...usePageData<typeof loader>()} />;
}
