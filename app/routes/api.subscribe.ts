import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { refuse } from "#app/domain/api-errors.ts";
import { takeSubscription } from "#app/domain/newsletter/take-subscription.ts";

/** Takes an address for the weekly e-mail; the answer does not tell whether it was known. */
export async function action({ request, context }: ActionFunctionArgs) {
  const refused = await takeSubscription(await request.json().catch(() => undefined), context);
  if (!refused) return Response.json({ ok: true }, { headers: { "Cache-Control": "no-store" } });
  return refuse(refused.code, refused.retryAfter ? { "Retry-After": String(refused.retryAfter) } : {});
}
