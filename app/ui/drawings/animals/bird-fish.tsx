import { Mirrored, PAINT } from "../drawing.tsx";
import { Eye, Eyes, type Mood } from "./features.tsx";

const BIRD_BODY = "M40 9c14 0 20 11 20 23 6 9 8 38-20 38S14 41 20 32C20 20 26 9 40 9z";

/** A budgie on its perch; it fluffs up when it is not well. */
export function Bird({ mood }: { mood: Mood }) {
  const fluffed = mood === "poorly" || mood === "off";
  return (
    <>
      <path d="M32 68v7m4-7v7m8-7v7m4-7v7" stroke={PAINT.clay} strokeWidth="2.5" />
      <path d="M10 75.5h60" stroke={PAINT.bark} strokeWidth="4" />
      <g transform={fluffed ? "translate(40 72) scale(1.1 1) translate(-40 -72)" : undefined}>
        <path d={BIRD_BODY} fill={PAINT.moss} stroke="none" />
        <path d="M40 9c14 0 20 11 19.5 22C58 41 48 42 40 42s-18-1-19.5-11C20 20 26 9 40 9z" fill={PAINT.ginger} stroke="none" />
        <path d={BIRD_BODY} />
        <Mirrored>
          <path d="M20 33c-9 8-11 26-3 35 8-6 11-22 5-33" fill={PAINT.moss} />
          <path d="M17 45c2 1 4 1 6 0M15.5 53c2.5 1.5 5 1.5 7.5 0" strokeWidth="1.6" />
        </Mirrored>
        {fluffed ? <path d="M32 52l3 3 3-3m4 0l3 3 3-3m-11 9l3 3 3-3" strokeWidth="1.6" /> : null}
      </g>
      <Mirrored>
        <circle cx="29" cy="38" r="1.8" fill={PAINT.outline} stroke="none" />
      </Mirrored>
      <path d="M35 30c0-2 10-2 10 0 1.5 6-2 9-5 12.5C37 39 33.5 36 35 30z" fill={PAINT.clay} />
      <path d="M34.5 30.5c0-4 4-4.5 5.5-2.5 1.5-2 5.5-1.5 5.5 2.5-3.5 2-7.5 2-11 0z" fill={PAINT.water} />
      <Eyes mood={mood} x={28.5} y={25} />
    </>
  );
}

/** How a goldfish lies in the water. */
const FISH_TILT: Record<Mood, string> = {
  well: "rotate(-4 40 40)",
  off: "translate(0 8) rotate(10 40 40)",
  poorly: "translate(0 2) rotate(38 40 40)",
  asleep: "translate(0 10)",
};

/** A goldfish; it tilts when it is not well. */
export function Fish({ mood }: { mood: Mood }) {
  const isClamped = mood !== "well";
  return (
    <>
      <g transform={FISH_TILT[mood]}>
        <path d={isClamped ? "M30 23c6-5 14-5 20-1l3 8z" : "M29 24c2-11 15-15 24-9-2 5-1 10 1 16z"} fill={PAINT.clay} />
        <path d={isClamped ? "M33 58c2 4 6 5 10 4l2-6z" : "M31 58c0 8 6 12 13 12-1-5 1-9 4-14z"} fill={PAINT.clay} />
        <path d="M57 40c4-9 11-15 19-15-3 10-3 20 0 30-8 0-15-6-19-15z" fill={PAINT.clay} />
        <path d="M64 40h7m-6-5l6-4m-6 9l6 4" strokeWidth="1.6" />
        <path d="M7 42c5-14 18-20 31-19 11 1 19 8 22 17-4 12-13 20-25 20C21 60 11 52 7 42z" fill={PAINT.ginger} />
        <path d="M31 27c6 8 6 20 0 28" />
        <path d="M40 34c2 2 2 4 0 6m8-5c2 2 2 4 0 6m-7 6c2 2 2 4 0 6" strokeWidth="1.6" />
        <path d="M36 45c5-2 9 0 10 5-5 2-9 0-10-5z" fill={PAINT.clay} />
        <ellipse cx="22" cy="48" rx="3.5" ry="2.5" fill={PAINT.rose} stroke="none" />
        <Eye mood={mood} x={20} y={38} r={4} inward={-1} />
        <path d={mood === "well" ? "M8.5 45q4 2.5 6-.5" : mood === "poorly" ? "M9 48q2.5-4 6-2" : "M9 46h5"} />
      </g>
      {mood === "well" ? (
        <>
          <circle cx="9" cy="26" r="3.5" stroke={PAINT.pencil} />
          <circle cx="16" cy="15" r="2.5" stroke={PAINT.pencil} />
          <circle cx="8" cy="8" r="1.8" stroke={PAINT.pencil} />
        </>
      ) : null}
      {mood === "poorly" ? <circle cx="12" cy="12" r="2.5" stroke={PAINT.pencil} /> : null}
    </>
  );
}
