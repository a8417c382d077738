import { type ModelSettings, readModelSettings } from "#app/assistant/llm/model-settings.ts";
import type { LogRecord } from "#app/domain/ports.ts";

// An isolate gets the same environment with every request; settings change only with a deployment.
const read = new WeakMap<object, ModelSettings>();

/** The settings of the models, validated once per isolate; what is wrong is logged then. */
export function modelSettingsOf(env: object, rulesOnly: boolean, log: (line: LogRecord) => void): ModelSettings {
  const known = read.get(env);
  if (known) return known;
  const settings = readModelSettings(env as Readonly<Record<string, unknown>>);
  for (const { setting, problem } of settings.wrong) log({ route: "settings", code: `${setting} ${problem}` });
  if (rulesOnly) settings.models = [];
  read.set(env, settings);
  return settings;
}
