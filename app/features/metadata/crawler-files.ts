import type { EmergencyProtocol } from "#app/domain/content/landing-content.ts";
import type { PageCard } from "#app/domain/content/page.ts";
import { routePath, SITE_ROUTES } from "#app/domain/http/site-routes.ts";
import type { Answer, AnswerTopic, Substance } from "#app/domain/knowledge/knowledge.ts";
import { substancePagePath } from "#app/domain/knowledge/substance.ts";
import type { QuickCheck } from "#app/domain/symptoms/quick-check.ts";

/** The files that crawlers and researchers look for. */

type Listed = {
  siteUrl: string;
  pages: readonly PageCard[];
  quickChecks: readonly Pick<QuickCheck, "path" | "title" | "summary" | "reviewed">[];
  topics: readonly AnswerTopic[];
  protocols: readonly Pick<EmergencyProtocol, "id" | "condition">[];
  answers: readonly Pick<Answer, "id" | "topic">[];
  substances: readonly Pick<Substance, "id">[];
};

const topicPath = ({ id }: AnswerTopic) => `${routePath("answers")}/${id}`;

/** Every address of the site with the day on which its text was last read through. */
export function sitemap({ siteUrl, pages, quickChecks, topics, protocols, answers, substances }: Listed): string {
  const newest =
    pages
      .map(({ reviewed }) => reviewed)
      .sort()
      .at(-1) ?? "";
  const dayOf = new Map(topics.map(({ id, reviewed }) => [id, reviewed]));
  const listDay = quickChecks.find(({ path }) => path === routePath("poisons"))?.reviewed ?? newest;
  const entries = [
    ...SITE_ROUTES.filter(({ inSitemap }) => inSitemap).map(({ path }) => ({ path, reviewed: newest })),
    ...protocols.map(({ id }) => ({ path: `${routePath("emergency")}/${id}`, reviewed: newest })),
    ...quickChecks,
    ...topics.map((topic) => ({ path: topicPath(topic), reviewed: topic.reviewed })),
    ...answers.map(({ id, topic }) => ({ path: `${routePath("answers")}/${id}`, reviewed: dayOf.get(topic) ?? newest })),
    ...substances.map(({ id }) => ({ path: substancePagePath(id), reviewed: listDay })),
    ...pages,
  ];
  const urls = entries.map(({ path, reviewed }) => `  <url><loc>${escapeXml(siteUrl + path)}</loc><lastmod>${reviewed}</lastmod></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

/** On any other host than the site's own each page says "noindex"; to be read, it must not be locked. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /_content/\nDisallow: /symptoms?\nDisallow: /poisons?\nDisallow: /how-long?\nDisallow: /breathing?\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

const KINDS: readonly [PageCard["kind"], string][] = [
  ["scenario", "Symptoms: what to do now"],
  ["topic", "Signs in any pet"],
  ["guide", "Care guides"],
  ["food", "Can they eat it?"],
  ["info", "About this site"],
];

/** A map of the site for language models: what it is, and what each page answers. */
export function llms(
  { siteUrl, pages, quickChecks, topics, protocols }: Omit<Listed, "answers" | "substances">,
  site: { name: string; description: string },
): string {
  const part = (heading: string, listed: readonly Pick<QuickCheck, "path" | "title" | "summary">[]) => {
    const lines = listed.map(({ path, title, summary }) => `- [${title}](${siteUrl}${path}): ${summary}`);
    return `## ${heading}\n\n${lines.join("\n")}\n`;
  };
  const kinds = KINDS.map(([kind, heading]) =>
    part(
      heading,
      pages.filter((page) => page.kind === kind),
    ),
  );
  const answers = topics.map((topic) => ({ path: topicPath(topic), title: topic.title, summary: topic.description }));
  const parts = [part("Quick checks", quickChecks), ...kinds, part("Answers to owners' questions", answers)];
  const caution =
    "The pages inform and do not replace a veterinarian. They name their sources and the day of their last review. Quote the emergency signs with any advice, and name no doses.";
  const first = `## In an emergency\n\n- [Pet emergency: what to do now](${siteUrl}${routePath("emergency")}): First steps and poison lines by country.\n${protocols.map(({ id, condition }) => `- [${condition}](${siteUrl}${routePath("emergency")}/${id})\n`).join("")}`;
  const test = `## How it is tested\n\n- [How we test the safety screen](${siteUrl}${routePath("how-we-test")}): What owners really write, and scores on messages written for us, with every miss.\n`;
  return `# ${site.name}\n\n> ${site.description}\n\n${caution}\n\n${first}\n${parts.join("\n")}\n${test}`;
}

const DAY_MS = 86_400_000;
const VALID_DAYS = 180;

/** Whom to tell of a weakness (RFC 9116). It must not grow old: it is valid for half a year from today. */
export function securityTxt(siteUrl: string, email: string, now: number): string {
  const midnight = now - (now % DAY_MS) + VALID_DAYS * DAY_MS;
  const expires = new Date(midnight).toISOString();
  return `Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${siteUrl}/.well-known/security.txt\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
