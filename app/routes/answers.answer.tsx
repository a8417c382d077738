import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AnswerPage } from "#app/features/answers/answer-page.tsx";
import { isLoss } from "#app/features/answers/answer-words.ts";
import { answerPath, answersCrumbs, answersPath } from "#app/features/answers/answers-path.ts";
import { Breadcrumbs } from "#app/features/article/breadcrumbs.tsx";
import { PageFoot } from "#app/features/article/page-foot.tsx";
import { pageData } from "#app/features/metadata/page-data.ts";
import { pageMeta, siteFacts } from "#app/features/metadata/page-meta.ts";
import { breadcrumbData } from "#app/features/metadata/structured-data.ts";

export const handle = { sheet: "text" };

/** Other questions that an owner with this one may have. */
const MOST_RELATED = 4;

export async function loader({ params, context: { library, siteUrl } }: LoaderFunctionArgs) {
  const id = `${params.topic}/${params.answer}`;
  const { topics, answers, sources } = library.knowledge;
  const answer = (await answers()).find((one) => one.id === id);
  const topic = (await topics()).find((one) => one.id === answer?.topic);
  if (!answer || !topic) throw new Response("Not found", { status: 404 });
  const [near, register, cards] = await Promise.all([library.findAnswers(answer.question), sources(), library.allPages()]);
  const guide = cards.find(({ path }) => path === answer.page);
  return {
    answer,
    topic,
    guide: guide && { path: guide.path, title: guide.title },
    sources: answer.sources.flatMap((key) => register.find((source) => source.key === key) ?? []),
    related: near
      .filter(
        (one) => one.id !== id && isLoss(one) === isLoss(answer) && (one.topic === topic.id || sharesAnimal(one.animals, answer.animals)),
      )
      .slice(0, MOST_RELATED)
      .map(({ id: other, question, lead }) => ({ path: answerPath(other), title: question, summary: lead })),
    url: siteUrl + answerPath(id),
  };
}

const sharesAnimal = (one: readonly string[], other: readonly string[]) => one.some((animal) => other.includes(animal));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const { answer, topic } = data;
  const facts = siteFacts(matches);
  const page = {
    path: answerPath(answer.id),
    headTitle: answer.question,
    description: answer.lead,
    keywords: ["pet questions", topic.title.toLowerCase()],
    pictureOf: answersPath(topic.id),
  };
  const kind = topic.clinical ? "topic" : "info";
  const about = pageData({ path: page.path, title: answer.question, kind, reviewed: topic.reviewed }, facts);
  return pageMeta({ page, facts, kind: "article", data: [breadcrumbData(answersCrumbs(topic, answer), facts.siteUrl), about] });
};

export default function AnswerRoute() {
  const { answer, topic, guide, sources, related, url } = useLoaderData<typeof loader>();
  const foot = {
    title: answer.question,
    kind: topic.clinical ? ("topic" as const) : ("info" as const),
    reviewed: topic.reviewed,
    sources,
    related,
    ...(isLoss(answer) && { isLoss: true as const }),
  };
  return (
    <div className="page">
      <Breadcrumbs crumbs={answersCrumbs(topic, answer)} />
      <AnswerPage answer={answer} guide={guide} />
      <PageFoot page={foot} url={url} canPrint />
    </div>
  );
}
