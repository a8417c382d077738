import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { apiError } from "#app/domain/http/api-errors.ts";
import { feedbackRequest, parseRequest } from "#app/domain/http/request-schemas.ts";
import { SITE_ROUTES } from "#app/domain/http/site-routes.ts";

/** Takes one vote for an answer that this site gave. */
export async function action({ request, context }: ActionFunctionArgs) {
  const wait = await context.rateLimiter.check("form");
  if (wait) return apiError("rate_limited", { "Retry-After": String(wait) });
  const { data: vote, refusal } = parseRequest(feedbackRequest, await request.json().catch(() => undefined));
  if (refusal) return apiError(refusal);
  const id = await context.messageIds.check(vote.messageId);
  if (id !== "valid") return apiError(id === "expired" ? "message_id_expired" : "message_id_invalid");
  // Any other path could be a visitor's words.
  const page = [...context.library.paths, ...SITE_ROUTES.map(({ path }) => path)].find((path) => path === vote.page);
  const stored = await context.votes.record({ ...vote, page }).then(
    () => true,
    () => false,
  );
  return stored ? Response.json({ ok: true }, { headers: { "Cache-Control": "no-store" } }) : apiError("storage_unavailable");
}
