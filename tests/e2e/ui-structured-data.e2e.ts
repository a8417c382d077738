import { expect, type Page } from "@playwright/test";
import { CHOCOLATE_PAGE, test } from "./journey.ts";
import { pagePaths } from "./url-table.ts";

type Thing = { "@type": string; "@context"?: string; [property: string]: unknown };

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** The structured data of a page, and its whole visible text including collapsed parts. */
async function both(page: Page, path: string): Promise<{ things: Thing[]; words: string }> {
  await page.goto(path);
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const words = await page.locator("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll("script")) script.remove();
    // Block elements separate words.
    for (const block of copy.querySelectorAll("p, li, h1, h2, h3, h4, h5, td, th, span")) block.append(" ");
    return copy.textContent ?? "";
  });
  return { things: scripts.flatMap((script) => JSON.parse(script)), words: plain(words) };
}

/** All texts of an entity, except URLs and types. */
function textsOf(thing: unknown): string[] {
  if (Array.isArray(thing)) return thing.flatMap(textsOf);
  if (typeof thing !== "object" || thing === null) return [];
  return Object.entries(thing).flatMap(([property, value]) => {
    if (typeof value !== "string") return textsOf(value);
    return ["name", "text", "headline"].includes(property) ? [plain(value)] : [];
  });
}

const of = (things: Thing[], kind: string) => things.filter((thing) => thing["@type"] === kind);

test.use({ javaScriptEnabled: false });

test("the landing page's structured data has its questions, guides and emergencies in visible words", async ({ page }) => {
  const { things, words } = await both(page, "/");
  for (const thing of things) expect(thing["@context"]).toBe("https://schema.org");
  const [faq, ...otherFaqs] = of(things, "FAQPage") as unknown as [
    { mainEntity: { "@type": string; name: string; acceptedAnswer: Thing }[] },
  ];
  expect(otherFaqs).toEqual([]);
  expect(faq.mainEntity).toHaveLength(11);
  for (const { "@type": kind, name, acceptedAnswer } of faq.mainEntity) {
    expect([kind, acceptedAnswer["@type"]]).toEqual(["Question", "Answer"]);
    expect(words).toContain(name);
    expect(String(acceptedAnswer.text).length, name).toBeGreaterThan(40);
  }

  // Four seasons and six life stages.
  const guides = of(things, "HowTo") as unknown as { name: string; step: Thing[] }[];
  expect(guides).toHaveLength(10);
  for (const { name, step } of guides) {
    expect(step.length, name).toBeGreaterThan(0);
    for (const one of step) {
      expect(["HowToStep", "HowToSection"]).toContain(one["@type"]);
      expect(one["@type"] === "HowToStep" ? one.text : one.itemListElement, name).toBeTruthy();
    }
  }

  const emergencies = of(things, "MedicalCondition") as unknown as { name: string; possibleTreatment: Thing; primaryPrevention: Thing }[];
  expect(emergencies.map(({ name }) => name)).toEqual([
    "Poisoning & Toxin Ingestion",
    "Trauma & Injury",
    "Breathing Difficulties",
    "Cardiac Events",
    "Neurological Emergencies",
  ]);
  for (const { name, possibleTreatment, primaryPrevention } of emergencies) {
    expect([possibleTreatment["@type"], primaryPrevention["@type"]], name).toEqual(["MedicalTherapy", "MedicalTherapy"]);
    for (const line of `${possibleTreatment.description} ${primaryPrevention.description}`.split(/(?<=\.) /)) {
      expect.soft(words, name).toContain(plain(line));
    }
  }

  const unseen = [...of(things, "FAQPage"), ...guides, ...emergencies]
    .flatMap(textsOf)
    // The two lists are identified by their type, not by a heading.
    .filter((text) => !["Immediate steps", "Prevention"].includes(text))
    .flatMap((text) => text.split(/(?<=[.?:;]) /))
    .filter((text) => !words.includes(text));
  expect(unseen).toEqual([]);
  // Claims that an operator must prove are not in structured data.
  for (const claim of ["94%", "1247", "under 10s"]) expect(JSON.stringify(things)).not.toContain(claim);
});

test("a guide's structured data has its type, breadcrumbs and that the site is free", async ({ page }) => {
  const { things, words } = await both(page, CHOCOLATE_PAGE);
  const [guide] = of(things, "MedicalWebPage");
  expect(words).toContain(guide?.headline);
  expect(guide).toMatchObject({ isAccessibleForFree: true, dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  // No veterinarian has signed, so none is named.
  expect(guide).not.toHaveProperty("reviewedBy");
  const [trail] = of(things, "BreadcrumbList") as unknown as { itemListElement: { position: number; name: string; item: string }[] }[];
  expect(trail?.itemListElement.map(({ position }) => position)).toEqual([1, 2, 3]);
  for (const { name } of trail?.itemListElement ?? []) expect(words).toContain(name);
});

test("every page describes one free web application", async ({ request }) => {
  for (const path of pagePaths()) {
    const html = await (await request.get(path)).text();
    if (/<meta name="robots" content="noindex/.test(html) && !html.includes("ld+json")) continue;
    const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json ?? ""));
    expect.soft(of(things, "WebApplication"), path).toEqual([
      expect.objectContaining({
        applicationCategory: "HealthApplication",
        offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
      }),
    ]);
  }
});
