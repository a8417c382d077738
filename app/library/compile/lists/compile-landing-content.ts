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
import type { CompileContext } from "../compile-context.ts";
import type { Located } from "../files/content-reader.ts";
import { type EntryTexts, entryTexts } from "../pages/entry-texts.ts";
import { firstAidFile, lifeStageEntry, marketingFile, preparednessFile, seasonEntry, testimonialEntry } from "./landing-schemas.ts";

const STAGES_SHOWN = ["dog puppy", "dog adult", "dog senior", "cat kitten", "cat adult", "cat senior"];

/** Reads, checks and compiles the files behind the landing page's sections. */
export function compileLandingContent(context: CompileContext, protocols: readonly EmergencyProtocol[]): LandingContent {
  const idOf = ({ id }: { id: string }) => id;
  const seasons = context.list("seasons.yaml", seasonEntry, idOf);
  checkOrder("seasons", seasons, idOf, SEASONS);
  const stages = context.list("life-stages.yaml", lifeStageEntry, idOf);
  checkOrder("life stages", stages, ({ species, stage }) => `${species} ${stage}`, STAGES_SHOWN);
  checkRedFlags(stages);
  const ready = context.object("preparedness.yaml", preparednessFile);
  const aid = context.object("first-aid.yaml", firstAidFile);
  const marketing = context.object("marketing.yaml", marketingFile);
  checkMarketing(marketing);
  return {
    seasons: seasons.map((entry) => season(entry.item, entryTexts(context, entry, entry.item.id))),
    lifeStages: stages.map((entry) => lifeStage(entry.item, entryTexts(context, entry, entry.item.id))),
    emergencies: protocols.slice(0, CONDITIONS.length),
    preparedness: ready ? preparedness(ready.item, entryTexts(context, ready)) : { contacts: [], supplies: [], information: [] },
    firstAid: aid ? firstAid(aid.item, entryTexts(context, aid)) : { breathing: [], gums: [], moving: [], sources: [] },
    testimonials: context.list("testimonials.yaml", testimonialEntry).map(({ item }) => item),
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
function checkOrder<T>(what: string, entries: readonly Located<T>[], nameOf: (item: T) => string, wanted: readonly string[]): void {
  const wrong = wanted.findIndex((name, index) => !entries[index] || nameOf(entries[index].item) !== name);
  if (wrong < 0 && entries.length === wanted.length) return;
  const entry = entries[wrong < 0 ? wanted.length : wrong] ?? entries.at(-1);
  entry?.report([], `the ${what} must be ${wanted.join(", ")}, each once and in this order; add, remove or move entries`);
}

function checkRedFlags(stages: readonly Located<z.infer<typeof lifeStageEntry>>[]): void {
  for (const { item, report } of stages)
    if (item.redFlags.length % 2 === 1)
      report(["redFlags"], `${item.id}: the red flags are shown in two halves and must be even in number; add or remove one`);
}

function checkMarketing(marketing: Located<z.infer<typeof marketingFile>> | undefined): void {
  const known = marketing?.item.claims.map(({ id }) => id) ?? [];
  if (known.length === 0) return;
  marketing?.item.chat.trustIndicators.forEach((id, index) => {
    if (!known.includes(id))
      marketing.report(["chat", "trustIndicators", index], `there is no claim "${id}"; use one of ${known.join(", ")}`);
  });
}
