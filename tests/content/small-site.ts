import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { stringify } from "yaml";
import { CONDITIONS, SEASONS } from "#app/domain/content/landing-content.ts";
import { PROTOCOLS } from "#app/domain/verdict.ts";
import { quickCheckFigures, quickCheckFiles } from "./small-checks.ts";
import { knowledgeFiles } from "./small-knowledge.ts";
import { marketing } from "./small-marketing.ts";
import { names, sentence, sentences } from "./small-texts.ts";

/** The smallest content/ with nothing wrong in it, for tests that break one thing. By path from the project's root. */
type SmallSite = Record<string, string>;

/** A change of one file: its new text, made from the old one. */
export type Change = [file: string, change: (text: string) => string];

let built: SmallSite | undefined;

/** Writes the small site with these changes to a temporary folder and hands its path over. */
export function inSmallSite<T>(changes: readonly Change[], use: (root: string) => T): T {
  built ??= smallSite();
  const site = { ...built };
  for (const [file, change] of changes) site[file] = change(site[file] ?? "");
  const root = mkdtempSync(join(tmpdir(), "small-site-"));
  try {
    for (const [name, text] of Object.entries(site)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    return use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Its symptom pages, all of one kind. */
export const SCENARIOS = ["dog/dog-sick", "cat/cat-sick", "dog/dog-odd", "cat/cat-odd", "dog/dog-dull", "cat/cat-dull"].map(
  (name) => `content/scenarios/${name}.md`,
);

const MODERATION = readdirSync("content/moderation")
  .filter((file) => /\.(?:yaml|json)$/.test(file))
  .map((file) => `content/moderation/${file}`);

const CRISIS = readdirSync("content/crisis", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(?:yaml|json)$/.test(file))
  .map((file) => `content/crisis/${file}`);

function smallSite(): SmallSite {
  const checked = "2026-11-20";
  const lists = (name: string, fields: readonly string[]) =>
    Object.fromEntries(fields.map((field) => [field, sentences(`${name} ${field}`, field === "redFlags" ? 4 : 3)]));
  const animalLines = (name: string, count: number) => sentences(name, count).map((text) => ({ text, species: ["dog"] }));
  const site: SmallSite = {
    "content/figures.yaml": stringify({
      "one-limit": { value: 12, unit: "hours", species: ["dog"], note: "How long a dog may wait", source: "manual", checked },
      ...quickCheckFigures,
    }),
    "content/sources.yaml": stringify({ manual: { title: "A manual for vets", grade: "A", url: "https://manual.example/page", checked } }),
    "content/human-danger.yaml": stringify({
      words: { person: ["my son"] },
      cards: [
        {
          id: "person-poisoned",
          heading: "Call the poison line for people",
          says: ["Keep the packet in your hand.", "Do not wait for any signs."],
          lines: [{ name: "A line", number: "911", tel: "911", note: "All day" }],
          source: "manual",
          checked,
          hears: ["{person} ... ate"],
        },
      ],
    }),
    "content/helplines.yaml": stringify([
      {
        id: "line",
        country: "US",
        countryName: "United States",
        name: "A poison line",
        number: "(555) 010-0100",
        tel: "+15550100100",
        hours: "All day",
        fee: "A fee may apply",
        source: "manual",
        checked,
      },
    ]),
    ...knowledgeFiles(),
    // As on the site.
    ...Object.fromEntries(
      [
        "content/assistant/phrases.yaml",
        "content/assistant/prompt.md",
        "content/acts/classes.yaml",
        "content/acts/model.json",
        ...MODERATION,
        ...CRISIS,
      ].map((path) => [path, readFileSync(path, "utf8")]),
    ),
    ...quickCheckFiles(),
    "content/synonyms.yaml": stringify([["vomit", "throw up"]]),
    "content/site.yaml": stringify({
      name: "Small",
      url: "https://small.example",
      tagline: "A small site",
      description: "A site for tests",
      author: "Small",
      contactEmail: "hello@small.example",
      postalAddress: "A street",
      copyright: "Copyright",
    }),
    "content/faq.yaml": stringify(
      names("ask", 11).map((id) => ({
        id,
        question: `What is ${id}?`,
        answer: `${sentences(id, 2).join(" ")}\n\nThen ask the assistant about ${id} in your own words.`,
      })),
    ),
    "content/seasons.yaml": stringify(
      SEASONS.map((id) => ({
        id,
        months: "March to May",
        title: `The ${id}`,
        description: sentence(`${id} about`),
        tips: animalLines(`${id} tips`, 5),
        warnings: animalLines(`${id} warnings`, 2),
        emergencyWatch: animalLines(`${id} watch`, 1),
        southern: sentence(`${id} south`),
      })),
    ),
    "content/life-stages.yaml": stringify(
      ["dog puppy", "dog adult", "dog senior", "cat kitten", "cat adult", "cat senior"].map((name) => {
        const [species, stage] = name.split(" ");
        const texts = lists(name, [
          "healthPriorities",
          "vetSchedule",
          "nutritionNeeds",
          "exerciseGuidelines",
          "commonConcerns",
          "redFlags",
        ]);
        return {
          id: name.replace(" ", "-"),
          species,
          stage,
          ageRange: "up to :figure[one-limit]",
          title: name,
          description: sentence(`${name} about`),
          ...texts,
        };
      }),
    ),
    "content/emergencies.yaml": stringify(
      CONDITIONS.map((condition, index) => ({
        id: PROTOCOLS[index],
        condition,
        severity: "critical",
        timeframe: "Minutes",
        summary: sentence(condition),
        ...lists(condition, ["immediateSteps", "transportGuidelines", "whatToTell", "prevention", "aftercare"]),
        page: "/dog-sick",
      })),
    ),
    "content/preparedness.yaml": stringify(lists("ready", ["contacts", "supplies", "information"])),
    "content/first-aid.yaml": stringify(lists("aid", ["breathing", "gums", "moving"])),
    "content/testimonials.yaml": stringify([
      {
        name: "Sample owner",
        location: "Sample town",
        petName: "Biscuit",
        petType: "dog",
        quote: "It helped.",
        outcome: "Called",
        timeframe: "A day",
        sample: true,
      },
    ]),
    "content/marketing.yaml": stringify(marketing()),
    "content/info/about.md": page("about", { reviewed: "2026-11-01" }, ["## Who we are"], 2),
    "content/guides/dog-guide.md": page(
      "dog-guide",
      { species: ["dog"], related: ["dog-sick", "vomiting"], reviewed: "2026-11-01" },
      GUIDE,
      26,
    ),
    "content/topics/vomiting.md": page(
      "vomiting",
      { species: ["dog"], urgency: "urgent", sign: "stomach", related: ["dog-sick", "dog-guide"], reviewed: "2026-11-01" },
      SICK,
      13,
    ),
    ...Object.fromEntries(
      SCENARIOS.map((name) => [
        name,
        page(
          basename(name, ".md"),
          { urgency: "urgent", sign: "stomach", related: ["vomiting", "dog-guide"], reviewed: "2026-11-01" },
          SICK,
          10,
        ),
      ]),
    ),
  };
  return site;
}

const SICK = [
  "What to do now",
  "What not to do",
  "How urgent is it?",
  "Likely causes",
  "What the vet will ask",
  "What the vet may do",
  "How to prevent it",
].map((heading) => `## ${heading}`);
const GUIDE = ["Everyday care", "Food and water", "Checks and prevention", "Common problems", "When to worry"].map(
  (heading) => `## ${heading}`,
);

function page(slug: string, fields: Record<string, unknown>, headings: readonly string[], sentencesEach: number): string {
  const front = {
    title: `The page about ${slug}`,
    description: `${sentence(`${slug} description`)} ${sentence(`${slug} more`)}`,
    summary: sentence(`${slug} summary`),
    keywords: ["one", "two", "three"],
    ...fields,
  };
  const card =
    "species" in fields || "urgency" in fields
      ? `:::urgent[Call a vet today if your pet:]\n- ${sentence(`${slug} sign`)}\n- has not eaten for :figure[one-limit]\n:::\n\n`
      : "";
  const body = headings.map((heading) => `${heading}\n\n${sentences(`${slug} ${heading}`, sentencesEach).join(" ")}\n`).join("\n");
  return `---\n${stringify(front)}---\n${card}${body}`;
}
