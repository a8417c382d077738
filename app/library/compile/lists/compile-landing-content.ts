import { join } from "node:path";
import type { z } from "zod";
import {
  CONDITIONS,
  type EmergencyProtocol,
  type FirstAid,
  type LandingContent,
  type LifeStage,
  type Preparedness,
  SEASONS,
  type Season,
  type SpeciesText,
} from "#app/domain/content/landing-content.ts";
import { readYamlList, readYamlObject, type WithLine } from "../files/yaml-file.ts";
import { type EntryTexts, entryTexts, type Registers } from "../pages/entry-texts.ts";
import type { Problem } from "../problems.ts";
import type { CollectedTexts } from "../prose/text-pieces.ts";
import { firstAidFile, lifeStageEntry, marketingFile, preparednessFile, seasonEntry, testimonialEntry } from "./landing-schemas.ts";

const STAGES_SHOWN = ["dog puppy", "dog adult", "dog senior", "cat kitten", "cat adult", "cat senior"];

/** Reads, checks and compiles the files behind the landing page's sections. */
export function compileLandingContent(
  root: string,
  protocols: readonly EmergencyProtocol[],
  ledger: Registers,
  gathered: CollectedTexts,
  problems: Problem[],
): LandingContent {
  const file = (name: string) => ({ path: join(root, "content", name), name: `content/${name}` });
  const texts = (name: string, id: string, { lineAt }: WithLine<unknown>) =>
    entryTexts({ file: `content/${name}`, owner: `${name} ${id}`.trim(), lineAt }, ledger, gathered, problems);
  const list = <T extends { id: string }>(name: string, entry: z.ZodType<T>) => readYamlList(file(name), entry, problems, ({ id }) => id);

  const seasons = list("seasons.yaml", seasonEntry);
  inOrder("content/seasons.yaml", "seasons", seasons, ({ id }) => id, SEASONS, problems);
  const stages = list("life-stages.yaml", lifeStageEntry);
  inOrder("content/life-stages.yaml", "life stages", stages, ({ species, stage }) => `${species} ${stage}`, STAGES_SHOWN, problems);
  checkRedFlags(stages, problems);
  const ready = readYamlObject(file("preparedness.yaml"), preparednessFile, problems);
  const aid = readYamlObject(file("first-aid.yaml"), firstAidFile, problems);
  const marketing = readYamlObject(file("marketing.yaml"), marketingFile, problems);
  checkMarketing(marketing, problems);
  return {
    seasons: seasons.map((placed) => season(placed.item, texts("seasons.yaml", placed.item.id, placed))),
    lifeStages: stages.map((placed) => lifeStage(placed.item, texts("life-stages.yaml", placed.item.id, placed))),
    emergencies: protocols.slice(0, CONDITIONS.length),
    preparedness: ready ? preparedness(ready.item, texts("preparedness.yaml", "", ready)) : { contacts: [], supplies: [], information: [] },
    firstAid: aid ? firstAid(aid.item, texts("first-aid.yaml", "", aid)) : { breathing: [], gums: [], moving: [], sources: [] },
    testimonials: readYamlList(file("testimonials.yaml"), testimonialEntry, problems).map(({ item }) => item),
    marketing: marketing?.item as LandingContent["marketing"],
  };
}

function season(entry: z.infer<typeof seasonEntry>, write: EntryTexts): Season {
  const animalLines = (field: "tips" | "warnings" | "emergencyWatch"): SpeciesText[] =>
    entry[field].map(({ text, species }, index) => ({ html: write.line(text, [field, index, "text"]), species }));
  return {
    ...entry,
    description: write.line(entry.description, ["description"]),
    tips: animalLines("tips"),
    warnings: animalLines("warnings"),
    emergencyWatch: animalLines("emergencyWatch"),
    southern: write.line(entry.southern, ["southern"]),
    sources: write.sources(),
  };
}

function lifeStage(entry: z.infer<typeof lifeStageEntry>, write: EntryTexts): LifeStage {
  return {
    ...entry,
    ageRange: write.line(entry.ageRange, ["ageRange"]),
    description: write.line(entry.description, ["description"]),
    ...write.lists(entry, "healthPriorities", "vetSchedule", "nutritionNeeds", "exerciseGuidelines", "commonConcerns", "redFlags"),
    sources: write.sources(),
  };
}

function preparedness(entry: z.infer<typeof preparednessFile>, write: EntryTexts): Preparedness {
  return write.lists(entry, "contacts", "supplies", "information");
}

function firstAid(entry: z.infer<typeof firstAidFile>, write: EntryTexts): FirstAid {
  return { ...write.lists(entry, "breathing", "gums", "moving"), sources: write.sources() };
}

/** The site shows these entries all, once, and in this order. */
function inOrder<T>(
  file: string,
  what: string,
  entries: readonly WithLine<T>[],
  nameOf: (item: T) => string,
  wanted: readonly string[],
  problems: Problem[],
): void {
  const wrong = wanted.findIndex((name, index) => !entries[index] || nameOf(entries[index].item) !== name);
  if (wrong < 0 && entries.length === wanted.length) return;
  const line = (entries[wrong < 0 ? wanted.length : wrong] ?? entries.at(-1))?.lineAt([]) ?? 1;
  problems.push({ file, line, says: `the ${what} must be ${wanted.join(", ")}, each once and in this order; add, remove or move entries` });
}

function checkRedFlags(stages: readonly WithLine<z.infer<typeof lifeStageEntry>>[], problems: Problem[]): void {
  for (const { item, lineAt } of stages) {
    if (item.redFlags.length % 2 === 0) continue;
    const says = `${item.id}: the red flags are shown in two halves and must be even in number; add or remove one`;
    problems.push({ file: "content/life-stages.yaml", line: lineAt(["redFlags"]), says });
  }
}

function checkMarketing(marketing: WithLine<z.infer<typeof marketingFile>> | undefined, problems: Problem[]): void {
  const known = marketing?.item.claims.map(({ id }) => id) ?? [];
  marketing?.item.chat.trustIndicators.forEach((id, index) => {
    if (known.includes(id)) return;
    const line = marketing.lineAt(["chat", "trustIndicators", index]);
    problems.push({ file: "content/marketing.yaml", line, says: `there is no claim "${id}"; use one of ${known.join(", ")}` });
  });
}
