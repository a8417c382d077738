import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { API_ERRORS, type ApiErrorCode } from "#app/domain/http/api-errors.ts";
import { subscribe } from "#app/domain/newsletter/subscribe.ts";
import { siteFacts, smallPageMeta } from "#app/features/metadata/page-meta.ts";
import { type SubscribeAnswer, SubscribePage } from "#app/features/newsletter/subscribe-page.tsx";

/** Takes the subscription form of a page without script, and answers with a page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = Object.fromEntries(await request.formData());
  const refused = await subscribe({ ...fields, proof: fields["cf-turnstile-response"] }, context);
  return tell(refused?.code, String(fields.email));
}

function tell(refusal: ApiErrorCode | undefined, email: string): Response {
  const [status, says] = refusal ? API_ERRORS[refusal] : [200, undefined];
  const answer: SubscribeAnswer = { done: !refusal, says, ...(refusal === "human_check_needed" && { email }) };
  return Response.json(answer, { status, headers: { "Cache-Control": "no-store" } });
}

export function loader({ context: { humanCheck } }: LoaderFunctionArgs) {
  return { siteKey: humanCheck?.siteKey };
}

const PAGE = {
  path: "/subscribe",
  keywords: ["pet health tips", "weekly e-mail", "pet newsletter"],
  headTitle: "Weekly pet health tips by e-mail",
  description: "Subscribe to the weekly pet health tips. No spam, unsubscribe anytime.",
};

export const meta: MetaFunction<typeof loader> = ({ matches }) => smallPageMeta(PAGE, siteFacts(matches));

export default function SubscribeRoute() {
  return <SubscribePage answer={useActionData<SubscribeAnswer>()} siteKey={useLoaderData<typeof loader>().siteKey} />;
}
