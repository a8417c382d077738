import { Drawing } from "./drawing.tsx";
import {
  ColdPack,
  DampCloth,
  FoodOffered,
  MissingPieces,
  PacketAndPhone,
  PaddedHead,
  PalmStrikes,
  PawUnderWater,
  RinsedEye,
  RoomToBreathe,
} from "./first-aid/at-home.tsx";
import { CatInCarrier, DriveToVet, NewbornsKeptWarm, RabbitInCarrier, WrappedWarm } from "./first-aid/on-the-way.tsx";
import { Carrying, ChestCompressions, Cooling, MovedFish, RecoveryPosition, WoundPressure, WrappedBird } from "./first-aid/steps.tsx";

const STEPS = {
  "recovery-position": { Picture: RecoveryPosition, label: "A dog lies on its side with its neck stretched and its tongue forward." },
  "palm-strikes": { Picture: PalmStrikes, label: "A flat hand strikes the side of the chest of a dog whose head is low." },
  "packet-and-phone": { Picture: PacketAndPhone, label: "A packet with its label to the front stands beside a phone." },
  "room-to-breathe": { Picture: RoomToBreathe, label: "A dog stands at a window with its head up. Its collar lies on the floor." },
  "padded-head": { Picture: PaddedHead, label: "A dog lies on its side with pillows around its head. A clock shows the time." },
  "cold-pack": { Picture: ColdPack, label: "A hand holds a cold pack to a dog's face. A bee flies off." },
  "rinsed-eye": { Picture: RinsedEye, label: "Water runs from a bottle into a dog's eye." },
  "paw-under-water": { Picture: PawUnderWater, label: "Cool water from a faucet runs over a paw." },
  "food-offered": { Picture: FoodOffered, label: "A dog stands with its nose at a full bowl." },
  "missing-pieces": { Picture: MissingPieces, label: "A chewed ball with a part missing, and pieces of it in a bag." },
  "damp-cloth": { Picture: DampCloth, label: "Water drips from a bottle on a folded cloth." },
  "cat-in-carrier": { Picture: CatInCarrier, label: "A cat sits on a towel in a carrier." },
  "rabbit-in-carrier": { Picture: RabbitInCarrier, label: "A rabbit sits on a towel in a carrier." },
  "wrapped-warm": { Picture: WrappedWarm, label: "A rabbit is wrapped in a dry towel, with a covered warm bottle beside it." },
  "newborns-kept-warm": { Picture: NewbornsKeptWarm, label: "Two newborn puppies lie in a towel beside a covered warm bottle." },
  "drive-to-vet": { Picture: DriveToVet, label: "A car drives off with a dog in the back." },
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
