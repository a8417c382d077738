import { Drawing, PAINT } from "./drawing.tsx";

/** What the colors of gums look like. They are the message, so neither the dark theme nor forced colors change them. */
const GUM_COLORS = {
  pink: "#f09aa0",
  pale: "#f7dcd9",
  white: "#f6f1ee",
  blue: "#8c8fb5",
  gray: "#a7a2ab",
  red: "#b5322f",
  yellow: "#e6c35c",
  brown: "#7b4a36",
  black: "#3b3036",
} as const;

export type GumColor = keyof typeof GUM_COLORS;

export const GUM_COLORS_DRAWN = Object.keys(GUM_COLORS) as GumColor[];

/** A lifted lip with gums of a color. The color is also named in text. */
export function GumSwatch({ color, className }: { color: GumColor; className?: string }) {
  return (
    <Drawing canvas={[120, 64]} className={className}>
      <path d="M4 40C8 12 40 2 62 4c30 2 52 16 54 36z" fill={PAINT.clay} />
      <path d="M12 44C16 22 40 14 62 15c24 1 44 11 46 29z" fill={GUM_COLORS[color]} className="forced-color-adjust-none" />
      <path
        d="M18 40h15v9q-7 5-15 0zm15 0h15l-4 20q-6 2-9-4zm15 0h14v9q-7 4-14 0zm14 0h14v9q-7 4-14 0zm14 0h14v9q-7 4-14 0zm14 0h12v8q-6 4-12 0z"
        fill="#fffaf0"
      />
      <path d="M30 26q8-5 16-5" stroke="#fff" strokeWidth="2.5" opacity=".7" />
    </Drawing>
  );
}
