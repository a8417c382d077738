import modelPrompt from "virtual:content/model-prompt";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Breadcrumbs } from "#app/features/article/breadcrumbs.tsx";
import { HowWeTest } from "#app/features/how-we-test/how-we-test.tsx";
import { ModelResults } from "#app/features/how-we-test/model-results.tsx";
import { ModelRules } from "#app/features/how-we-test/model-rules.tsx";
import { pageMeta, siteFacts } from "#app/features/metadata/page-meta.ts";
import { breadcrumbData } from "#app/features/metadata/structured-data.ts";
import { triageReview } from "#app/library/triage-review.ts";
import { SignatureContext } from "#app/ui/content/review-mark.tsx";

const PAGE = {
  path: "/how-we-test",
  title: "How we test",
  headTitle: "How we test the safety screen, with every miss",
  description:
    "How often our rules judge a message about a pet rightly, on messages by authors it did not learn from, with intervals and every miss.",
  keywords: ["pet triage accuracy", "pet symptom checker test", "triage scorecard"],
};
const CRUMBS = [
  { name: "Home", path: "/" },
  { name: "About", path: "/about" },
  { name: PAGE.title, path: PAGE.path },
];

export const loader = async ({ context: { library } }: LoaderFunctionArgs) => ({
  score: await library.score(),
  model: await library.modelScorecard(),
  prompt: modelPrompt,
});

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const facts = siteFacts(matches);
  return pageMeta({ page: PAGE, facts, data: [breadcrumbData(CRUMBS, facts.siteUrl)] });
};

export default function HowWeTestRoute() {
  const { score, model, prompt } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <Breadcrumbs crumbs={CRUMBS} />
      <SignatureContext.Provider value={triageReview}>
        <HowWeTest score={score} />
        {model ? <ModelResults card={model} /> : null}
        <ModelRules prompt={prompt} />
      </SignatureContext.Provider>
    </div>
  );
}
