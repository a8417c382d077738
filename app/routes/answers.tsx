import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AnswersIndex } from "#app/features/answers/answers-index.tsx";
import { answersCrumbs, answersPath } from "#app/features/answers/answers-path.ts";
import { Breadcrumbs } from "#app/features/article/breadcrumbs.tsx";
import { FoundGroups } from "#app/features/finding/found-groups.tsx";
import { pageMeta, siteFacts } from "#app/features/metadata/page-meta.ts";
import { breadcrumbData } from "#app/features/metadata/structured-data.ts";

const PAGE = {
  path: answersPath(),
  title: "Answers to owners' questions",
  headTitle: "Answers to pet owners' questions, by topic",
  description: "Short answers to what owners of dogs, cats, birds, small pets and fish ask, with what to do and when to see a vet.",
  keywords: ["pet questions", "pet health answers", "when to see a vet"],
};

export const handle = { reads: ["q"] };

const LONGEST_QUERY = 100;

export async function loader({ request, context: { library } }: LoaderFunctionArgs) {
  const q = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, LONGEST_QUERY);
  const [topics, answers] = await Promise.all([library.knowledge.topics(), library.knowledge.answers()]);
  return {
    q,
    found: await library.findEverywhere(q),
    topics: topics.map((topic) => ({ ...topic, count: answers.filter((answer) => answer.topic === topic.id).length })),
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const facts = siteFacts(matches);
  return pageMeta({ page: PAGE, facts, data: [breadcrumbData(answersCrumbs(), facts.siteUrl)] });
};

export default function AnswersRoute() {
  const { q, found, topics } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <Breadcrumbs crumbs={answersCrumbs()} />
      <AnswersIndex title={PAGE.title} q={q} topics={topics} count={found.substances.length + found.guides.length + found.answers.length}>
        {q ? <FoundGroups found={found} /> : null}
      </AnswersIndex>
    </div>
  );
}
