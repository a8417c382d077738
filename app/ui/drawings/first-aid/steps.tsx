import { Bird, Fish } from "../animals/bird-fish.tsx";
import { PAINT } from "../drawing.tsx";
import { Grip, Ground, Hand, Limb, LyingDog, Motion, StandingDog } from "./parts.tsx";

export function RecoveryPosition() {
  return (
    <>
      <LyingDog />
      <path d="M22 73c-6 2-8 9-3 10 4 1 8-5 9-10z" fill={PAINT.rose} />
      <Motion d="M62 30q-20-6-38 4m0 0l1-8m-1 8l8-1" />
    </>
  );
}

export function ChestCompressions() {
  return (
    <>
      <LyingDog />
      <Limb d="M66 2l13 32" fill={PAINT.water} width={11} />
      <Limb d="M106 2L89 34" fill={PAINT.water} width={11} />
      <path d="M72 44c0-6 6-10 12-10s13 4 13 10-5 8-12 8-13-2-13-8z" fill={PAINT.rose} />
      <path d="M70 36c0-6 6-9 13-9s14 3 14 9-6 8-13 8-14-2-14-8z" fill={PAINT.rose} />
      <path d="M80 40v-4m6 4v-4" strokeWidth="1.6" />
      <Motion d="M50 16v18m-5-5l5 5 5-5M122 16v18m-5-5l5 5 5-5" />
    </>
  );
}

export function WoundPressure() {
  return (
    <>
      <Ground y={92} />
      <path d="M150 22C118 24 92 40 66 62c-16 3-34 8-38 16-3 8 4 12 14 12h34c16-6 44-22 74-24z" fill={PAINT.oat} />
      <path d="M34 90c-2-5 0-8 3-10m8 10c-1-5 0-8 3-10" />
      <path d="M84 34l22 30c6-3 12-6 18-8L106 24c-8 3-15 6-22 10z" fill={PAINT.cream} />
      <path d="M92 42l8 11m1-15l8 11" strokeWidth="1.6" />
      <Hand at={[96, 24]} turn={-24} />
      <Motion d="M66 20l8 10m0-8v8h-8" />
    </>
  );
}

export function Carrying() {
  return (
    <>
      <path d="M27 28h106q5 0 5 5v66q0 5-5 5H27q-5 0-5-5V33q0-5 5-5z" fill={PAINT.bark} />
      <g transform="translate(16 2) scale(.8)" strokeWidth="2.5">
        <LyingDog blanket={false} />
      </g>
      <Grip at={[22, 46]} turn={-90} />
      <Grip at={[22, 86]} turn={-90} />
      <Grip at={[138, 46]} turn={90} />
      <Grip at={[138, 86]} turn={90} />
      <Motion d="M80 22V6m-6 6l6-6 6 6" />
    </>
  );
}

export function Cooling() {
  return (
    <>
      <Ground />
      <StandingDog />
      <path d="M88 6l18-6 6 16c-2 8-14 10-19 4z" fill={PAINT.cream} />
      <path d="M107 4c8-2 10 6 4 9" />
      <path d="M88 8c-6 4-6 12-6 20-1 10-10 10-12 18h22c-2-8-3-12-2-20 0-6 0-10 2-12z" fill={PAINT.water} />
      <path d="M76 56q3 6 0 8m12-8q3 6 0 8m-24-6q2 5 0 7" stroke={PAINT.water} strokeWidth="3" />
      <path d="M134 58h16m-12 10h14m-18 10h16" stroke={PAINT.pencil} />
    </>
  );
}

export function WrappedBird() {
  return (
    <>
      <g transform="translate(38 6) scale(1.05)">
        <Bird mood="well" />
      </g>
      <path d="M48 52c10 8 54 8 64 0 8 14 10 36 4 52H44c-6-16-4-38 4-52z" fill={PAINT.water} />
      <path d="M50 52c14 12 30 28 62 34M44 72c14 4 24 12 32 22M46 92c6 2 10 6 14 12" />
      <path d="M14 110c-2-22 4-40 18-42 8 0 14 4 18 10 3 6-2 9-8 6 4 6 6 16 4 26z" fill={PAINT.rose} />
      <path d="M146 110c2-22-4-40-18-42-8 0-14 4-18 10-3 6 2 9 8 6-4 6-6 16-4 26z" fill={PAINT.rose} />
    </>
  );
}

export function MovedFish() {
  return (
    <>
      <path d="M10 50h140v50q0 8-8 8H18q-8 0-8-8z" fill={PAINT.water} />
      <path d="M10 36v64q0 8 8 8h124q8 0 8-8V36" />
      <path d="M18 50h22m82 0h20" />
      <path d="M62 22c-22 14-28 54-12 72 10 6 50 6 60 0 16-18 10-58-12-72z" fill={PAINT.cream} />
      <path d="M46 50c-6 16-4 34 4 44 10 6 50 6 60 0 8-10 10-28 4-44-20 6-48-6-68 0z" fill={PAINT.water} />
      <path d="M60 22c8-3 32-3 40 0-4-8-6-12-4-18-8 3-24 3-32 0 2 6 0 10-4 18z" fill={PAINT.cream} />
      <path d="M62 20h36" stroke={PAINT.clay} strokeWidth="4" />
      <g transform="translate(51 45) scale(.72)">
        <Fish mood="well" />
      </g>
    </>
  );
}
