import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { readClockQuery } from "#app/domain/clocks/clock.ts";
import { quickCheckMeta } from "#app/features/metadata/quick-check-meta.ts";
import { HowLongPage } from "#app/features/pages/how-long-page.tsx";
import { usePageData } from "#app/ui/document/page-data.tsx";

export const handle = { hydrate: "idle", reads: ["species", "age", "sex", "what", "hours", "asleep"] };

const PATH = "/how-long";

export async function loader({ request, context: { library, siteUrl } }: LoaderFunctionArgs) {
  return {
    check: library.quickChecks.find(({ path }) => path === PATH),
    url: siteUrl + PATH,
    query: readClockQuery(new URL(request.url).searchParams),
    lines: await library.clocks(),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => quickCheckMeta(data?.check, matches);

export default function HowLongRoute() {
  return <HowLongPage {...usePageData<typeof loader>()} />;
}
