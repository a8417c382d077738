import { checkText, type OwnText, readOwnText, type Services, unmeasuredClaims, WORKERS_AI } from "../deploy/checks.ts";

/** What is still the sample or promised wrongly in the text of a server of one's own, with these settings. */
export function textProblems(text: OwnText, settings: Readonly<Record<string, string | undefined>>): string[] {
  const services: Services = {
    mailRelay: settings.SMTP_HOST ?? "",
    turnstile: Boolean(settings.TURNSTILE_SITE_KEY),
    presets: ["OPENAI_PRESET", "SECOND_OPENAI_PRESET"].flatMap((name) => settings[name] || []),
    bindsAi: false,
    settings: Object.keys(settings).filter((name) => settings[name]),
  };
  const problems = checkText(services, text, []).map(({ text }) => text);
  const claims = unmeasuredClaims(text);
  if (claims) problems.push(claims);
  const usesCloudflare = services.turnstile || services.presets.some((preset) => preset.startsWith(WORKERS_AI));
  if (text.privacyPolicy.includes("Cloudflare") && !usesCloudflare)
    problems.push(
      "the privacy page names Cloudflare, whose servers this site does not use: put your version into site/info/privacy-policy.md",
    );
  return problems;
}

/** The lines of it for the log. A file that cannot be read is one of them: what is served was built before. */
export function textLines(root: string, settings: Readonly<Record<string, string | undefined>>): string[] {
  try {
    return textProblems(readOwnText(root), settings).map((problem) => `text   ${problem}`);
  } catch (error) {
    return [`text   cannot be read: ${error instanceof Error ? error.message : error}`];
  }
}
