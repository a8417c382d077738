import type { ReactElement } from "react";
import { Bird, Fish } from "./animals/bird-fish.tsx";
import { Cat, Dog } from "./animals/dog-cat.tsx";
import { MOODS, type Mood, Snore, Thermometer } from "./animals/features.tsx";
import { Chinchilla, Ferret, GuineaPig, Hamster, Mouse, Rabbit } from "./animals/small-pets.tsx";
import { Drawing } from "./drawing.tsx";

const FACES = {
  dog: Dog,
  cat: Cat,
  bird: Bird,
  rabbit: Rabbit,
  hamster: Hamster,
  mouse: Mouse,
  "guinea-pig": GuineaPig,
  ferret: Ferret,
  chinchilla: Chinchilla,
  fish: Fish,
} satisfies Record<string, (props: { mood: Mood }) => ReactElement>;

export type AnimalName = keyof typeof FACES;

export const ANIMALS_DRAWN = Object.keys(FACES) as AnimalName[];

export const ANIMAL_MOODS = MOODS;

type Props = { animal: AnimalName; mood?: Mood; label?: string; className?: string };

/** An animal in a mood. It is decoration, unless a label says what it shows. */
export function AnimalFace({ animal, mood = "well", label, className }: Props) {
  const Face = FACES[animal];
  return (
    <Drawing canvas={[80, 80]} label={label} className={className}>
      {mood === "asleep" ? (
        <g transform="translate(0 8) scale(.9)">
          <Face mood={mood} />
        </g>
      ) : (
        <Face mood={mood} />
      )}
      <Snore mood={mood} />
      {animal === "fish" ? null : <Thermometer mood={mood} />}
    </Drawing>
  );
}
