import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { pageMeta, siteFacts } from "#app/features/metadata/page-meta.ts";
import { MyPetsPage } from "#app/features/pages/my-pets-page.tsx";
import { usePageData } from "#app/ui/document/page-data.tsx";

export const handle = { hydrate: "idle" };

export async function loader({ context: { library } }: LoaderFunctionArgs) {
  const { rates } = await library.breathing();
  return { rates: rates.map((rate) => ({ ...rate, sources: [] })) };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const page = {
    path: "/my-pets",
    headTitle: "A pet diary that stays on your device",
    description:
      "Sleeping breaths with a curve, weight, medicine, a care calendar and a sheet for the sitter. No account; nothing is sent.",
    keywords: ["pet diary", "sleeping respiratory rate", "pet sitter sheet", "pet care calendar"],
  };
  return pageMeta({ page, facts: siteFacts(matches) });
};

export default function MyPetsRoute() {
  return <MyPetsPage {...usePageData<typeof loader>()} />;
}
