import type { AppLoadContext, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { firstLines } from "#app/domain/chat/crisis-advice.ts";
import type { LifeStage } from "#app/domain/content/landing-content.ts";
import { PET_LABELS } from "#app/domain/pets.ts";
import { Article } from "#app/features/article/article.tsx";
import { crumbsOf } from "#app/features/article/crumbs.ts";
import { CallForm } from "#app/features/call-script/call-form.tsx";
import { StageLinks } from "#app/features/life-stages/stage-cards.tsx";
import { pageData } from "#app/features/metadata/page-data.ts";
import { pageMeta, siteFacts } from "#app/features/metadata/page-meta.ts";
import { breadcrumbData } from "#app/features/metadata/structured-data.ts";
import { useServerOnly } from "#app/ui/document/static-html.tsx";

/** The countries whose numbers a page names for every visitor; the chat knows those of the others. */
const NAMED = ["US", "GB"];

type Words = { stages: readonly LifeStage[] };

export const handle = {
  sheet: "text",
  words: async ({ library }: AppLoadContext): Promise<Words> => ({ stages: (await library.care()).lifeStages }),
};

export async function loader({ request, context: { library, siteUrl, crisis } }: LoaderFunctionArgs) {
  const page = await library.page(new URL(request.url).pathname);
  if (!page) throw new Response("Not found", { status: 404 });
  const url = siteUrl + page.path;
  return {
    page,
    url,
    helpline: library.helplines[0],
    ...(page.isLoss && { crisisLines: firstLines(NAMED, crisis.selfHarm?.lines ?? []) }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const { page } = data;
  const facts = siteFacts(matches);
  return pageMeta({ page, facts, kind: "article", data: [breadcrumbData(crumbsOf(page), facts.siteUrl), pageData(page, facts)] });
};

export default function PageRoute() {
  const { page, url, helpline, crisisLines } = useLoaderData<typeof loader>();
  const { stages = [] } = useServerOnly<Words>();
  const [animal] = page.species;
  return (
    <Article page={page} url={url} helpline={helpline} crisisLines={crisisLines}>
      {page.kind === "scenario" ? <CallForm species={animal && PET_LABELS[animal]} /> : null}
      {page.kind === "guide" && (animal === "dog" || animal === "cat") ? <StageLinks stages={stages} species={animal} /> : null}
    </Article>
  );
}
