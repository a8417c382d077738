import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CallForm } from "#app/features/call-script/call-form.tsx";
import css from "#app/features/emergency-page/emergency.css?url";
import { EmergencyPage } from "#app/features/emergency-page/emergency-page.tsx";
import { pageMeta, siteFacts } from "#app/features/metadata/page-meta.ts";
import { breadcrumbData } from "#app/features/metadata/structured-data.ts";
import { triageReview } from "#app/library/triage-review.ts";
import { SignatureContext } from "#app/ui/content/review-mark.tsx";

/** A page of its own weight: no header, footer, chat or style sheet of the site around it. */
export const handle = { frame: "bare" };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: css }];

const CRUMBS = [
  { name: "Home", path: "/" },
  { name: "Emergency", path: "/emergency" },
];

const PAGE = {
  path: "/emergency",
  title: "Pet emergency: what to do now",
  headTitle: "Pet emergency: first steps and poison lines",
  description:
    "First steps for poison, injury, breathing, heart and seizures in pets, with poison lines by country. Prints on one sheet, works offline.",
  keywords: ["pet emergency", "animal poison control", "emergency vet", "pet first aid", "pet CPR"],
};

export async function loader({ context: { library } }: LoaderFunctionArgs) {
  const [{ emergencies, firstAid }, all] = await Promise.all([library.care(), library.protocols()]);
  const further = all.filter(({ id }) => emergencies.every((first) => first.id !== id));
  return {
    siteName: library.site.name,
    copyright: library.site.copyright,
    protocols: emergencies,
    further,
    firstAid,
    helplines: library.helplines,
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const facts = siteFacts(matches);
  return pageMeta({ page: PAGE, facts, data: [breadcrumbData(CRUMBS, facts.siteUrl)] });
};

export default function EmergencyRoute() {
  return (
    <SignatureContext.Provider value={triageReview}>
      <EmergencyPage {...useLoaderData<typeof loader>()} call={<CallForm />} />
    </SignatureContext.Provider>
  );
}
