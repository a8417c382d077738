import { MODEL_SETTINGS } from "#app/assistant/llm/model-settings.ts";
import type { HealthFault } from "#app/domain/ports.ts";
import { readSettings, SETTING_NAMES, SWITCH_WORDS, SWITCHES } from "../env.server.ts";
import { RELAY_SETTINGS, readRelay } from "../mail/sending/relay.server.ts";

const KNOWN = new Set<string>([...SETTING_NAMES, ...RELAY_SETTINGS, ...MODEL_SETTINGS, ...MODEL_SETTINGS.map((name) => `SECOND_${name}`)]);
const SETTING_NAME = /^[A-Z][A-Z_]+$/;
const KEY_CHARS = 16;

/**
 * Settings that are not what the operator meant: a name that nothing reads, or a value that is not allowed. Those of a model are reported
 * with the model.
 * @param env settings are its texts; bindings are left alone
 */
export function settingFaults(env: object): HealthFault[] {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(env)) if (typeof value === "string" && value.trim()) texts.set(name, value.trim());
  const relay = readRelay(env);
  const unknown = [...texts.keys()].filter((name) => SETTING_NAME.test(name) && !KNOWN.has(name));
  return [
    ...unknown.map((detail) => ({ code: "setting_unknown" as const, detail })),
    ...wrongSettings(texts, env).map((detail) => ({ code: "setting_wrong" as const, detail })),
    ...(texts.has("SITE_URL") && !readSettings(env).SITE_URL ? [{ code: "site_url_invalid" as const }] : []),
    ...(relay && "wrong" in relay ? [{ code: "mail_settings_wrong" as const, detail: relay.wrong }] : []),
  ];
}

function wrongSettings(texts: ReadonlyMap<string, string>, env: object): string[] {
  const wrong: string[] = SWITCHES.filter((name) => texts.has(name) && !SWITCH_WORDS.includes(texts.get(name)?.toLowerCase() ?? ""));
  const [tokens, key] = [texts.get("DAILY_TOKENS"), texts.get("SIGNING_KEY")];
  if (tokens && !/^\d+$/.test(tokens)) wrong.push("DAILY_TOKENS");
  if (key && key.length < KEY_CHARS) wrong.push("SIGNING_KEY");
  if (texts.has("OPERATOR_EMAIL") && !(readSettings(env).OPERATOR_EMAIL && readRelay(env))) wrong.push("OPERATOR_EMAIL");
  if (texts.has("TURNSTILE_SITE_KEY") !== texts.has("TURNSTILE_SECRET")) wrong.push("TURNSTILE_SITE_KEY, TURNSTILE_SECRET");
  return wrong;
}
