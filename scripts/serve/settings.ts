/** Names of settings, by their beginnings: nothing else of the environment reaches the Worker. */
const SETTING =
  /^(SITE_URL|SIGNING_KEY\w*|CHAT_ENABLED|RULES_ONLY|OFFLINE_ENABLED|DAILY_TOKENS|OPERATOR_EMAIL|(SECOND_)?OPENAI_\w+|SMTP_\w+|MAIL_FROM|TURNSTILE_\w+)$/;

/** The settings of an environment as a file for `wrangler dev --env-file`. */
export function settingsFile(environment: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(environment)
    .filter(([name, value]) => SETTING.test(name) && value)
    .map(([name, value = ""]) => `${name}=${quoted(value)}\n`)
    .join("");
}

/** dotenv takes a text between any of these literally. */
function quoted(value: string): string {
  const mark = ["'", '"', "`"].find((quote) => !value.includes(quote)) ?? "'";
  return mark + value + mark;
}
