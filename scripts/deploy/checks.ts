import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, parseDocument } from "yaml";
import { mergeDocuments } from "#app/library/compile/files/site-overlay.ts";
import type { Target } from "./target.ts";

/** `stop`: deploying would break the site or a promise. `warn`: somebody should look at it. */
export type Finding = { level: "stop" | "warn"; text: string };

/** The parts of the site's own text that the checks read. */
export type OwnText = { site: Record<string, unknown>; sampleTestimonials: number; sampleClaims: string[]; privacyPolicy: string };

/** The services that a site uses, which its privacy page must name. */
export type Services = Pick<Target, "mailRelay" | "turnstile" | "presets" | "bindsAi" | "settings">;

/** Settings that switch a model on, by which messages leave for another company; `SECOND_` stands before those of the second model. */
const MODEL_SETTINGS = ["OPENAI_PRESET", "OPENAI_API_KEY", "OPENAI_BASE_URL"];

/** The preset whose words stay with Cloudflare, which the privacy page names in any case. */
export const WORKERS_AI = "workers-ai";

type Marketing = { claims?: { value: string; label: string }[] | null; banner?: Record<string, unknown> | null };

export function readOwnText(root: string): OwnText {
  const read = (file: string) => readFileSync(join(root, existsSync(join(root, "site", file)) ? "site" : "content", file), "utf8");
  const ours = parse(readFileSync(join(root, "content/site.yaml"), "utf8")) as Record<string, unknown>;
  const readMarketing = (text: string) => parse(text) as Marketing;
  const shipped = readMarketing(readFileSync(join(root, "content/marketing.yaml"), "utf8"));
  const merged = parseDocument(readFileSync(join(root, "content/marketing.yaml"), "utf8"));
  mergeDocuments(merged, parseDocument(read("marketing.yaml")));
  const shown = merged.toJS() as Marketing;
  const testimonials = (parse(read("testimonials.yaml")) ?? []) as { sample?: boolean }[];
  return {
    site: { ...ours, ...(parse(read("site.yaml")) as Record<string, unknown>) },
    sampleTestimonials: testimonials.filter(({ sample }) => sample).length,
    sampleClaims: claimsOf(shown).filter((claim) => claimsOf(shipped).includes(claim)),
    privacyPolicy: read("info/privacy-policy.md"),
  };
}

/** Each claim and count, as it is read on the start page. */
function claimsOf({ claims, banner }: Marketing): string[] {
  const counts = Object.entries(banner ?? {}).flatMap(([name, text]) => (name.endsWith("Text") ? [String(text)] : []));
  return [...(claims ?? []).map(({ value, label }) => `${value} ${label}`), ...counts];
}

/**
 * What is wrong with the settings and the text, before anything is sent.
 * @param secrets names of the Worker's secrets; none for a first deployment
 * @param withSamples the operator knows that claims nobody measured are shown, and wants them
 */
export function checkTarget(target: Target, text: OwnText, secrets: readonly string[], withSamples = false): Finding[] {
  const findings: Finding[] = [];
  const stop = (text: string) => findings.push({ level: "stop", text });
  const warn = (text: string) => findings.push({ level: "warn", text });
  for (const id of target.placeholderIds) stop(`wrangler.toml has the id ${id}: remove that line, wrangler finds the resource itself`);
  if (!target.deadLetterQueue?.endsWith("-dead")) stop("the dead_letter_queue in wrangler.toml must end in -dead");
  if (!target.siteUrl) warn(`SITE_URL is empty: links and e-mails use ${text.site.url} of site.yaml`);
  else for (const problem of urlProblems(target)) stop(problem);
  if (target.env) return findings;
  if (/\.example(\/|$)/.test(String(text.site.url))) warn("site.yaml: url is still the sample");
  const claims = unmeasuredClaims(text);
  if (claims) findings.push({ level: withSamples ? "warn" : "stop", text: `${claims}, or deploy with -- --samples` });
  return [...findings, ...checkText(target, text, secrets)];
}

/** What to do about the claims and counts of ours that the site still shows, if it does. */
export function unmeasuredClaims({ sampleClaims }: OwnText): string | undefined {
  if (sampleClaims.length === 0) return undefined;
  const named = sampleClaims.map((claim) => `"${claim}"`).join(", ");
  return `marketing.yaml: nobody measured ${named}: replace them in site/marketing.yaml by what is true of your site, leave \`claims:\` and \`banner:\` empty`;
}

/** What the site's text leaves unchanged or promises wrongly, with these settings. */
export function checkText(target: Services, text: OwnText, secrets: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  const stop = (text: string) => findings.push({ level: "stop", text });
  const warn = (text: string) => findings.push({ level: "warn", text });
  if (/\.example$/.test(String(text.site.contactEmail))) warn("site.yaml: contactEmail is still the sample, so nobody can write to you");
  if (/^Replace /.test(String(text.site.postalAddress))) {
    if (target.mailRelay) stop("site.yaml: postalAddress is still the sample, and it is in every e-mail");
    else warn("site.yaml: postalAddress is still the sample");
  }
  if (text.sampleTestimonials > 0) warn(`testimonials.yaml: ${text.sampleTestimonials} samples are shown; replace or delete them`);
  const namesNone = (whom: string) =>
    text.privacyPolicy.split("\n").some((line) => line.includes(whom) && line.includes("None is named today"));
  const settings = [...target.settings, ...secrets].map((name) => name.replace(/^SECOND_/, ""));
  const own = target.presets.filter((preset) => preset === WORKERS_AI).length;
  if (own > 0 && !target.bindsAi) stop(`the preset ${WORKERS_AI} needs the binding AI in wrangler.toml`);
  if (own > 0 && !/Workers AI/.test(text.privacyPolicy))
    stop("Workers AI is set up, and the privacy page (info/privacy-policy.md) does not name it");
  // What is set for Workers AI leads to no other company.
  if (settings.filter((name) => MODEL_SETTINGS.includes(name)).length > own && namesNone("company"))
    stop("a model is set up, and the privacy page (info/privacy-policy.md) does not name its company");
  if ((target.mailRelay || settings.includes("SMTP_HOST")) && namesNone("mail service"))
    stop("a mail relay is set up, and the privacy page (info/privacy-policy.md) does not name it");
  if (target.turnstile && !/turnstile/i.test(text.privacyPolicy))
    stop("Turnstile is set up, and the privacy page (info/privacy-policy.md) does not name it");
  return findings;
}

function urlProblems({ siteUrl, domains }: Target): string[] {
  if (!URL.canParse(siteUrl) || !siteUrl.startsWith("https://")) return [`SITE_URL is ${siteUrl}: it must begin with https://`];
  const { host, pathname } = new URL(siteUrl);
  if (pathname !== "/") return [`SITE_URL is ${siteUrl}: it must not have a path`];
  if (domains.length > 0 && !domains.includes(host)) return [`SITE_URL is ${siteUrl}, but the routes lead to ${domains.join(", ")}`];
  return [];
}
