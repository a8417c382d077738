import { CONDITIONS, type EmergencyProtocol, type LifeStage } from "./landing-content.ts";

/** The word by which an emergency is chosen: "poisoning" of "Poisoning & Toxin Ingestion". */
export function firstWord(condition: string): string {
  return condition.trim().split(/\s+/)[0]?.toLowerCase() ?? "";
}

/** Chosen until a visitor chooses another. */
export const FIRST_EMERGENCY = firstWord(CONDITIONS[0]);

/** @returns the protocol whose condition begins with the same word, or the first one */
export function protocolFor(protocols: readonly EmergencyProtocol[], chosen: string): EmergencyProtocol | undefined {
  return protocols.find(({ condition }) => firstWord(condition) === firstWord(chosen)) ?? protocols[0];
}

/** A life stage as its tab needs it. */
export type StageLabel = Pick<LifeStage, "id" | "species" | "stage" | "title">;

/** The stages of a species, of both when none is named, in their order. */
export function stagesFor<Stage extends StageLabel>(stages: readonly Stage[], species: "both" | LifeStage["species"]): readonly Stage[] {
  return species === "both" ? stages : stages.filter((stage) => stage.species === species);
}

/** @returns the id of the stage asked for, of the adult one when there is none, or of the first */
export function firstStage(stages: readonly StageLabel[], asked: LifeStage["stage"] = "adult"): string {
  const chosen = stages.find(({ stage }) => stage === asked) ?? stages.find(({ stage }) => stage === "adult") ?? stages[0];
  return chosen?.id ?? "";
}

/** Cuts a list in the middle; the first half is the longer one when it must be. */
export function halves<T>(list: readonly T[]): readonly [readonly T[], readonly T[]] {
  const middle = Math.ceil(list.length / 2);
  return [list.slice(0, middle), list.slice(middle)];
}
