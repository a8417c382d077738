import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { refuse } from "#app/domain/refusals.ts";
import { parseRequest, subscribeRequest } from "#app/domain/request-schemas.ts";

/** Takes an address for the weekly e-mail; the answer does not tell whether it was known. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (!(await context.doorkeeper.admits("form"))) return refuse("rate_limited", { "Retry-After": "60" });
  const { data: subscription, refusal } = parseRequest(subscribeRequest, await request.json().catch(() => undefined));
  if (refusal) return refuse(refusal);
  const stored = await context.mailingList.subscribe(subscription).catch(() => "failed" as const);
  if (stored === "too_often") return refuse("rate_limited", { "Retry-After": "3600" });
  return stored === "done" ? Response.json({ ok: true }, { headers: { "Cache-Control": "no-store" } }) : refuse("storage_unavailable");
}
