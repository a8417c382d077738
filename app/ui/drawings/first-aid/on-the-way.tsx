import type { ReactNode } from "react";
import { Cat, Dog } from "../animals/dog-cat.tsx";
import { Rabbit } from "../animals/small-pets.tsx";
import { PAINT } from "../drawing.tsx";
import { Ground, Motion, WarmBottle } from "./parts.tsx";

/** A lit carrier with a towel in it, and the animal that looks out. */
function Carrier({ children }: { children: ReactNode }) {
  return (
    <>
      <Ground />
      <path d="M58 26V15q0-5 5-5h34q5 0 5 5v11" />
      <path d="M30 24h100q12 0 12 12v56q0 10-10 10H28q-10 0-10-10V36q0-12 12-12z" fill={PAINT.water} />
      <path d="M52 34h56q8 0 8 8v52H44V42q0-8 8-8z" fill={PAINT.dusk} />
      {children}
      <path d="M44 86q36-9 72 0v8H44z" fill={PAINT.rose} />
      <path d="M26 46h10m-10 9h10m-10 9h10M124 46h10m-10 9h10m-10 9h10" stroke={PAINT.pencil} />
    </>
  );
}

export function CatInCarrier() {
  return (
    <Carrier>
      <g transform="translate(48 30) scale(.8)">
        <Cat mood="off" />
      </g>
    </Carrier>
  );
}

export function RabbitInCarrier() {
  return (
    <Carrier>
      <g transform="translate(50 30) scale(.76)">
        <Rabbit mood="off" />
      </g>
    </Carrier>
  );
}

export function DriveToVet() {
  return (
    <>
      <Ground />
      <path
        d="M8 80c0-12 6-17 18-19l16-2 15-23c3-5 7-7 13-7h38c6 0 10 2 14 7l13 22c11 2 17 7 17 18v12c0 4-2 6-6 6H14c-4 0-6-2-6-6z"
        fill={PAINT.rose}
      />
      <path d="M50 58l11-17q3-4 8-4h10v21zM85 37h22q5 0 8 4l10 17H85z" fill={PAINT.cream} />
      <g transform="translate(84 27) scale(.42)" strokeWidth="3.5">
        <Dog mood="poorly" />
      </g>
      <path d="M85 58h40M86 66h8M10 72h10" />
      {[40, 116].map((x) => (
        <g key={x}>
          <circle cx={x} cy="94" r="12" fill={PAINT.bark} />
          <circle cx={x} cy="94" r="4" fill={PAINT.cream} />
        </g>
      ))}
      <Motion d="M128 22h18m-12 10h22" />
    </>
  );
}

export function WrappedWarm() {
  return (
    <>
      <Ground />
      <g transform="translate(26 0)">
        <Rabbit mood="poorly" />
      </g>
      <path d="M24 70c14 8 68 8 84 0 10 12 12 26 8 36H18c-6-12-4-24 6-36z" fill={PAINT.water} />
      <path d="M28 72c16 12 40 24 78 28M24 90c10 2 16 6 22 14" />
      <WarmBottle at={[134, 70]} />
    </>
  );
}

/** A newborn that sleeps, its head to the left. */
function Newborn({ at, fill }: { at: readonly [number, number]; fill: string }) {
  return (
    <g transform={`translate(${at.join(" ")})`}>
      <path d="M4 2c2-14 20-17 32-13 10 4 12 16 6 21H10z" fill={fill} />
      <circle r="11" fill={fill} />
      <path d="M2-11c7-2 11 3 9 9-4 3-9-2-9-9z" fill={PAINT.bark} />
      <path d="M-6 0q2 2 4 0" />
      <circle cx="-11" cy="3" r="2" fill={PAINT.outline} stroke="none" />
    </g>
  );
}

export function NewbornsKeptWarm() {
  return (
    <>
      <Ground />
      <path d="M8 62q58 22 116 0l4 34q-62 16-124 0z" fill={PAINT.rose} />
      <Newborn at={[82, 62]} fill={PAINT.clay} />
      <Newborn at={[34, 68]} fill={PAINT.oat} />
      <path d="M6 74q60 20 120 0l2 24q-62 16-124 0z" fill={PAINT.cream} />
      <WarmBottle at={[140, 68]} />
      <Motion d="M30 38q-4-5 0-10t0-10M62 36q-4-5 0-10t0-10M94 38q-4-5 0-10t0-10" />
    </>
  );
}
