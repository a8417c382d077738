import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ANIMAL_MOODS, ANIMALS_DRAWN, AnimalFace } from "./animal-face.tsx";

const faces = ANIMALS_DRAWN.flatMap((animal) =>
  ANIMAL_MOODS.map((mood) => renderToStaticMarkup(<AnimalFace animal={animal} mood={mood} />)),
);

test("an animal looks different in each mood", () => {
  expect(new Set(faces).size).toBe(ANIMALS_DRAWN.length * ANIMAL_MOODS.length);
});

test("a face is decoration unless it has a label", () => {
  for (const face of faces) expect(face).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(<AnimalFace animal="cat" label="A cat" />)).toContain('role="img" aria-label="A cat"');
});

test("a face takes every color from a token, so that themes apply, and is small", () => {
  for (const face of faces) {
    expect(face).not.toMatch(/(?:fill|stroke)="(?!var\(--color-|none")/);
    expect(face.length).toBeLessThan(5000);
  }
});
