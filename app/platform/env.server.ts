import * as z from "zod";
import { DAILY_TOKENS } from "#app/domain/limits.ts";

const optional = z
  .string()
  .optional()
  .transform((text) => text?.trim() || undefined);

const ON_WORDS = ["1", "true", "yes", "on"];

/** What a switch may say, and what is a typo. */
export const SWITCH_WORDS: readonly string[] = [...ON_WORDS, "0", "false", "no", "off"];

/** A switch. A typo counts as the default, so that it closes no chat; `/healthz` reports it. */
const onOff = (byDefault: boolean) =>
  optional.transform((text) => {
    const word = text?.toLowerCase() ?? "";
    return SWITCH_WORDS.includes(word) ? ON_WORDS.includes(word) : byDefault;
  });

/** The origin of a URL; https when it names no scheme. A value that is no URL counts as none, so that a typo takes no page down. */
function originOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(url) && /^https?:/i.test(url) ? new URL(url).origin : undefined;
}

const settings = z.object({
  SITE_URL: optional.transform(originOf),
  SIGNING_KEY: optional,
  SIGNING_KEY_PREVIOUS: optional,
  // An address that is none must not stop the site.
  OPERATOR_EMAIL: optional.pipe(z.email().optional().catch(undefined)),
  TURNSTILE_SITE_KEY: optional,
  TURNSTILE_SECRET: optional,
  CHAT_ENABLED: onOff(true),
  OFFLINE_ENABLED: onOff(true),
  RULES_ONLY: onOff(false),
  // A value that is not a number must not remove the limit.
  DAILY_TOKENS: optional.transform((text) => Number(text ?? DAILY_TOKENS)).pipe(z.number().int().min(0).catch(DAILY_TOKENS)),
});

export const SETTING_NAMES = Object.keys(settings.shape);
export const SWITCHES = ["CHAT_ENABLED", "OFFLINE_ENABLED", "RULES_ONLY"] as const;

/** Settings and secrets, trimmed, with empty ones left out; bindings as they are. */
export type ServerSettings = z.infer<typeof settings>;

// An isolate gets the same environment with every request; settings change only with a deployment.
const read = new WeakMap<object, ServerSettings>();

/** Reads the settings of an environment, once. Bindings are not touched. */
export function readSettings(env: object): ServerSettings {
  const known = read.get(env) ?? settings.parse(env);
  read.set(env, known);
  return known;
}
