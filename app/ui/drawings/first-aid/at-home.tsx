import { Dog } from "../animals/dog-cat.tsx";
import { PAINT } from "../drawing.tsx";
import { Bottle, Grip, Ground, Hand, Limb, LyingDog, Motion, StandingDog } from "./parts.tsx";

export function PacketAndPhone() {
  return (
    <>
      <Ground />
      <path d="M24 34l10-12h44L68 34zM68 34l10-12v64L68 100z" fill={PAINT.bark} />
      <path d="M24 34h44v66H24z" fill={PAINT.clay} />
      <path d="M30 46h32v36H30z" fill={PAINT.cream} />
      <path d="M46 52v12m0 5v.5" strokeWidth="4" />
      <path d="M35 76h22" strokeWidth="1.6" />
      <g transform="rotate(9 116 60)">
        <path d="M104 24h26q6 0 6 6v58q0 6-6 6h-26q-6 0-6-6V30q0-6 6-6z" fill={PAINT.pencil} />
        <path d="M103 33h28v46h-28z" fill={PAINT.water} />
        <path d="M110 47c-1 11 6 19 16 20l3-6-7-4-3 3q-4-2-6-7l3-3-3-7z" fill={PAINT.cream} />
      </g>
      <Motion d="M146 24q8 9 5 21M138 16q6-2 10 0" />
    </>
  );
}

export function RoomToBreathe() {
  return (
    <>
      <Ground />
      <path d="M6 8h36v42H6zM24 8v42M6 29h36" fill={PAINT.water} />
      <g transform="translate(18 0)">
        <StandingDog head="translate(0 -27) rotate(14 52 62)" />
      </g>
      <ellipse cx="34" cy="102" rx="14" ry="4" stroke={PAINT.clay} strokeWidth="4" />
      <path d="M78 12q10-6 20 0t20 0M90 26q8-5 16 0t16 0" stroke={PAINT.water} strokeWidth="3" />
    </>
  );
}

export function PaddedHead() {
  return (
    <>
      <g transform="translate(20 16) scale(.86)" strokeWidth="2.3">
        <LyingDog />
      </g>
      <path d="M10 48h8q7 0 7 7v32q0 7-7 7h-8q-7 0-7-7V55q0-7 7-7z" fill={PAINT.water} />
      <path d="M31 32h38q7 0 7 7v6q0 7-7 7H31q-7 0-7-7v-6q0-7 7-7z" fill={PAINT.rose} />
      <circle cx="130" cy="24" r="19" fill={PAINT.cream} />
      <path d="M130 24V11m0 13l8 5M130 8v.5m16 15.5h-.5M130 40v-.5M114 24h.5" />
    </>
  );
}

export function PalmStrikes() {
  return (
    <>
      <Ground />
      <StandingDog head="translate(-8 4) rotate(-20 52 62)" />
      <Hand at={[86, 75]} turn={165} />
      <Motion d="M70 53l-6-5M66 62l-8-1M98 64l8 1" />
    </>
  );
}

export function ColdPack() {
  return (
    <>
      <g transform="translate(12 14) scale(1.15)">
        <Dog mood="off" />
      </g>
      <Grip at={[124, 80]} turn={90} />
      <path d="M74 66l30-6q6-1 7 5l4 20q1 6-5 7l-30 6q-6 1-7-5l-4-20q-1-6 5-7z" fill={PAINT.water} />
      <path d="M92 70v18m-8-13l16 8m0-8l-16 8" stroke={PAINT.cream} />
      <path d="M120 18c-6-12-18-8-14 2M128 16c2-12 14-12 14-2" fill={PAINT.cream} />
      <path d="M110 24c4-10 28-10 32 0-4 10-28 10-32 0z" fill={PAINT.ginger} />
      <path d="M120 18v12m8-13v14M142 24l6 2" />
    </>
  );
}

export function RinsedEye() {
  return (
    <>
      <g transform="translate(14 12) scale(1.2)">
        <Dog mood="off" />
      </g>
      <Bottle at={[124, 30]} turn={-112} />
      <path d="M98 37q-16 1-22 14m-2 9v5m8-12l-2 5" stroke={PAINT.water} strokeWidth="4" />
      <Grip at={[134, 40]} turn={110} />
    </>
  );
}

export function PawUnderWater() {
  return (
    <>
      <path d="M12 88h136q0 20-20 20H32q-20 0-20-20z" fill={PAINT.cream} />
      <path d="M64 32h16v56H62q3-30 2-56z" fill={PAINT.water} stroke="none" />
      <path d="M10 12h54q18 0 18 18v6H62v-4q0-6-6-6H10zM34 12V4m-10 0h20" fill={PAINT.stone} />
      <Limb d="M156 36Q124 44 96 64" width={22} />
      <path d="M104 54c-12-4-30 2-38 12-6 8 0 16 8 15 14 0 30-4 38-14z" fill={PAINT.oat} />
      <path d="M68 74q4 0 6-4m2 9q5-1 7-5" />
      <path d="M58 70q-4 8-4 16m32-2v6m-14-6v8" stroke={PAINT.water} strokeWidth="3" />
    </>
  );
}

export function FoodOffered() {
  return (
    <>
      <Ground />
      <g transform="translate(24 0)">
        <StandingDog head="translate(-6 10) rotate(-22 52 62)" />
      </g>
      <path d="M6 84q14-14 30 0z" fill={PAINT.clay} />
      <path d="M2 84h40l-6 18H8z" fill={PAINT.water} />
    </>
  );
}

export function MissingPieces() {
  return (
    <>
      <Ground />
      <path d="M84 40l-10 8 8 8-9 9 11 6-6 10c-12 10-32 10-44-2-14-14-13-36 1-48 14-11 36-8 49 9z" fill={PAINT.clay} />
      <path d="M26 46q18 4 28-22M30 78q22-4 42-30" />
      <path d="M98 40h44l4 58H94zM98 40l4-12h36l4 12" fill={PAINT.water} />
      <path d="M112 60l12-5 5 10-10 6zM108 82l14-2-3 11-12 1z" fill={PAINT.clay} />
      <path d="M104 34h32" stroke={PAINT.cream} />
      <Motion d="M84 22q8-8 16-4m-2-6l3 6-6 4" />
    </>
  );
}

export function DampCloth() {
  return (
    <>
      <Ground />
      <path d="M42 64h62q6 0 6 6v22q0 6-6 6H42q-6 0-6-6V70q0-6 6-6z" fill={PAINT.cream} />
      <path d="M36 80h74M90 64v34" stroke={PAINT.pencil} />
      <Grip at={[34, 80]} turn={-90} />
      <Bottle at={[104, 22]} turn={-118} />
      <path d="M76 34v4m-6 6v5m12-2v6m-12 7v.5" stroke={PAINT.water} strokeWidth="4" />
      <Grip at={[116, 30]} turn={104} />
    </>
  );
}
