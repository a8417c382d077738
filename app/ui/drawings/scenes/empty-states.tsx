import { Bird } from "../animals/bird-fish.tsx";
import { Cat, Dog } from "../animals/dog-cat.tsx";
import { Ferret } from "../animals/small-pets.tsx";
import { Drawing, PAINT } from "../drawing.tsx";

type Props = { label?: string; className?: string };

const CANVAS = [200, 130] as const;

/** For a page that does not exist: a dog that has chewed the map. */
export function ChewedMap(props: Props) {
  return (
    <Drawing canvas={CANVAS} {...props}>
      <path d="M14 122c-6-44 20-96 80-100s106 50 92 100z" fill={PAINT.dusk} stroke="none" />
      <g transform="translate(48 4) scale(1.2)">
        <Dog mood="off" />
      </g>
      <path d="M28 84l36 6 8-5 9 7 12-5 10 5 11-6 12 6 10-6 36-2v34l-38 4-54-4-52 4z" fill={PAINT.cream} />
      <path d="M72 88v26m54-25v29" strokeWidth="1.6" />
      <path d="M38 104q14-10 24 0m16 2q12 8 22-2m12 0q10-8 20 0" stroke={PAINT.clay} strokeDasharray="1 6" strokeWidth="3" />
      <path d="M146 98l9 9m0-9l-9 9" stroke={PAINT.clay} strokeWidth="3" />
      <path d="M60 96c-6-10 2-17 12-17s16 7 12 15-20 10-24 2zm56-2c-4-8 2-15 12-15s18 7 12 17c-4 8-20 6-24-2z" fill={PAINT.oat} />
      <path d="M68 94v-6m8 6v-6m48 6v-6m8 6v-6" strokeWidth="1.6" />
      <path d="M16 62l10-6 6 8-8 6zm150-14l9 3-2 8-9-2z" fill={PAINT.cream} />
    </Drawing>
  );
}

/** For a device without a connection: a cat asleep on the router. */
export function SleepingRouter(props: Props) {
  const body = "M66 88c-6-28 14-48 48-48 36 0 54 20 48 48z";
  return (
    <Drawing canvas={CANVAS} {...props}>
      <path d="M14 122c-6-44 20-96 80-100s106 50 92 100z" fill={PAINT.dusk} stroke="none" />
      <path d="M40 92V58m0 0l-5-4m5 4l5-4M166 92V46m0 0l-5-4m5 4l5-4" stroke={PAINT.pencil} strokeWidth="2.5" />
      <path d={body} fill={PAINT.ginger} stroke="none" />
      <path d="M118 42l-3 13m15-10l-6 13m17-6l-9 11" stroke={PAINT.clay} strokeWidth="4" />
      <path d={body} />
      <path d="M150 84c20 2 24 18 10 26" strokeWidth="12" />
      <path d="M150 84c20 2 24 18 10 26" stroke={PAINT.ginger} strokeWidth="8" />
      <g transform="translate(44 26) scale(.82)" strokeWidth="2.5">
        <Cat mood="asleep" />
      </g>
      <path d="M30 90h140q6 0 6 6v14q0 6-6 6H30q-6 0-6-6V96q0-6 6-6z" fill={PAINT.stone} />
      <path d="M40 103v0m12 0v0m12 0v0" strokeWidth="6" />
      <path d="M110 103h46" />
      <path d="M118 22h7l-7 8h7m7-26h10l-10 12h10" stroke={PAINT.pencil} />
    </Drawing>
  );
}

/** For the newsletter: a budgie that brings a letter. */
export function LetterBird(props: Props) {
  return (
    <Drawing canvas={CANVAS} {...props}>
      <path d="M14 122c-6-44 20-96 80-100s106 50 92 100z" fill={PAINT.dusk} stroke="none" />
      <path d="M44 58h112v62H44z" fill={PAINT.cream} />
      <path d="M44 120l44-36m68 36l-44-36M44 58l56 42 56-42" />
      <path d="M140 70c0-4 6-4 6 0s-6 8-6 8-6-4-6-8 6-4 6 0z" fill={PAINT.rose} strokeWidth="1.6" />
      <g transform="translate(66 -2) scale(.82)" strokeWidth="2.5">
        <Bird mood="well" />
      </g>
      <path d="M28 62l-12-3m14 15l-10 3m152-15l12-3m-14 15l10 3" stroke={PAINT.pencil} />
    </Drawing>
  );
}

/** For a search without results: a ferret that looks out of a box. */
export function EmptyBox(props: Props) {
  return (
    <Drawing canvas={CANVAS} {...props}>
      <path d="M14 122c-6-44 20-96 80-100s106 50 92 100z" fill={PAINT.dusk} stroke="none" />
      <path d="M56 76l14-12h64l14 12z" fill={PAINT.bark} />
      <g transform="translate(56 8) scale(1.05)">
        <Ferret mood="off" />
      </g>
      <path d="M56 76h92v44H56z" fill={PAINT.clay} />
      <path d="M56 76L36 90l12 8 18-14M148 76l20 14-12 8-18-14" fill={PAINT.oat} />
      <path d="M92 76h20v16H92z" fill={PAINT.oat} strokeWidth="1.6" />
      <path d="M74 78c-4-6 0-11 6-11s9 6 6 11zm44 0c-3-5 0-11 6-11s10 5 6 11z" fill={PAINT.cream} />
    </Drawing>
  );
}
