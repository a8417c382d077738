import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { API_ERRORS, type ApiErrorCode } from "#app/domain/api-errors.ts";
import { subscribe } from "#app/domain/newsletter/subscribe.ts";
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

export function loader({ context: { library, siteUrl, humanCheck } }: LoaderFunctionArgs) {
  return { name: library.site.name, siteUrl, siteKey: humanCheck?.siteKey };
}

export const meta = ({ data }: { data?: ReturnType<typeof loader> }) => [
  { title: `Weekly pet health tips by e-mail | ${data?.name}` },
  { name: "description", content: "Subscribe to the weekly pet health tips. No spam, unsubscribe anytime." },
  { name: "robots", content: "noindex,nofollow" },
  { tagName: "link", rel: "canonical", href: `${data?.siteUrl}/subscribe` },
];

export default function SubscribeRoute() {
  return <SubscribePage answer={useActionData<SubscribeAnswer>()} siteKey={useLoaderData<typeof loader>().siteKey} />;
}
