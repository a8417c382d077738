import type { Protocol } from "#app/domain/verdict.ts";
import type { FirstAidStep } from "#app/ui/drawings/first-aid-step.tsx";

/** The picture of a step that the first minutes of an emergency describe in words. */
export const STEP_PICTURES: Readonly<Partial<Record<Protocol, FirstAidStep>>> = {
  trauma: "carrying",
  cardiac: "chest-compressions",
  "not-breathing": "chest-compressions",
  bleeding: "wound-pressure",
  heatstroke: "cooling",
  collapse: "recovery-position",
};
