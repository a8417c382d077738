import type { ReactNode } from "react";
import { PAINT } from "../drawing.tsx";

/** A leg, tail or arm: a thick line with an outline. */
export function Limb({ d, fill = PAINT.oat, width = 9 }: { d: string; fill?: string; width?: number }) {
  return (
    <>
      <path d={d} strokeWidth={width + 4} />
      <path d={d} stroke={fill} strokeWidth={width} />
    </>
  );
}

/** A dog's head from the side, nose to the left. */
function DogProfile({ asleep = false }: { asleep?: boolean }) {
  return (
    <>
      <path d="M52 50c-8-7-20-6-25 3l-12 5c-6 2.5-6 11 0 12.5l13 3c8 7 20 5 25-1z" fill={PAINT.oat} />
      <path d="M15 58c-3 0-5 2-5 5l5 2 3-5z" fill={PAINT.outline} />
      <path d="M15 68l11 1.5" />
      <path d="M40 49c9-3 16 5 15 16-1 8-7 10-10 5-3-6-2-14-5-21z" fill={PAINT.clay} />
      {asleep ? <path d="M27 59q3 3 6 0" /> : <circle cx="31" cy="58" r="2.2" fill={PAINT.outline} stroke="none" />}
    </>
  );
}

/** A dog that lies flat on its side on a blanket, seen from above: legs toward the viewer. */
export function LyingDog({ blanket = true }: { blanket?: boolean }) {
  const body = "M48 56c18-11 64-12 80-3 10 6 10 24 2 30-18 7-58 7-78 2-8-6-10-21-4-29z";
  return (
    <>
      {blanket ? (
        <>
          <path d="M10 40h140q6 0 6 6v56q0 6-6 6H10q-6 0-6-6V46q0-6 6-6z" fill={PAINT.dusk} stroke="none" />
          <path d="M12 48v8m0 6v8m0 6v8m0 6v8M148 48v8m0 6v8m0 6v8m0 6v8" stroke={PAINT.stone} />
        </>
      ) : null}
      <Limb d="M126 62q12 2 14-10" width={6} />
      <Limb d="M58 80q-4 12-18 16" />
      <Limb d="M108 80q-4 12-16 18" />
      <path d={body} fill={PAINT.oat} stroke="none" />
      <path d="M94 47c14-1 28 1 34 7 3 5 2 10-4 12-13 2-27-7-30-19z" fill={PAINT.clay} stroke="none" />
      <path d={body} />
      <Limb d="M72 78q-2 16-16 22" />
      <Limb d="M122 76q-2 18-14 24" />
      <g transform="rotate(-8 52 62)">
        <DogProfile asleep />
      </g>
    </>
  );
}

/** A standing dog, facing left. */
export function StandingDog({ head }: { head?: string }) {
  return (
    <>
      <Limb d="M118 50q14-2 18-16" width={6} />
      <Limb d="M74 70v30" />
      <Limb d="M104 70v30" />
      <path d="M44 54c8-10 50-12 72-7 10 4 10 22 3 27-18 6-50 7-66 1-8-4-12-14-9-21z" fill={PAINT.oat} />
      <path d="M86 45c12-1 24 0 30 3 4 6 2 12-4 13-12 1-24-6-26-16z" fill={PAINT.clay} stroke="none" />
      <path d="M44 54c8-10 50-12 72-7 10 4 10 22 3 27-18 6-50 7-66 1-8-4-12-14-9-21z" />
      <Limb d="M62 72v28" />
      <Limb d="M114 70v30" />
      <g transform={head ?? "translate(2 -20)"}>
        <DogProfile />
      </g>
    </>
  );
}

/** A flat hand with its sleeve, from above: fingers down. Drawn around its wrist. */
export function Hand({ at, turn = 0 }: { at: readonly [number, number]; turn?: number }) {
  return (
    <g transform={`translate(${at.join(" ")}) rotate(${turn})`}>
      <path d="M-7-24H7v20H-7z" fill={PAINT.water} />
      <path d="M-7-6H7l2 12c1 8 0 15-2 15s-2-5-3-7c0 5 0 9-2 9s-3-4-3-9c0 5-1 8-3 8s-2-5-2-10c-1 2-3 3-5 1s-1-6 0-9z" fill={PAINT.rose} />
      <path d="M-8-8H8" />
    </g>
  );
}

/** A fist or gripping hand from the side, with the arm above it. */
export function Grip({ at, turn = 0 }: { at: readonly [number, number]; turn?: number }) {
  return (
    <g transform={`translate(${at.join(" ")}) rotate(${turn})`}>
      <path d="M-7-26H7V-6H-7z" fill={PAINT.water} />
      <path d="M-8-8H8c4 4 5 11 2 16-4 3-16 3-20 0-3-5-2-12 2-16z" fill={PAINT.rose} />
      <path d="M-4 2v6m5-6v6" strokeWidth="1.6" />
    </g>
  );
}

/** Lines that show force or movement. */
export function Motion({ d }: { d: string }) {
  return <path d={d} stroke={PAINT.clay} strokeWidth="3" />;
}

/** A soft ground below a figure. */
export function Ground({ children, y = 98 }: { children?: ReactNode; y?: number }) {
  return (
    <>
      <path d={`M8 ${y}q72-9 144 0 4 10-8 12H16q-12-2-8-12z`} fill={PAINT.dusk} stroke="none" />
      {children}
    </>
  );
}

/** A soft bottle, neck up, drawn around its middle. */
export function Bottle({ at, turn = 0 }: { at: readonly [number, number]; turn?: number }) {
  return (
    <g transform={`translate(${at.join(" ")}) rotate(${turn})`}>
      <path d="M-4-26h8v8c6 2 8 5 8 10v24q0 6-6 6H-6q-6 0-6-6V-8c0-5 2-8 8-10z" fill={PAINT.cream} />
      <path d="M-12-4h24v16h-24z" fill={PAINT.water} />
    </g>
  );
}

/** A hot-water bottle in a knitted cover. */
export function WarmBottle({ at }: { at: readonly [number, number] }) {
  return (
    <g transform={`translate(${at.join(" ")})`}>
      <path d="M-6-14l-3-9H9l-3 9z" fill={PAINT.stone} />
      <path d="M-12-14h24q5 0 5 6v32q0 6-6 6h-22q-6 0-6-6V-8q0-6 5-6z" fill={PAINT.ginger} />
      <path d="M-17-2l6 6 6-6 6 6 5-6 6 6 5-6M-17 12l6 6 6-6 6 6 5-6 6 6 5-6" stroke={PAINT.cream} />
      <Motion d="M-5-32q-3-4 0-8t0-8M6-32q-3-4 0-8t0-8" />
    </g>
  );
}
