import { expect, test } from "vitest";
import type { EmergencyProtocol, LifeStage, Season } from "#app/domain/content/landing-content.ts";
import { landingData } from "./landing-data.ts";
import { pageData } from "./page-data.ts";
import { pageMeta, type SiteFacts, siteFacts } from "./page-meta.ts";
import { breadcrumbData, emergencyCondition, faqData, lifeStageHowTo, seasonHowTo } from "./structured-data.ts";

const facts: SiteFacts = { site: { name: "Pets", author: "Pets team" }, siteUrl: "https://pets.example", indexable: true };
const page = { path: "/dog-sick", headTitle: "Sick dog", title: "My dog is sick", description: "What to do", keywords: ["dog", "sick"] };
const value = (meta: ReturnType<typeof pageMeta>, name: string) =>
  meta.map((tag) => tag as { name?: string; property?: string; content?: string }).find((tag) => tag.name === name || tag.property === name)
    ?.content;

test("a page says title, description, keywords, author, address and picture, for search and for sharing", () => {
  const meta = pageMeta({ page, facts, kind: "article" });
  expect(meta[0]).toEqual({ title: "Sick dog" });
  expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: "https://pets.example/dog-sick" });
  const said = [
    "description",
    "keywords",
    "author",
    "robots",
    "og:type",
    "og:image",
    "og:image:width",
    "og:image:height",
    "og:image:alt",
    "twitter:card",
    "twitter:image",
  ];
  expect(said.map((name) => value(meta, name))).toEqual([
    "What to do",
    "dog, sick",
    "Pets team",
    "index,follow",
    "article",
    "https://pets.example/social/dog-sick.png",
    "1200",
    "630",
    "My dog is sick",
    "summary_large_image",
    "https://pets.example/social/dog-sick.png",
  ]);
});

test("the start page has a picture of its own", () => {
  expect(value(pageMeta({ page: { ...page, path: "/" }, facts }), "og:image")).toBe("https://pets.example/social/home.png");
});

test("a copy of the site asks not to be indexed", () => {
  expect(value(pageMeta({ page, facts: { ...facts, indexable: false } }), "robots")).toBe("noindex,nofollow");
});

test("every page describes the free application", () => {
  const [application] = pageMeta({ page, facts }).flatMap((tag) => ("script:ld+json" in tag ? tag["script:ld+json"] : []));
  expect(application).toMatchObject({
    "@type": "WebApplication",
    name: "Pets",
    url: "https://pets.example",
    description: expect.stringMatching(/pet's symptoms/),
    offers: { price: "0", priceCurrency: "USD" },
  });
});

test("the facts of the site come from the root route", () => {
  expect(
    siteFacts([
      { id: "root", data: facts },
      { id: "page", data: {} },
    ]),
  ).toBe(facts);
  expect(siteFacts([]).indexable).toBe(false);
});

test("the trail is numbered and absolute, and ends at the page itself", () => {
  const crumbs = [
    { name: "Home", path: "/" },
    { name: "My dog is sick", path: "/dog-sick" },
  ];
  expect(breadcrumbData(crumbs, facts.siteUrl).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://pets.example/" },
    { "@type": "ListItem", position: 2, name: "My dog is sick" },
  ]);
});

test("a clinical page is a medical page, a legal one an article, and nobody is named as a reviewer before signing", () => {
  const clinical = { path: "/dog-sick", title: "My dog is sick", kind: "scenario", reviewed: "2026-11-01" } as const;
  expect(pageData(clinical, facts)).toMatchObject({ "@type": "MedicalWebPage", dateModified: "2026-11-01" });
  expect(JSON.stringify(pageData(clinical, facts))).not.toMatch(/reviewedBy|rating|author/i);
  expect(pageData({ ...clinical, kind: "info" }, facts)).toMatchObject({ "@type": "Article", dateModified: "2026-11-01" });
  const signed = pageData({ ...clinical, review: { by: "A. Vet", role: "Veterinarian", on: "2026-11-02" } }, facts);
  expect(signed).toMatchObject({ lastReviewed: "2026-11-02", reviewedBy: { name: "A. Vet", jobTitle: "Veterinarian" } });
});

const line = (html: string) => ({ html, species: ["dog"] as const });
const season: Season = {
  id: "spring",
  months: "March to May",
  title: "Spring",
  description: "Ticks &#x26; eggs",
  tips: ["<b>One</b>", "Two", "Three", "Four", "Five"].map(line),
  warnings: [line("No")],
  emergencyWatch: [line("Now")],
  southern: "Later",
  sources: [],
};
const stage: LifeStage = {
  id: "puppy",
  species: "dog",
  stage: "puppy",
  ageRange: "young",
  title: "Puppy",
  description: "Small",
  healthPriorities: ["Vaccines"],
  vetSchedule: ["Often"],
  nutritionNeeds: ["Meals"],
  exerciseGuidelines: ["Play"],
  commonConcerns: ["Worms"],
  redFlags: ["Collapse", "Fits"],
  sources: [],
};
const protocol: EmergencyProtocol = {
  id: "trauma",
  condition: "Trauma & Injury",
  severity: "critical",
  timeframe: "Minutes",
  summary: "A car or a fall.",
  words: [],
  byAnimal: [],
  avoid: [],
  atTheVet: [],
  immediateSteps: ["Stop.", "Look."],
  transportGuidelines: ["Lift."],
  whatToTell: ["When."],
  prevention: ["A lead."],
  aftercare: ["Rest."],
  page: "/dog-sick",
  sources: [],
};

test("seasons and life stages are instructions in the words that the page shows", () => {
  expect(seasonHowTo(season, 3)).toMatchObject({ "@type": "HowTo", name: "Spring", description: "Ticks & eggs" });
  expect(JSON.stringify(seasonHowTo(season, 3).step)).toBe(
    JSON.stringify(["One", "Two", "Three"].map((text) => ({ "@type": "HowToStep", text }))),
  );
  expect(JSON.stringify(lifeStageHowTo(stage).step)).toContain(
    '{"@type":"HowToSection","name":"Vet schedule","itemListElement":[{"@type":"HowToStep","text":"Often"}]}',
  );
});

test("an emergency is a condition with its first steps and its prevention", () => {
  expect(emergencyCondition(protocol)).toMatchObject({
    "@type": "MedicalCondition",
    name: "Trauma & Injury",
    possibleTreatment: { name: "Immediate steps", description: "Stop. Look." },
    primaryPrevention: { description: "A lead." },
  });
});

test("the landing page describes its questions, seasons, life stages and emergencies", () => {
  const preparedness = { contacts: [], supplies: [], information: [] };
  const firstAid = { breathing: [], gums: [], moving: [], sources: [] };
  const lists = { preparedness, firstAid, testimonials: [] };
  const care = { seasons: [season], lifeStages: [stage], emergencies: [protocol], ...lists, marketing: {} as never };
  const data = landingData([{ question: "What?", answer: "<p>That <b>is</b> so.</p>" }], care);
  expect(data).toMatchObject({
    seasons: [{ "@type": "HowTo" }],
    lifeStages: [{ "@type": "HowTo" }],
    emergencies: [{ "@type": "MedicalCondition" }],
    faq: { "@type": "FAQPage" },
  });
  expect(faqData([{ question: "What?", answer: "<p>That <b>is</b> so.</p>" }]).mainEntity).toEqual([
    { "@type": "Question", name: "What?", acceptedAnswer: { "@type": "Answer", text: "That is so." } },
  ]);
});
