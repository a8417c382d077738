import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FIRST_AID_STEPS, FirstAidPicture } from "./first-aid-step.tsx";
import { GUM_COLORS_DRAWN, GumSwatch } from "./gum-swatch.tsx";
import { ChewedMap, EmptyBox, LetterBird, SleepingRouter } from "./scenes/empty-states.tsx";
import { NightScene } from "./scenes/hero.tsx";
import { TOOLS_DRAWN, ToolPicture } from "./scenes/tool-pictures.tsx";

test("a first-aid step says what it shows", () => {
  for (const step of FIRST_AID_STEPS) {
    const picture = renderToStaticMarkup(<FirstAidPicture step={step} />);
    expect(picture).toMatch(/role="img" aria-label="[A-Z][^"]+\."/);
    expect(picture.length).toBeLessThan(3000);
  }
});

test("scenes and tool pictures take every color from a token and are small", () => {
  const scenes = [NightScene, ChewedMap, SleepingRouter, LetterBird, EmptyBox].map((Scene) => renderToStaticMarkup(<Scene />));
  const tools = TOOLS_DRAWN.map((tool) => renderToStaticMarkup(<ToolPicture tool={tool} />));
  for (const picture of [...scenes, ...tools]) {
    expect(picture).toContain('aria-hidden="true"');
    expect(picture).not.toMatch(/(?:fill|stroke)="(?!var\(--color-|none")/);
    expect(picture.length).toBeLessThan(8000);
  }
});

test("forced colors do not change the color of gums, and no style attribute breaks the Content-Security-Policy", () => {
  for (const color of GUM_COLORS_DRAWN)
    expect(renderToStaticMarkup(<GumSwatch color={color} />)).toMatch(/fill="#[0-9a-f]{6}"[^>]*class="forced-color-adjust-none"/);
});
