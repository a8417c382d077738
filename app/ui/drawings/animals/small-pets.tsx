import { Mirrored, PAINT } from "../drawing.tsx";
import { Cheeks, Ears, Eyes, type Mood, Mouth, Whiskers } from "./features.tsx";

const RABBIT_HEAD = "M40 28c16 0 24.5 10 24.5 22.5C64.5 63 54 71 40 71s-24.5-8-24.5-20.5C15.5 38 24 28 40 28z";

/** A rabbit's head; the ears fall when it is poorly. */
export function Rabbit({ mood }: { mood: Mood }) {
  return (
    <>
      <Ears mood={mood} root={[33, 32]} sink={1.5}>
        <path d="M28 35C19 24 17 4 24 2.5S37 16 37 32z" fill={PAINT.cream} />
        <path d="M29.5 27c-5-8-6.5-18.5-4.5-19 3-.5 7 9 7.5 18z" fill={PAINT.rose} stroke="none" />
      </Ears>
      <path d={RABBIT_HEAD} fill={PAINT.cream} stroke="none" />
      <path d="M46 29c11 1.5 18 10 18.3 20-5 6-17 4-19-5-1-5 0-10 .7-15z" fill={PAINT.oat} stroke="none" />
      <Cheeks mood={mood} x={23} y={57} />
      <path d={RABBIT_HEAD} />
      <Whiskers y={57} x={23} />
      {mood === "well" ? <path d="M37 60.5h6v4.5h-6zm3 0v4.5" fill={PAINT.cream} strokeWidth="1.5" /> : null}
      <path d="M37 52h6l-3 3.5z" fill={PAINT.rose} />
      <Mouth mood={mood} y={55.5} />
      <Eyes mood={mood} x={28} y={45} r={3.6} />
    </>
  );
}

const HAMSTER_HEAD = "M40 17c15 0 20 8 23 19 12 8 11 34-23 34S5 44 17 36c3-11 8-19 23-19z";

/** A hamster's head with full cheeks. */
export function Hamster({ mood }: { mood: Mood }) {
  return (
    <>
      <Ears mood={mood} root={[24, 26]}>
        <circle cx="22" cy="19" r="8" fill={PAINT.oat} />
        <circle cx="22.5" cy="20" r="4" fill={PAINT.rose} stroke="none" />
      </Ears>
      <path d={HAMSTER_HEAD} fill={PAINT.oat} stroke="none" />
      <path
        d="M40 17.500c-3 9-2 18-8 24-6 4-18 2-21.5 10 0 12 12 18 29.5 18s29.5-6 29.5-18C66 43.5 54 45.5 48 41.500c-6-6-5-15-8-24z"
        fill={PAINT.cream}
        stroke="none"
      />
      <Cheeks mood={mood} x={19} y={55} r={5} />
      <path d={HAMSTER_HEAD} />
      <Mirrored>
        <path d="M30 72c-4-1-5-6-1-8 4-1 7 3 7 6z" fill={PAINT.rose} />
      </Mirrored>
      {mood === "well" ? <path d="M40 61c4 3 5 9 0 14-5-5-4-11 0-14zm0 5v5" fill={PAINT.clay} strokeWidth="1.6" /> : null}
      <path d="M37 46h6l-3 3.500z" fill={PAINT.rose} />
      <Mouth mood={mood} y={49.5} />
      <Eyes mood={mood} x={27} y={37} r={3.8} />
    </>
  );
}

const MOUSE_HEAD = "M40 24c12 0 20 7 22 18 2 13-10 28-22 28S16 55 18 42c2-11 10-18 22-18z";

/** A mouse's head: large round ears, a narrow muzzle. */
export function Mouse({ mood }: { mood: Mood }) {
  return (
    <>
      <Ears mood={mood} root={[27, 33]}>
        <circle cx="20" cy="23" r="13" fill={PAINT.stone} />
        <circle cx="21" cy="24" r="7.5" fill={PAINT.rose} stroke="none" />
      </Ears>
      <path d={MOUSE_HEAD} fill={PAINT.stone} stroke="none" />
      <path d="M40 48c7 0 12 5 11 11-2 6-6 11-11 11s-9-5-11-11c-1-6 4-11 11-11z" fill={PAINT.cream} stroke="none" />
      <Cheeks mood={mood} x={24} y={53} r={3.5} />
      <path d={MOUSE_HEAD} />
      <Whiskers y={58} x={27} />
      <circle cx="40" cy="54" r="3.5" fill={PAINT.rose} />
      <Mouth mood={mood} y={57.5} />
      <Eyes mood={mood} x={30} y={43} r={3.6} />
    </>
  );
}

