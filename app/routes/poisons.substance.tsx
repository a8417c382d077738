import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { substancePagePath } from "#app/domain/knowledge/substance.ts";
import { substanceQuestion, substanceSummary } from "#app/domain/knowledge/substance-question.ts";
import { Breadcrumbs } from "#app/features/article/breadcrumbs.tsx";
import { PageFoot } from "#app/features/article/page-foot.tsx";
import { pageData } from "#app/features/metadata/page-data.ts";
import { pageMeta, siteFacts } from "#app/features/metadata/page-meta.ts";
import { breadcrumbData } from "#app/features/metadata/structured-data.ts";
import { SubstancePage } from "#app/features/poisons/substance-page.tsx";

const LIST = "/poisons";

/** So many neighbors on either side: content/ keeps what belongs together together. */
const NEAR = 4;

export const handle = { sheet: "text" };

export async function loader({ params, context: { library, siteUrl } }: LoaderFunctionArgs) {
  const all = await library.knowledge.substances();
  const substance = all.find(({ id }) => id === params.substance);
  if (!substance) throw new Response("Not found", { status: 404 });
  const sources = await library.knowledge.sources();
  const ofKind = all.filter(({ kind }) => kind === substance.kind);
  const at = ofKind.indexOf(substance);
  const near = ofKind.slice(Math.max(0, at - NEAR), at + NEAR + 1).filter((one) => one !== substance);
  return {
    substance,
    near: near.map(({ id, name, kind, verdicts }) => ({ id, name, kind, verdicts })),
    sources: substance.sources.flatMap((key) => sources.find((source) => source.key === key) ?? []),
    reviewed: library.quickChecks.find(({ path }) => path === LIST)?.reviewed ?? "",
    helpline: library.helplines[0],
    url: siteUrl + substancePagePath(substance.id),
  };
}

const crumbsOf = ({ id, name }: { id: string; name: string }) => [
  { name: "Home", path: "/" },
  { name: "Is it poisonous?", path: LIST },
  { name, path: substancePagePath(id) },
];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const { substance, reviewed } = data;
  const facts = siteFacts(matches);
  const title = substanceQuestion(substance);
  const page = {
    path: substancePagePath(substance.id),
    headTitle: title,
    description: substanceSummary(substance),
    keywords: [substance.name.toLowerCase(), "poisonous to dogs", "poisonous to cats", "safe for pets"],
    pictureOf: LIST,
  };
  const about = pageData({ path: page.path, title, kind: "topic", reviewed }, facts);
  return pageMeta({ page, facts, kind: "article", data: [breadcrumbData(crumbsOf(substance), facts.siteUrl), about] });
};

export default function SubstanceRoute() {
  const { substance, helpline, near, sources, reviewed, url } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <Breadcrumbs crumbs={crumbsOf(substance)} />
      <SubstancePage substance={substance} helpline={helpline} near={near} />
      <PageFoot page={{ title: substanceQuestion(substance), kind: "topic", reviewed, sources, related: [] }} url={url} canPrint />
    </div>
  );
}
