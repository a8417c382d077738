import { Cat } from "../animals/dog-cat.tsx";
import { Drawing, PAINT } from "../drawing.tsx";

const PICTURES = {
  poisons: Poisons,
  clock: Clock,
  breaths: Breaths,
  call: Call,
  symptoms: Symptoms,
  checklist: Checklist,
  rules: Rules,
  guides: Guides,
  privacy: Privacy,
  stories: Stories,
  seasons: Seasons,
  questions: Questions,
} as const;

export type ToolName = keyof typeof PICTURES;

export const TOOLS_DRAWN = Object.keys(PICTURES) as ToolName[];

/** A decorative drawing of a tool or an idea, shown next to its name. */
export function ToolPicture({ tool, className }: { tool: ToolName; className?: string }) {
  const Picture = PICTURES[tool];
  return (
    <Drawing canvas={[96, 80]} className={className}>
      <path d="M6 72C0 40 18 8 50 8s48 34 40 64z" fill={PAINT.dusk} stroke="none" />
      <Picture />
    </Drawing>
  );
}

function Poisons() {
  const grape = "a8 8 0 1 0 16 0a8 8 0 1 0-16 0";
  return (
    <>
      <path d="M26 22c4-8 10-10 14-10m-14 10c-2-6-8-8-12-6 2 6 6 8 12 6z" fill={PAINT.moss} />
      {["M8 32", "M22 32", "M15 43", "M29 43", "M22 54"].map((start) => (
        <path key={start} d={start + grape} fill={PAINT.stone} />
      ))}
      <path d="M50 58h34v14H50z" fill={PAINT.bark} />
      <path d="M61 58v14m12-14v14M50 65h34" strokeWidth="1.6" />
      <circle cx="62" cy="34" r="16" fill={PAINT.cream} />
      <path d="M74 46l12 12" strokeWidth="5" />
      <path d="M62 26v9m0 6v0" strokeWidth="4" stroke={PAINT.clay} />
    </>
  );
}

function Clock() {
  return (
    <>
      <circle cx="42" cy="34" r="25" fill={PAINT.cream} />
      <path d="M42 9a25 25 0 0 1 25 25H42z" fill={PAINT.ginger} />
      <path d="M42 34V18m0 16h13" strokeWidth="3" />
      <path d="M42 13v0M63 34v0M42 55v0M21 34v0" strokeWidth="4" />
      <path d="M48 58h40l-5 14H53z" fill={PAINT.clay} />
      <path d="M54 58q14-12 28 0z" fill={PAINT.oat} />
    </>
  );
}

function Breaths() {
  return (
    <>
      <g transform="translate(4 8) scale(.72)" strokeWidth="2.7">
        <Cat mood="asleep" />
      </g>
      <path d="M62 52q6-4 12 0t12 0M62 60q6-4 12 0t12 0" stroke={PAINT.pencil} />
      <circle cx="76" cy="28" r="13" fill={PAINT.cream} />
      <path d="M76 15v-4m-4 0h8M76 28v-7m0 7l4 3" />
    </>
  );
}

function Call() {
  return (
    <>
      <path d="M46 10h30q5 0 5 5v52q0 5-5 5H46q-5 0-5-5V15q0-5 5-5z" fill={PAINT.cream} />
      <path d="M41 20h40M41 62h40" />
      <path d="M50 30h22m-22 9h22m-22 9h14" stroke={PAINT.bark} />
      <path d="M14 22c4-6 10-5 12 0l2 8c0 4-4 5-5 7 2 6 6 11 11 13 3-1 4-4 8-4l7 4c4 3 3 9-3 12C32 66 10 44 14 22z" fill={PAINT.rose} />
    </>
  );
}

