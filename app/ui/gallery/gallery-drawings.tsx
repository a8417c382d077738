import { Row } from "../controls/chip.tsx";
import { ANIMAL_MOODS, ANIMALS_DRAWN, AnimalFace } from "../drawings/animal-face.tsx";
import { FIRST_AID_STEPS, FirstAidPicture } from "../drawings/first-aid-step.tsx";
import { GUM_COLORS_DRAWN, GumSwatch } from "../drawings/gum-swatch.tsx";
import { ChewedMap, EmptyBox, LetterBird, SleepingRouter } from "../drawings/scenes/empty-states.tsx";
import { NightScene } from "../drawings/scenes/hero.tsx";
import { TOOLS_DRAWN, ToolPicture } from "../drawings/scenes/tool-pictures.tsx";
import { Part } from "./gallery-part.tsx";

/** Every drawing on one sheet. */
export function Drawings() {
  return (
    <Part title="Drawings">
      {ANIMAL_MOODS.map((mood) => (
        <Row key={mood}>
          {ANIMALS_DRAWN.map((animal) => (
            <AnimalFace key={animal} animal={animal} mood={mood} label={`${animal}, ${mood}`} />
          ))}
        </Row>
      ))}
      <Row>
        {FIRST_AID_STEPS.map((step) => (
          <FirstAidPicture key={step} step={step} />
        ))}
      </Row>
      <Row>
        <NightScene label="A dog and a cat asleep under a lamp" />
        <ChewedMap />
        <SleepingRouter />
        <LetterBird />
        <EmptyBox />
      </Row>
      <Row>
        {TOOLS_DRAWN.map((tool) => (
          <ToolPicture key={tool} tool={tool} />
        ))}
        {GUM_COLORS_DRAWN.map((color) => (
          <GumSwatch key={color} color={color} />
        ))}
      </Row>
    </Part>
  );
}
