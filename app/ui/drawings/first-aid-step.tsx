import { Drawing } from "./drawing.tsx";
import {
  BackBlows,
  Carrying,
  ChestCompressions,
  Cooling,
  MovedFish,
  RecoveryPosition,
  WoundPressure,
  WrappedBird,
} from "./first-aid/steps.tsx";

const STEPS = {
  "recovery-position": { Picture: RecoveryPosition, label: "A dog lies on its side with its neck stretched and its tongue forward." },
  "back-blows": { Picture: BackBlows, label: "A flat hand strikes between the shoulder blades of a dog whose head is low." },
  "chest-compressions": { Picture: ChestCompressions, label: "Two stacked hands push straight down on the chest of a dog on its side." },
  "wound-pressure": { Picture: WoundPressure, label: "A hand presses a clean pad on a dog's leg." },
  carrying: { Picture: Carrying, label: "Two hands lift a board with a dog lying flat on it." },
  cooling: { Picture: Cooling, label: "Cool water runs over a dog's back while air moves past." },
  "wrapped-bird": { Picture: WrappedBird, label: "Two hands hold a bird that is loosely wrapped in a towel, head free." },
  "moved-fish": { Picture: MovedFish, label: "A fish in a closed bag of its own water floats in a tank." },
} as const;

export type FirstAidStep = keyof typeof STEPS;

export const FIRST_AID_STEPS = Object.keys(STEPS) as FirstAidStep[];

/** A drawing of a first-aid step. The text next to it describes the same step; never use the drawing alone. */
export function FirstAidPicture({ step, className }: { step: FirstAidStep; className?: string }) {
  const { Picture, label } = STEPS[step];
  return (
    <Drawing canvas={[160, 112]} label={label} className={className}>
      <Picture />
    </Drawing>
  );
}
