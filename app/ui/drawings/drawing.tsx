import type { ReactNode } from "react";

type Props = {
  /** Width and height of the canvas that the children are drawn on. */
  canvas: readonly [width: number, height: number];
  /** What the picture shows, for those who cannot see it. Without a label it is decoration. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/** The colors of all drawings: tokens of tokens.css, so that the dark theme and forced colors apply. */
export const PAINT = {
  outline: "var(--color-outline)",
  pencil: "var(--color-pencil)",
  cream: "var(--color-cream)",
  oat: "var(--color-oat)",
  clay: "var(--color-clay)",
  ginger: "var(--color-ginger)",
  bark: "var(--color-bark)",
  rose: "var(--color-rose)",
  stone: "var(--color-stone)",
  moss: "var(--color-moss)",
  water: "var(--color-water)",
  dusk: "var(--color-dusk)",
} as const;

/** A picture of our own: plum outline, round ends, flat fills. CSS sets its size; without CSS it has the size of its canvas. */
export function Drawing({ canvas: [width, height], label, className = "", children }: Props) {
  return (
    <svg
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={`max-w-full ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke={PAINT.outline}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** Draws its children twice: as they are, and mirrored at the middle of a canvas of this width. */
export function Mirrored({ width = 80, children }: { width?: number; children: ReactNode }) {
  return (
    <>
      {children}
      <g transform={`matrix(-1 0 0 1 ${width} 0)`}>{children}</g>
    </>
  );
}