function Symptoms() {
  return (
    <>
      <path d="M48 22c-10-8-24-9-36-6v48c12-3 26-2 36 6 10-8 24-9 36-6V16c-12-3-26-2-36 6z" fill={PAINT.cream} />
      <path d="M48 22v48" />
      <path d="M20 28c7-1 14 0 20 3m-20 7c7-1 14 0 20 3m-20 7c7-1 14 0 20 3" stroke={PAINT.bark} />
      <path d="M66 54c-8-6-12-11-10-17 2-5 8-4 10 0 2-4 8-5 10 0 2 6-2 11-10 17z" fill={PAINT.rose} />
    </>
  );
}

function Checklist() {
  return (
    <>
      <path d="M14 30h68v40H14z" fill={PAINT.clay} />
      <path d="M36 30v-8q0-4 4-4h16q4 0 4 4v8" strokeWidth="3" />
      <path d="M14 44h68" />
      <circle cx="48" cy="46" r="14" fill={PAINT.cream} />
      <path d="M48 39v14m-7-7h14" strokeWidth="4" stroke={PAINT.clay} />
    </>
  );
}

function Rules() {
  return (
    <>
      <path d="M24 8h48v64H24z" fill={PAINT.cream} />
      <path d="M24 8h48v14H24z" fill={PAINT.clay} />
      <path d="M32 32l3 3 5-6m-8 16l3 3 5-6m-8 16l3 3 5-6M47 33h17M47 46h17M47 59h11" />
    </>
  );
}

function Guides() {
  return (
    <>
      <path d="M14 14h52q8 0 8 8v20q0 8-8 8H40L26 62V50H14q-8 0-8-8V22q0-8 8-8z" fill={PAINT.cream} />
      <path d="M18 26h42m-42 10h30" stroke={PAINT.bark} />
      <path d="M56 44h32v26H56z" fill={PAINT.moss} />
      <path d="M62 44v26m6-17h13m-13 8h9" />
    </>
  );
}

function Privacy() {
  return (
    <>
      <path d="M30 8h36q5 0 5 5v54q0 5-5 5H30q-5 0-5-5V13q0-5 5-5z" fill={PAINT.cream} />
      <path d="M43 64h10" />
      <path d="M40 36v-6c0-11 16-11 16 0v6" strokeWidth="3" />
      <path d="M35 36h26v19H35z" fill={PAINT.ginger} />
      <path d="M48 43v5" strokeWidth="3" />
    </>
  );
}

function Stories() {
  return (
    <>
      <path d="M14 12h44q7 0 7 7v20q0 7-7 7H32L20 57V46h-6q-7 0-7-7V19q0-7 7-7z" fill={PAINT.cream} />
      <path d="M36 40c-9-6-13-11-11-16 2-5 9-4 11 0 2-4 9-5 11 0 2 5-2 10-11 16z" fill={PAINT.rose} />
      <path d="M52 52h24v-6q0-4 4-4h2q6 0 6 6v12q0 6-6 6h-4l-8 8v-8H58q-6 0-6-6z" fill={PAINT.moss} />
    </>
  );
}

function Seasons() {
  return (
    <>
      <path d="M30 30v0M30 8v4m0 36v4M8 30h4m36 0h4M14 14l3 3m26 26l3 3M14 46l3-3m26-26l3-3" strokeWidth="3" stroke={PAINT.clay} />
      <circle cx="30" cy="30" r="12" fill={PAINT.ginger} />
      <path d="M88 22c2 24-8 36-28 36-4-22 6-34 28-36z" fill={PAINT.clay} />
      <path d="M78 34L52 66m14-17v-9m-6 17h11" />
      <path d="M20 58v16m-7-12l14 8m0-8l-14 8" stroke={PAINT.pencil} />
    </>
  );
}

function Questions() {
  return (
    <>
      <g transform="translate(2 24) scale(.6)" strokeWidth="3.2">
        <Cat mood="well" />
      </g>
      <path d="M56 8h26q7 0 7 7v22q0 7-7 7H66l-10 9v-9q-7 0-7-7V15q0-7 7-7z" fill={PAINT.cream} />
      <path d="M63 21c0-8 12-8 12 0 0 5-6 5-6 9m0 6v0" strokeWidth="3.4" stroke={PAINT.clay} />
    </>
  );
}
