import type { Protocol } from "#app/domain/verdict.ts";
import type { FirstAidStep } from "#app/ui/drawings/first-aid-step.tsx";

/** The picture at the steps of each emergency. */
export const STEP_PICTURES: Readonly<Record<Protocol, FirstAidStep>> = {
  poisoning: "packet-and-phone",
  trauma: "carrying",
  breathing: "room-to-breathe",
  cardiac: "chest-compressions",
  neurological: "padded-head",
  "not-breathing": "chest-compressions",
  choking: "palm-strikes",
  bleeding: "wound-pressure",
  heatstroke: "cooling",
  seizure: "padded-head",
  collapse: "recovery-position",
  bloat: "drive-to-vet",
  "cannot-pee": "cat-in-carrier",
  birth: "newborns-kept-warm",
  sting: "cold-pack",
  eye: "rinsed-eye",
  burns: "paw-under-water",
  "gut-stasis": "rabbit-in-carrier",
  "low-sugar": "food-offered",
  swallowed: "missing-pieces",
  prolapse: "damp-cloth",
  flystrike: "wrapped-warm",
  drowning: "recovery-position",
  "very-ill": "drive-to-vet",
};
