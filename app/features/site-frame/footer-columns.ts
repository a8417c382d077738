import type { PageCard } from "#app/domain/content/page.ts";
import { LIBRARY_GUIDES_LEAST } from "#app/domain/limits.ts";
import type { QuickCheck } from "#app/domain/symptoms/quick-check.ts";

export type FooterColumn = { heading: string; text?: string; links: { path: string; title: string }[] };

const ABOUT = "Free pet-health help for everyone. It does not replace a veterinarian: when in doubt, call one.";

/** The directory, first among the symptom links. */
const LIBRARY = { path: "/symptoms", title: `Symptom library: ${LIBRARY_GUIDES_LEAST}+ guides` };

/** The four topics of the specification; the library lists the others. */
const TOPICS = ["/digestive-issues", "/vomiting-nausea", "/loss-of-appetite", "/lethargy-fatigue"];

const ANSWERS = { path: "/answers", title: "Answers by topic" };

const HOW_WE_TEST = { path: "/how-we-test", title: "How we test" };

/** What a page is called where there is little room: "Cat care tips: how to keep a cat well" is "Cat care tips". */
const nameOf = (title: string) => title.split(":")[0] ?? title;

/** The four columns of the footer (spec section 2), from the pages that exist. */
export function footerColumns(pages: readonly PageCard[], checks: readonly Pick<QuickCheck, "path" | "title">[] = []): FooterColumn[] {
  const links = (kind: PageCard["kind"]) =>
    pages.filter((page) => page.kind === kind).map(({ path, title }) => ({ path, title: nameOf(title) }));
  return [
    { heading: "About us", text: ABOUT, links: [] },
    { heading: "Pet Health Resources", links: [...links("guide"), ANSWERS] },
    {
      heading: "Emergency Symptoms",
      links: [
        LIBRARY,
        ...checks.map(({ path, title }) => ({ path, title })),
        ...links("topic").filter(({ path }) => TOPICS.includes(path)),
      ],
    },
    { heading: "Connect", links: [...links("info"), HOW_WE_TEST] },
  ];
}
