import * as z from "zod";
import type { HumanCheck } from "#app/domain/newsletter/ports.ts";

const VERIFY_URL = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const ANSWER_MS = 3_000;
/** Test keys of Cloudflare's documentation, which accept everybody or nobody. */
const DUMMY = /^[123]x0{20,}/;

const verdict = z.object({ success: z.boolean() });

type Settings = { siteKey?: string; secret?: string; isPublic: boolean; log: (code: string) => void; fetch?: typeof fetch };

/**
 * Asks Cloudflare Turnstile whether a form was filled in by a person. No address and nothing else about the visitor is sent.
 * @param isPublic whether this is a public site, where a test key must not be accepted
 * @returns undefined when no key is set; then only the hidden field and the limits keep robots out
 */
export function turnstile({ siteKey, secret, isPublic, log, fetch: ask = fetch }: Settings): HumanCheck | undefined {
  if (!siteKey && !secret) return undefined;
  const usable = siteKey && secret && !(isPublic && (DUMMY.test(secret) || DUMMY.test(siteKey)));
  return {
    siteKey: siteKey ?? "",
    async judge(proof) {
      if (!usable) {
        log("turnstile_misconfigured");
        return "unknown";
      }
      if (!proof) return "unproven";
      try {
        const body = new URLSearchParams({ secret, response: proof });
        const answer = await ask(VERIFY_URL, { method: "POST", body, signal: AbortSignal.timeout(ANSWER_MS) });
        return verdict.parse(await answer.json()).success ? "person" : "unproven";
      } catch {
        log("turnstile_unreachable");
        return "unknown";
      }
    },
  };
}
