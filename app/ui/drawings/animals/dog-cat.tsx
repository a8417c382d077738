import { Mirrored, PAINT } from "../drawing.tsx";
import { Ears, Eyes, type Mood, Mouth, Whiskers } from "./features.tsx";

const DOG_HEAD = "M40 12c15 0 24 9 25.5 25C67 50 64 69 40 69S13 50 14.5 37C16 21 25 12 40 12z";

/** A dog's head, with one dark patch and soft ears. */
export function Dog({ mood }: { mood: Mood }) {
  return (
    <>
      <path d={DOG_HEAD} fill={PAINT.oat} stroke="none" />
      <path d="M45 32c1-9 9-12 14-8 5 5 5 15 1 21-6 5-16-2-15-13z" fill={PAINT.clay} stroke="none" />
      <path d="M40 43c10 0 17 6 17 13.5C57 65 49 69 40 69s-17-4-17-12.5C23 49 30 43 40 43z" fill={PAINT.cream} stroke="none" />
      <path d={DOG_HEAD} />
      <Ears mood={mood} root={[25, 18]} sink={-0.12}>
        <path d="M28 14C17 8 6 16 4 31c-2 13 2 22 9 21 8-1 8-13 13-20 3-5 5-13 2-18z" fill={PAINT.clay} />
      </Ears>
      {mood === "well" ? <path d="M36 60h8v4.5a4 4 0 0 1-8 0z" fill={PAINT.rose} /> : null}
      <path d="M33.5 48q6.5-3.5 13 0c.8 4.5-3 7-6.5 7.8-3.5-.8-7.3-3.3-6.5-7.8z" fill={PAINT.outline} stroke="none" />
      <Mouth mood={mood} y={55.5} />
      <Eyes mood={mood} x={29} y={36} />
    </>
  );
}

const CAT_HEAD = "M40 18c19 0 29 13 29 27 0 15-12 24-29 24S11 60 11 45c0-14 10-27 29-27z";

/** A ginger cat's head. */
export function Cat({ mood }: { mood: Mood }) {
  return (
    <>
      <Ears mood={mood} root={[25, 32]} sink={0.55}>
        <path d="M13 38 12.5 10.5c0-2.5 2-3.5 4-2L36 22z" fill={PAINT.ginger} />
        <path d="m17.5 27-.3-10 8.5 6z" fill={PAINT.rose} stroke="none" />
      </Ears>
      <path d={CAT_HEAD} fill={PAINT.ginger} stroke="none" />
      <path d="M40 51c4-3 14 0 14 7 0 8-8 10.5-14 10.5S26 66 26 58c0-7 10-10 14-7z" fill={PAINT.cream} stroke="none" />
      <path d="M40 19.5v9M32.5 20.5l1.5 7M47.5 20.5l-1.5 7" stroke={PAINT.clay} strokeWidth="3" />
      <Mirrored>
        <path d="M12.5 43l6.5 1.5M13 50l6-.5" stroke={PAINT.clay} strokeWidth="3" />
      </Mirrored>
      <path d={CAT_HEAD} />
      <Whiskers y={56} x={22} />
      <path d="M36.5 50h7L40 54z" fill={PAINT.rose} />
      <Mouth mood={mood} y={54} />
      <Eyes mood={mood} x={27} y={42} r={3.8} />
    </>
  );
}
