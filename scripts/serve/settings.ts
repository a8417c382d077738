/** Names of settings, by their beginnings: nothing else of the environment reaches the Worker. */
const SETTING =
  /^(SITE_URL|SIGNING_KEY\w*|CHAT_ENABLED|RULES_ONLY|OFFLINE_ENABLED|DAILY_TOKENS|OPERATOR_EMAIL|(SECOND_)?OPENAI_\w+|SMTP_\w+|MAIL_FROM|TURNSTILE_\w+)$/;

/** The settings of an environment as a file for `wrangler dev --env-file`. */
export function settingsFile(environment: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(environment)
    .filter(([name, value]) => SETTING.test(name) && value)
    .map(([name, value = ""]) => `${name}=${quoted(name, value)}\n`)
    .join("");
}

/**
 * A value as wrangler reads it: dotenv takes a text between quotes literally, and afterwards `$NAME` is expanded, whatever the quotes.
 * @throws Error when there is no way to write it
 */
function quoted(name: string, value: string): string {
  const mark = ["'", "`", '"'].find((quote) => !value.includes(quote));
  // Between double quotes a backslash and an n are a line break.
  if (!mark || (mark === '"' && /\\[nr]/.test(value))) throw new Error(`${name} has all kinds of quotes, which cannot be passed on`);
  return mark + value.replaceAll("$", "\\$") + mark;
}
