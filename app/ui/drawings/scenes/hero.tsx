import { Cat, Dog } from "../animals/dog-cat.tsx";
import { Drawing, PAINT } from "../drawing.tsx";

const CAT_BODY = "M188 172c-8-30 10-54 42-54 34 0 50 22 44 54z";
const DOG_BODY = "M58 172c-6-40 26-72 74-72s76 28 74 72z";

/** A dog and a cat asleep under a lamp, at night. */
export function NightScene({ label, className }: { label?: string; className?: string }) {
  return (
    <Drawing canvas={[340, 190]} label={label} className={className}>
      <path d="M20 176C4 120 30 40 96 24c70-17 150-20 200 10 44 27 44 100 28 142z" fill={PAINT.dusk} stroke="none" />
      <path d="M274 88h52c6 28 5 56-1 84H214z" fill={PAINT.ginger} stroke="none" opacity=".35" />
      <path d="M74 40a17 17 0 1 0 14 26 20 20 0 0 1-14-26z" fill={PAINT.cream} />
      <path d="M124 34v8m-4-4h8M44 88v6m-3-3h6M176 52v6m-3-3h6" stroke={PAINT.pencil} />
      <path d="M300 88v84m-18 0h36" stroke={PAINT.pencil} strokeWidth="4" />
      <path d="M274 88l12-40h28l12 40z" fill={PAINT.ginger} />
      <path d="M12 172h316c4 6 0 10-6 10H18c-6 0-10-4-6-10z" fill={PAINT.rose} />
      <path d="M204 158c20 2 30-8 26-18" strokeWidth="13" />
      <path d="M204 158c20 2 30-8 26-18" stroke={PAINT.clay} strokeWidth="9" />
      <path d={DOG_BODY} fill={PAINT.oat} stroke="none" />
      <path d="M118 101c34-6 64 6 76 32-8 14-30 14-48 4-16-8-28-22-28-36z" fill={PAINT.clay} stroke="none" />
      <path d={DOG_BODY} />
      <path d="M170 172c-8-20 2-38 20-40" />
      <path d={CAT_BODY} fill={PAINT.ginger} stroke="none" />
      <path d="M240 120l-3 14m14-10l-6 13m15-5l-9 11" stroke={PAINT.clay} strokeWidth="4" />
      <path d={CAT_BODY} />
      <path d="M274 164c-14 8-40 8-60 2-8-3-8-12 2-12 20 2 42 2 56-8" fill={PAINT.ginger} />
      <path d="M216 160l-1 6m10-4l-1 6" stroke={PAINT.clay} strokeWidth="3" />
      <g transform="translate(180 110) scale(.66)" strokeWidth="3">
        <Cat mood="asleep" />
      </g>
      <path d="M84 172c-8-8-2-16 8-16h26c8 0 10 16 2 16z" fill={PAINT.cream} />
      <path d="M98 164v8m9-8v8" strokeWidth="1.6" />
      <g transform="translate(24 84) scale(1.08)">
        <Dog mood="asleep" />
      </g>
      <path d="M118 76h8l-8 9h8m8-28h11l-11 13h11" stroke={PAINT.pencil} strokeWidth="2.5" />
    </Drawing>
  );
}
