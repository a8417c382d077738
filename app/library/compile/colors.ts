import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "#app/domain/content/problem.ts";
import type { SiteColors } from "#app/domain/content/site-colors.ts";

const TOKENS = join(import.meta.dirname, "../../ui/css/tokens.css");
const OWN = "site/colors.css";

const DARK = "(prefers-color-scheme: dark)";
const LEAST_CONTRAST = 4.5;

/** A text color and its background. */
const PAIRS = [
  ["ink", "paper"],
  ["ink", "surface"],
  ["ink-soft", "paper"],
  ["accent", "paper"],
  ["accent", "surface"],
  ["on-accent", "accent"],
  ["on-urgency", "emergency"],
  ["on-urgency", "urgent"],
  ["on-urgency", "routine"],
] as const;

type Palette = Record<string, string>;

/** Reads the colors of the style sheets, the operator's over ours, for everything that is drawn without a style sheet. */
export function readColors(root: string, problems: Problem[]): SiteColors {
  const [light, dark]: [Palette, Palette] = [{}, {}];
  for (const path of [TOKENS, join(root, OWN)]) {
    if (!existsSync(path)) continue;
    const css = readFileSync(path, "utf8").replace(/\/\*.*?\*\//gs, "");
    const at = css.includes(DARK) ? css.indexOf(DARK) : css.length;
    Object.assign(light, colorsIn(css.slice(0, at)));
    Object.assign(dark, colorsIn(css.slice(at)));
  }
  // What the dark scheme does not change is as in the light one.
  const schemes = [light, { ...light, ...dark }] as const;
  for (const [index, scheme] of schemes.entries()) {
    for (const says of contrastProblems(scheme, index === 0 ? "light" : "dark")) problems.push({ file: OWN, line: 1, says });
  }
  const [lightScheme, darkScheme] = schemes.map(
    ({ paper = "", surface = "", ink = "", "ink-soft": inkSoft = "", accent = "", ...others }) => {
      const { emergency = "", urgent = "", routine = "" } = others;
      return { paper, surface, ink, inkSoft, accent, emergency, urgent, routine };
    },
  );
  return { light: lightScheme, dark: darkScheme } as SiteColors;
}

function colorsIn(css: string): Palette {
  return Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map(([, name = "", hex = ""]) => [name, hex.toLowerCase()]),
  );
}

function contrastProblems(scheme: Palette, name: string): string[] {
  return PAIRS.flatMap(([text, ground]) => {
    const [front, back] = [scheme[text], scheme[ground]];
    if (!front || !back) return [`--color-${front ? ground : text} is missing in the ${name} colors; write it as #rrggbb`];
    const ratio = contrast(front, back);
    if (ratio >= LEAST_CONTRAST) return [];
    const figure = Math.floor(ratio * 10) / 10;
    return [
      `${name}: --color-${text} on --color-${ground} has a contrast of ${figure}, at least ${LEAST_CONTRAST}; make one darker or lighter`,
    ];
  });
}

/** The contrast of two colors by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
