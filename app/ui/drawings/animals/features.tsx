import type { ReactNode } from "react";
import { Mirrored, PAINT } from "../drawing.tsx";

/** How an animal looks: well, a bit off, poorly, asleep. */
export const MOODS = ["well", "off", "poorly", "asleep"] as const;

export type Mood = (typeof MOODS)[number];

/** How far ears turn outward in each mood, in degrees. */
const DROOP: Record<Mood, number> = { well: 0, off: 14, poorly: 34, asleep: 18 };

type EyesProps = { mood: Mood; x: number; y: number; r?: number };

/** Two eyes, the left one at `x`; the right one mirrors it. */
export function Eyes({ mood, x, y, r = 3.4 }: EyesProps) {
  return (
    <>
      <Eye mood={mood} x={x} y={y} r={r} />
      <Eye mood={mood} x={80 - x} y={y} r={r} inward={-1} />
    </>
  );
}

/** One eye. `inward` is 1 if the nose is to its right, -1 if to its left. */
export function Eye({ mood, x, y, r = 3.4, inward = 1 }: EyesProps & { inward?: 1 | -1 }) {
  if (mood === "asleep") return <path d={`M${x - r - 1} ${y}q${r + 1} ${r + 1.5} ${2 * r + 2} 0`} />;
  if (mood === "off")
    return (
      <>
        <path
          d={`M${x - r} ${y}a${r} ${r} 0 0 0 ${2 * r} 0z`}
          fill={PAINT.outline}
          stroke="none"
          transform={`rotate(${-14 * inward} ${x} ${y})`}
        />
        <path d={`M${x - inward * (r + 1.5)} ${y + 1.2}l${inward * (2 * r + 3)}-2.4`} />
        <path d={`M${x - inward * r} ${y - r - 2}l${inward * (r + 2.5)}-2`} strokeWidth="1.6" />
      </>
    );
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={PAINT.outline} stroke="none" />
      <circle cx={x + r * 0.35} cy={y - r * 0.38} r={r * 0.34} fill={PAINT.cream} stroke="none" />
      {mood === "poorly" ? <path d={`M${x - inward * (r + 1)} ${y - r - 1.8}l${inward * (r + 2.5)}-3`} /> : null}
    </>
  );
}

/** A mouth below a nose that ends at `y`. */
export function Mouth({ mood, y }: { mood: Mood; y: number }) {
  const shapes: Record<Mood, string> = {
    well: `M40 ${y}v2.5m-7 0q3.5 4.5 7 0q3.5 4.5 7 0`,
    off: `M40 ${y}v2m-5 2.5q5-3 10 0`,
    poorly: `M40 ${y}v2m-6 4q6-6 12 0`,
    asleep: `M40 ${y}v2m-4 0q2 2.5 4 0q2 2.5 4 0`,
  };
  return <path d={shapes[mood]} />;
}

/** A thermometer next to the face of a sick animal, bulb down. In a mouth it would look like a cigarette. */
export function Thermometer({ mood }: { mood: Mood }) {
  if (mood !== "poorly") return null;
  return (
    <g transform="translate(68 52) rotate(14)">
      <path d="M-4.5-16a4.5 4.5 0 0 1 9 0V9a8 8 0 1 1-9 0z" fill={PAINT.cream} />
      <circle cy="15.5" r="4.5" fill={PAINT.clay} stroke="none" />
      <path d="M0 15V-4" stroke={PAINT.clay} strokeWidth="3" />
      <path d="M4.5-12h-3M4.5-6h-3M4.5 0h-3" strokeWidth="1.6" />
    </g>
  );
}

/** Two letters z that rise from a sleeper. */
export function Snore({ mood }: { mood: Mood }) {
  return mood === "asleep" ? <path d="M60 13h5l-5 6h5M69 2h8l-8 8h8" stroke={PAINT.pencil} /> : null;
}

/** Two ears; the left one is drawn, and turns around its root. */
export function Ears({
  mood,
  root,
  sink = 1,
  children,
}: {
  mood: Mood;
  root: readonly [number, number];
  sink?: number;
  children: ReactNode;
}) {
  return (
    <Mirrored>
      <g transform={`rotate(${-DROOP[mood] * sink} ${root.join(" ")})`}>{children}</g>
    </Mirrored>
  );
}

/** Whiskers at both sides of a muzzle at height `y`. */
export function Whiskers({ y, x = 21 }: { y: number; x?: number }) {
  return (
    <Mirrored>
      <path d={`M${x} ${y}l-14-3.5M${x} ${y + 4}l-14 1.5`} stroke={PAINT.pencil} strokeWidth="1.6" />
    </Mirrored>
  );
}

/** Warm cheeks of an animal that is well. */
export function Cheeks({ mood, x, y, r = 4 }: { mood: Mood; x: number; y: number; r?: number }) {
  if (mood === "poorly") return null;
  return (
    <Mirrored>
      <ellipse cx={x} cy={y} rx={r} ry={r * 0.75} fill={PAINT.rose} stroke="none" />
    </Mirrored>
  );
}
