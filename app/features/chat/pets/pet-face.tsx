import type { PetType } from "#app/domain/pets.ts";
import { AnimalFace } from "#app/ui/drawings/animal-face.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";

type Props = { type: PetType | undefined; mood?: "well" | "poorly" };

/** The face next to an animal's name. */
export function PetFace({ type, mood }: Props) {
  if (!type || type === "other") return <Icon name="paw" className="size-8" />;
  return <AnimalFace animal={type === "small-pet" ? "mouse" : type} mood={mood} className="size-full" />;
}
