import * as z from "zod";

const optional = z
  .string()
  .optional()
  .transform((text) => text?.trim() || undefined);

const settings = z.object({
  SITE_URL: optional.transform((url) => url?.replace(/\/+$/, "")),
  SIGNING_KEY: optional,
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optional,
  OPENAI_MODEL: optional,
});

/** Settings and secrets, trimmed, with empty ones left out; bindings as they are. */
export type Settings = z.infer<typeof settings>;

/** Reads the settings of an environment. Bindings are not touched. */
export function readSettings(env: object): Settings {
  return settings.parse(env);
}
