import { contrast } from "#app/library/compile/colors.ts";

const LEAST_CONTRAST = 4.5;
const [LIGHT_PAPER, DARK_PAPER] = ["#faf6f0", "#181315"];

/** The accent of a site and what follows from it, light and dark, as custom properties of the style sheet. */
export type Accent = { light: Record<string, string>; dark: Record<string, string> };

/**
 * Works out an accent's tones. The given color is darkened for light screens and lightened for dark ones until text in it can be read.
 * @param hex as #rrggbb
 */
export function accentOf(hex: string): Accent {
  const light = readable(hex, LIGHT_PAPER, "#000000");
  const dark = readable(hex, DARK_PAPER, "#ffffff");
  return {
    light: tones({ accent: light, strong: mix(light, "#000000", 0.25), soft: mix(light, LIGHT_PAPER, 0.88), on: "#ffffff" }),
    dark: tones({ accent: dark, strong: mix(dark, "#ffffff", 0.4), soft: mix(dark, DARK_PAPER, 0.75), on: mix(dark, "#000000", 0.8) }),
  };
}

function tones({ accent, strong, soft, on }: Record<"accent" | "strong" | "soft" | "on", string>): Record<string, string> {
  return { accent, "accent-strong": strong, "accent-soft": soft, "on-accent": on, focus: accent };
}

function readable(hex: string, ground: string, towards: string): string {
  for (let part = 0; part < 1; part += 0.04) {
    const color = mix(hex, towards, part);
    if (contrast(color, ground) >= LEAST_CONTRAST + 0.5) return color;
  }
  return towards;
}

function mix(one: string, other: string, part: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number];
    return Math.round(from + (to - from) * part)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

/** The operator's style sheet. */
export function colorsCss(hex: string, { light, dark }: Accent): string {
  const lines = (colors: Record<string, string>, indent: string) =>
    Object.entries(colors)
      .map(([name, hex]) => `${indent}--color-${name}: ${hex};`)
      .join("\n");
  return `/* Written by npm run set-up from ${hex}, over app/ui/css/tokens.css. The build checks the contrast. */
@theme {
${lines(light, "  ")}
}

@layer theme {
  @media screen and (prefers-color-scheme: dark) {
    :root {
${lines(dark, "      ")}
    }
  }
}
`;
}
