import { ANIMAL_MOODS, ANIMALS_DRAWN, AnimalFace } from "../drawings/animal-face.tsx";
import { Part } from "./gallery-part.tsx";

/** Every drawing on one sheet. */
export function Drawings() {
  return (
    <Part title="Animals">
      {ANIMAL_MOODS.map((mood) => (
        <p key={mood} className="chips">
          {ANIMALS_DRAWN.map((animal) => (
            <AnimalFace key={animal} animal={animal} mood={mood} label={`${animal}, ${mood}`} />
          ))}
        </p>
      ))}
    </Part>
  );
}
