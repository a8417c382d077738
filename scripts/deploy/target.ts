import { join } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";

/** What a deployment of one environment needs to know of wrangler.toml. */
export type Target = {
  /** "" for the site itself, or a name like "staging". */
  env: string;
  worker: string;
  database: string;
  deadLetterQueue: string | undefined;
  domains: string[];
  siteUrl: string;
  mailRelay: string;
  turnstile: boolean;
  /** Presets of the models that are set in [vars]. */
  presets: string[];
  /** Is Workers AI bound? */
  bindsAi: boolean;
  dailyTokens: number | undefined;
  /** Names of the settings in [vars], and AI when Workers AI is bound. */
  settings: string[];
  /** Ids that are made of zeros, as older versions of wrangler.toml had them. */
  placeholderIds: string[];
};

/** Reads wrangler.toml of the folder. @throws Error when it is invalid or has no such environment */
export function readTarget(root: string, env: string): Target {
  const config = readConfig({ config: join(root, "wrangler.toml"), env: env || undefined }, { hideWarnings: true });
  if (env && config.targetEnvironment !== env) throw new Error(`wrangler.toml has no [env.${env}]`);
  const vars = Object.fromEntries(Object.entries(config.vars).map(([name, value]) => [name, String(value)]));
  const routes = [...(config.routes ?? []), ...(config.route ? [config.route] : [])];
  const database = config.d1_databases[0];
  const ids = [database?.database_id, ...config.kv_namespaces.map(({ id }: { id?: string }) => id)];
  return {
    env,
    worker: config.name ?? "",
    database: database?.database_name ?? "",
    deadLetterQueue: config.queues.consumers?.find((consumer: { dead_letter_queue?: string }) => consumer.dead_letter_queue)
      ?.dead_letter_queue,
    domains: routes.map((route) => (typeof route === "string" ? route : route.pattern).replace(/\/.*$/, "")),
    siteUrl: vars.SITE_URL ?? "",
    mailRelay: vars.SMTP_HOST ?? "",
    turnstile: Boolean(vars.TURNSTILE_SITE_KEY),
    presets: ["OPENAI_PRESET", "SECOND_OPENAI_PRESET"].flatMap((name) => vars[name] || []),
    bindsAi: Boolean(config.ai),
    dailyTokens: vars.DAILY_TOKENS ? Number(vars.DAILY_TOKENS) : undefined,
    settings: [...Object.keys(vars).filter((name) => vars[name]), ...(config.ai ? ["AI"] : [])],
    placeholderIds: ids.filter((id): id is string => /^[0-]+$/.test(id ?? "")),
  };
}
