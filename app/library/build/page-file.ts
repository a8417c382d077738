import { LineCounter, parseDocument } from "yaml";
import type { CardLevel, PageKind } from "#app/domain/page.ts";
import { SPECIES, type Species } from "#app/domain/pets.ts";
import { frontMatter } from "./schemas.ts";

/** The front matter of any kind of page, with what its folder says filled in. */
export type FrontMatter = {
  title: string;
  headTitle?: string;
  description: string;
  summary: string;
  keywords: string[];
  searchTerms: string[];
  related: string[];
  reviewed: string;
  urgency?: CardLevel;
  species: readonly Species[];
};

export type PageFile = { kind: PageKind; front: FrontMatter; body: string; bodyLine: number };

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
export function readPageFile(text: string, name: string, report: (line: number, says: string) => void): PageFile {
  const { kind, folderSpecies } = placeOf(name, report);
  const match = /^---\n([\s\S]*?)\n---\n/.exec(text);
  if (!match) {
    report(1, "the page has no front matter; begin the file with --- and the fields of content/README.md");
    return { kind, front: EMPTY, body: text, bodyLine: 1 };
  }
  const lines = new LineCounter();
  const document = parseDocument(match[1] ?? "", { lineCounter: lines });
  for (const error of document.errors) report(lines.linePos(error.pos[0]).line + 1, error.message.split("\n")[0] ?? "");
  const parsed = frontMatter[kind].safeParse(document.toJS());
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      const field = issue.path.length > 0 ? issue.path : ((issue as { keys?: string[] }).keys ?? []);
      const node = document.getIn(field.slice(0, 1), true) as { range?: [number] } | undefined;
      report(node?.range ? lines.linePos(node.range[0]).line + 1 : 1, `front matter, ${field.join(".") || "fields"}: ${issue.message}`);
    }
  }
  const front = { ...EMPTY, ...document.toJS(), ...(parsed.success ? parsed.data : {}) } as FrontMatter;
  const bodyLine = match[0].split("\n").length;
  return { kind, front: { ...front, species: folderSpecies ?? front.species ?? [] }, body: text.slice(match[0].length), bodyLine };
}

const KIND_OF_FOLDER: Record<string, PageKind> = { guides: "guide", topics: "topic", scenarios: "scenario", info: "info" };

function placeOf(name: string, report: (line: number, says: string) => void): { kind: PageKind; folderSpecies?: Species[] } {
  const [, folder = "", species] = name.split("/");
  const kind = KIND_OF_FOLDER[folder] ?? "info";
  if (kind !== "scenario") return { kind };
  const known = SPECIES.find((one) => one === species);
  if (!known) report(1, `the folder "${species}" is no species; use one of ${SPECIES.join(", ")}`);
  return { kind, folderSpecies: known ? [known] : [] };
}
