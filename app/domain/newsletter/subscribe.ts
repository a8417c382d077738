import type { ApiErrorCode } from "../http/api-errors.ts";
import { parseRequest, subscribeRequest } from "../http/request-schemas.ts";
import type { RateLimiter } from "../ports.ts";
import type { HumanCheck, MailingList } from "./ports.ts";

type Needs = { rateLimiter: RateLimiter; humanCheck: HumanCheck | undefined; mailingList: MailingList };

/** Why an address was not taken. `retryAfter` in seconds. */
export type SubscriptionError = { code: ApiErrorCode; retryAfter?: number };

/**
 * Takes an address for the weekly e-mail from a form, with script or without.
 * @returns nothing when it is stored, or was already: the answer does not tell
 */
export async function subscribe(form: unknown, { rateLimiter, humanCheck, mailingList }: Needs): Promise<SubscriptionError | undefined> {
  const wait = await rateLimiter.check("form");
  if (wait) return { code: "rate_limited", retryAfter: wait };
  const { data: subscription, refusal } = parseRequest(subscribeRequest, form);
  if (refusal) return { code: refusal };
  const sender = (await humanCheck?.judge(subscription.proof)) ?? "person";
  if (sender !== "person") return { code: sender === "unproven" ? "human_check_needed" : "human_check_unavailable" };
  const stored = await mailingList.subscribe(subscription).catch(() => "failed" as const);
  if (stored === "too_often") return { code: "rate_limited", retryAfter: 3600 };
  return stored === "done" ? undefined : { code: "storage_unavailable" };
}
