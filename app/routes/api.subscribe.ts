import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { apiError } from "#app/domain/http/api-errors.ts";
import { subscribe } from "#app/domain/newsletter/subscribe.ts";

/** Takes an address for the weekly e-mail; the answer does not tell whether it was known. */
export async function action({ request, context }: ActionFunctionArgs) {
  const refused = await subscribe(await request.json().catch(() => undefined), context);
  if (!refused) return Response.json({ ok: true }, { headers: { "Cache-Control": "no-store" } });
  return apiError(refused.code, refused.retryAfter ? { "Retry-After": String(refused.retryAfter) } : {});
}
