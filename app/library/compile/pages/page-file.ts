import type { PageKind, SignGroup } from "#app/domain/content/page.ts";
import { SPECIES, type Species } from "#app/domain/pets.ts";
import type { CardLevel } from "#app/domain/urgency.ts";
import { type LineReport, openFrontMatter } from "../files/front-matter.ts";
import { shapeProblems } from "../files/shape-problems.ts";
import { frontMatter, type Shape } from "../schemas.ts";

/** The front matter of any kind of page, with what its folder says filled in. */
type FrontMatter = {
  title: string;
  headTitle?: string;
  description: string;
  summary: string;
  keywords: string[];
  searchTerms: string[];
  related: string[];
  reviewed: string;
  urgency?: CardLevel;
  sign?: SignGroup;
  shape?: Shape;
  species: readonly Species[];
};

export type PageFile = {
  kind: PageKind;
  front: FrontMatter;
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
  lineOfField: (field: string) => number;
};

const EMPTY: FrontMatter = {
  title: "",
  description: "",
  summary: "",
  keywords: [],
  searchTerms: [],
  related: [],
  reviewed: "",
  species: [],
};

/**
 * Splits a page file into front matter and body and checks the former.
 * @param name path from the project's root; its folder gives kind and species
 * @param report takes each problem with its line in the file
 */
export function readPageFile(text: string, name: string, report: LineReport): PageFile {
  const { kind, folderSpecies } = placeOf(name, report);
  const opened = openFrontMatter(text, "the page", report);
  if (!opened) return { kind, front: EMPTY, body: text, bodyLine: 1, lineOfField: () => 1 };
  const { fields, ...rest } = opened;
  const front = checkFront(kind, fields, (field, says) => report(rest.lineOfField(field), says));
  return { kind, front: { ...front, species: folderSpecies ?? front.species ?? [] }, ...rest };
}

function checkFront(kind: PageKind, fields: unknown, report: (field: string, says: string) => void): FrontMatter {
  const parsed = frontMatter[kind].safeParse(fields);
  const wrong = parsed.success ? [] : shapeProblems(parsed.error);
  for (const { path, says } of wrong) report(String(path[0] ?? ""), `front matter, ${path.map(String).join(".") || "fields"}: ${says}`);
  const right = Object.entries(fields as object).filter(([field]) => !wrong.some(({ path }) => path[0] === field));
  const front: FrontMatter = { ...EMPTY, ...Object.fromEntries(right) };
  if (!front.headTitle && front.title.length > HEAD_TITLE) {
    report("title", `the title has ${front.title.length} characters and search engines show ${HEAD_TITLE}; add a shorter headTitle`);
  }
  return front;
}

const HEAD_TITLE = 60;

const KIND_OF_FOLDER: Record<string, PageKind> = { guides: "guide", topics: "topic", scenarios: "scenario", foods: "food", info: "info" };

/** The folders of content/ that hold pages. */
export const PAGE_FOLDERS = Object.keys(KIND_OF_FOLDER);

function placeOf(name: string, report: LineReport): { kind: PageKind; folderSpecies?: Species[] } {
  const [, folder = "", species] = name.split("/");
  const kind = KIND_OF_FOLDER[folder] ?? "info";
  if (kind !== "scenario") return { kind };
  const known = SPECIES.find((one) => one === species);
  if (!known) report(1, `the folder "${species}" is no species; use one of ${SPECIES.join(", ")}`);
  return { kind, folderSpecies: known ? [known] : [] };
}
