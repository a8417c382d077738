import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ChecklistPage } from "#app/features/emergencies/checklist-page.tsx";
import { pageMeta, siteFacts } from "#app/features/metadata/page-meta.ts";

export async function loader({ context: { library } }: LoaderFunctionArgs) {
  const { preparedness } = await library.care();
  return { preparedness, helpline: library.helplines[0] };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const page = {
    path: "/be-ready",
    headTitle: "Pet emergency checklist to print",
    description: "Contacts, first-aid supplies and information to have ready before a pet emergency, on one sheet.",
    keywords: ["pet first aid kit", "pet emergency checklist"],
  };
  return pageMeta({ page, facts: siteFacts(matches) });
};

export default function BeReadyRoute() {
  return <ChecklistPage {...useLoaderData<typeof loader>()} />;
}
