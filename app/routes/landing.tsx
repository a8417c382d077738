import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Landing } from "#app/features/landing/landing.tsx";
import { FaqSection } from "#app/features/faq/faq-section.tsx";
import { NewsletterForm } from "#app/features/newsletter/newsletter-form.tsx";
import { pageMeta } from "#app/features/reading/page-meta.ts";

export const handle = { hydrate: "idle" };

export function loader({ context: { library, siteUrl } }: LoaderFunctionArgs) {
  const { site, faq, pages, helplines } = library;
  return { site, siteUrl, faq, guides: pages.filter((page) => page.kind === "guide"), helpline: helplines[0] };
}

export const meta = ({ data }: { data?: ReturnType<typeof loader> }) => {
  if (!data) return [];
  const { site, siteUrl } = data;
  const keywords = ["pet health", "symptom check", "emergency vet", "free"];
  const page = { path: "/", headTitle: `${site.name}: free pet-health help`, description: site.description, keywords };
  return pageMeta({ page, site, siteUrl });
};

export default function LandingRoute() {
  const { site, faq, guides, helpline } = useLoaderData<typeof loader>();
  return (
    <>
      <Landing site={site} guides={guides} helpline={helpline} />
      <FaqSection items={faq} />
      <NewsletterForm source="page" />
    </>
  );
}
