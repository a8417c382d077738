import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import css from "#app/features/emergency-page/emergency.css?url";
import { ProtocolPage } from "#app/features/emergency-page/protocol-page.tsx";
import { protocolPath } from "#app/features/emergency-page/protocol-path.ts";
import { pageMeta, siteFacts } from "#app/features/metadata/page-meta.ts";
import { breadcrumbData, emergencyCondition } from "#app/features/metadata/structured-data.ts";
import { triageReview } from "#app/library/triage-review.ts";
import { SignatureContext } from "#app/ui/content/review-mark.tsx";

export const handle = { frame: "bare" };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: css }];

export async function loader({ params, context: { library } }: LoaderFunctionArgs) {
  const protocol = (await library.protocols()).find(({ id }) => id === params.protocol);
  if (!protocol) throw new Response("Not found", { status: 404 });
  return { siteName: library.site.name, copyright: library.site.copyright, protocol, helpline: library.helplines[0] };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const { id, condition, words } = data.protocol;
  const facts = siteFacts(matches);
  const page = {
    path: protocolPath(id),
    headTitle: `${condition}: what to do now`,
    description: `${condition} in a pet: the first minutes, what not to do, the way to the vet, and the days after.`,
    keywords: words.slice(0, MOST_KEYWORDS),
  };
  const crumbs = [
    { name: "Home", path: "/" },
    { name: "Emergency", path: "/emergency" },
    { name: condition, path: page.path },
  ];
  return pageMeta({ page, facts, data: [breadcrumbData(crumbs, facts.siteUrl), emergencyCondition(data.protocol)] });
};

const MOST_KEYWORDS = 10;

export default function ProtocolRoute() {
  return (
    <SignatureContext.Provider value={triageReview}>
      <ProtocolPage {...useLoaderData<typeof loader>()} />
    </SignatureContext.Provider>
  );
}
