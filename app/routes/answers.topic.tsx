import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { otherAnimalsIn } from "#app/assistant/understand/animal.ts";
import { answersCrumbs, answersPath } from "#app/features/answers/answers-path.ts";
import { TopicAnswers } from "#app/features/answers/topic-answers.tsx";
import { Breadcrumbs } from "#app/features/article/breadcrumbs.tsx";
import { PageFoot } from "#app/features/article/page-foot.tsx";
import { pageMeta, siteFacts } from "#app/features/metadata/page-meta.ts";
import { breadcrumbData } from "#app/features/metadata/structured-data.ts";

export const handle = { sheet: "text" };

export async function loader({ params, context: { library, siteUrl } }: LoaderFunctionArgs) {
  const { topics, answers } = library.knowledge;
  const topic = (await topics()).find(({ id }) => id === params.topic);
  if (!topic) throw new Response("Not found", { status: 404 });
  const held = (await answers()).filter((answer) => answer.topic === topic.id);
  // Questions for all animals name their animal where it is none of ours, such as "my hen", and say "my pet" where any is meant.
  const others = held
    .filter(({ question }) => !/\bmy pet\b[.?!']/i.test(question) && otherAnimalsIn(question).length > 0)
    .map(({ id }) => id);
  return { topic, answers: held, others, url: siteUrl + answersPath(topic.id) };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const { id, title, description } = data.topic;
  const page = { path: answersPath(id), headTitle: `${title}: answers`, description, keywords: ["pet questions", title.toLowerCase()] };
  const facts = siteFacts(matches);
  return pageMeta({ page, facts, data: [breadcrumbData(answersCrumbs(data.topic), facts.siteUrl)] });
};

export default function AnswersTopicRoute() {
  const { topic, answers, others, url } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <Breadcrumbs crumbs={answersCrumbs(topic)} />
      <TopicAnswers topic={topic} answers={answers} others={others} />
      <PageFoot page={{ ...topic, kind: topic.clinical ? "topic" : "info", sources: [], related: [] }} url={url} />
    </div>
  );
}