const GUINEA_PIG_HEAD = "M40 15c16 0 24 12 25.5 29C66.5 60 56 71 40 71S13.5 60 14.5 44C16 27 24 15 40 15z";

/** A guinea pig's head in three colors, with a tuft. */
export function GuineaPig({ mood }: { mood: Mood }) {
  return (
    <>
      <Ears mood={mood} root={[21, 26]} sink={0.6}>
        <path d="M24 21C13 15 3 20 2 33c0 6 6 6 10 3 4-2 7-3 10-3z" fill={PAINT.rose} />
      </Ears>
      <path d={GUINEA_PIG_HEAD} fill={PAINT.clay} stroke="none" />
      <path d="M42 15c15 1 22 12 23.5 29 .8 10-3 17-8 21-8-6-12-20-15.5-50z" fill={PAINT.bark} stroke="none" />
      <path d="M36 15.5c2 13-4 26-11 36 1 14 8 19.5 15 19.5s14-5.5 15-19.5c-7-10-13-23-11-36z" fill={PAINT.cream} stroke="none" />
      <path d={GUINEA_PIG_HEAD} />
      <path d="M33 16.5c-1-7 2-11 6-12 0 3 1 4 3 4 3 0 4-2 5-4 2 4 2 9-1 12.5" fill={PAINT.cream} />
      <path d="M35.5 52q4.5-3 9 0-1 4-4.5 4.5-3.5-.5-4.5-4.5z" fill={PAINT.rose} />
      <Mouth mood={mood} y={56.5} />
      <Eyes mood={mood} x={24.5} y={41} r={3.8} />
    </>
  );
}

const FERRET_HEAD = "M40 16c16 0 27 9 27 23 0 13-13 33-27 33S13 52 13 39c0-14 11-23 27-23z";

/** A ferret's head with its mask. */
export function Ferret({ mood }: { mood: Mood }) {
  return (
    <>
      <Ears mood={mood} root={[22, 26]}>
        <circle cx="18" cy="21" r="8.5" fill={PAINT.oat} />
        <circle cx="19" cy="22" r="4" fill={PAINT.rose} stroke="none" />
      </Ears>
      <path d={FERRET_HEAD} fill={PAINT.cream} stroke="none" />
      <path
        d="M13.3 37C20 28 34 30 40 38c6-8 20-10 26.7-1 .8 9-6 15-14 13-6-1.5-9-6-12.7-6s-6.7 4.5-12.7 6c-8 2-14.8-4-14-13z"
        fill={PAINT.bark}
        stroke="none"
      />
      <path d={FERRET_HEAD} />
      <Whiskers y={56} x={25} />
      <path d="M36 53h8l-4 4.5z" fill={PAINT.rose} />
      <Mouth mood={mood} y={57.5} />
      <Eyes mood={mood} x={27.5} y={41} />
    </>
  );
}

const CHINCHILLA_HEAD =
  "M40 21l3 3 4-2 2 3.500c10 2 17 9 18 19l5 4-4 3 4 5-5 1.5 1 5-6 .5c-4 6-12 9.5-22 9.500s-18-3.5-22-9.500l-6-.5 1-5-5-1.5 4-5-4-3 5-4c1-10 8-17 18-19l2-3.5 4 2z";

/** A chinchilla's head: large ears, thick fur. */
export function Chinchilla({ mood }: { mood: Mood }) {
  return (
    <>
      <Ears mood={mood} root={[26, 32]} sink={0.35}>
        <path d="M30 33C17 34 3 25 6 12 10 1 25 4 33 26z" fill={PAINT.stone} />
        <path d="M27 28C18 28 9 22 11 14c3-6 12-4 17 10z" fill={PAINT.bark} stroke="none" />
      </Ears>
      <path d={CHINCHILLA_HEAD} fill={PAINT.stone} stroke="none" />
      <Mirrored>
        <path d="M40 52c-6-2-17-2-19 5 3 9 10 13.5 19 13.5z" fill={PAINT.cream} stroke="none" />
      </Mirrored>
      <path d={CHINCHILLA_HEAD} />
      <Whiskers y={58} x={24} />
      <path d="M37.5 52h5L40 55z" fill={PAINT.rose} />
      <Mouth mood={mood} y={55} />
      <Eyes mood={mood} x={27} y={43} r={4.8} />
    </>
  );
}
