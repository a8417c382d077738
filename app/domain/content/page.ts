import type { Species } from "../pets.ts";
import type { CardLevel } from "../urgency.ts";

export type PageKind = "guide" | "topic" | "scenario" | "food" | "info";

/** What a symptom page is about, for the directory: worst first. */
export const SIGNS = {
  poison: "Poison and swallowed things",
  breathing: "Breathing",
  weakness: "Weakness, shaking and legs",
  stomach: "Vomiting, diarrhea and droppings",
  eating: "Eating and drinking",
  bladder: "Peeing",
  head: "Eyes, mouth and drooling",
  skin: "Skin, fur and feathers",
  behavior: "Behavior and noise",
  care: "Care, age and vet visits",
} as const;

export type SignGroup = keyof typeof SIGNS;

/** A step of the trail above a page. */
export type Crumb = { name: string; path: string };

/** What a list of pages needs to know of a page. */
export type PageCard = {
  /** Absolute path on the site, with its leading slash. */
  path: string;
  kind: PageKind;
  species: readonly Species[];
  title: string;
  summary: string;
  /** How urgent the page's question usually is; absent on guides and legal pages. */
  urgency?: CardLevel;
  /** What a symptom page is about, for the directory. */
  sign?: SignGroup;
  /** ISO date of the last review by an editor. */
  reviewed: string;
};

/** A veterinarian's signature under a page, from content/reviews.yaml. */
export type Review = { by: string; role: string; on: string };

export type Source = {
  key: string;
  title: string;
  /** A: manual, guideline, paper or poison service. B: practice or charity. house: our own cautious wording. */
  grade: "A" | "B" | "house";
  url?: string;
  /** ISO date on which an editor last opened the source; absent while nobody has. */
  checked?: string;
};

/** A finished piece of a page: HTML made at build, or a care card. */
export type Block = { kind: "html"; html: string } | { kind: "card"; level: CardLevel; heading: string; html: string; helpline: boolean };

export type Page = PageCard & {
  /** About losing an animal or letting it go: it does not speak as a page about an illness does. */
  isLoss?: true;
  headTitle: string;
  description: string;
  keywords: readonly string[];
  /** Absent until somebody has signed for the current text of the page. */
  review?: Review;
  blocks: readonly Block[];
  contents: readonly { id: string; text: string }[];
  related: readonly PageCard[];
  sources: readonly Source[];
};

/** What a section of a page is for; the guide assistant builds its answer from these. */
const ROLES = ["signs", "act", "avoid", "urgency", "causes", "vet-asks", "vet-does", "prevent", "other"] as const;

export type Role = (typeof ROLES)[number];

/** A section of a page in plain text: the unit of search, of grounding and of citation. */
export type Passage = {
  /** Path and anchor: `/dog-ate-chocolate-3-hours-ago#what-to-do-now`. */
  id: string;
  path: string;
  pageTitle: string;
  heading: string;
  role: Role;
  kind: PageKind;
  species: readonly Species[];
  /** Level of the care card that the passage is, when it is one. */
  level?: CardLevel;
  /** The section's paragraphs and list items, in order. */
  items: readonly string[];
};

export type Helpline = {
  id: string;
  country: string;
  countryName: string;
  name: string;
  /** As printed: `(888) 426-4435`. */
  number: string;
  /** For `tel:` links: `+18884264435`. */
  tel: string;
  hours: string;
  fee: string;
  checked: string;
  source: string;
};
