import type { TimeLimits } from "#app/domain/clocks/clock.ts";

/** The canvas: one unit is a pixel on a narrow phone. */
const WIDTH = 290;
const HEIGHT = 92;
const BAR = { left: 4, right: WIDTH - 4, top: 32, bottom: 46 };
/** Beyond the last limit, this share of it is drawn too. */
const MARGIN = 1.25;
/** Half the width of a character of a label: one that would leave the canvas is aligned to its end. */
const HALF_CHAR = 4.4;

type Props = {
  line: TimeLimits;
  /** Hours that count so far; without them only the limits are drawn. */
  counted?: number;
};

/** The limits of an animal on a line of hours, and where on it the pet is now. */
export function Timeline({ line, counted }: Props) {
  const { urgent, emergency, awake } = line;
  const end = (emergency ?? urgent).hours * (emergency ? MARGIN : 2);
  const at = (hours: number) => BAR.left + (Math.min(hours, end) / end) * (BAR.right - BAR.left);
  const now = counted === undefined ? undefined : `Now: ${awake ? `${wordsOf(Math.round(counted))} awake` : wordsOf(counted)}`;
  const limits = [{ ...urgent, says: "call a vet" }, ...(emergency ? [{ ...emergency, says: "emergency" }] : [])];
  const zones = [
    { from: 0, to: urgent.hours, className: "text-routine-soft" },
    { from: urgent.hours, to: emergency?.hours ?? end, className: "text-urgent" },
    ...(emergency ? [{ from: emergency.hours, to: end, className: "text-emergency-heading" }] : []),
  ];
  return (
    <svg
      role="img"
      aria-label={[now, ...limits.map(({ words, says }) => `${words}: ${says}`)].filter(Boolean).join(". ")}
      className="rounded-control border-line bg-surface text-ink my-4 block h-auto w-full max-w-md border"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fontSize="14"
      fill="currentColor"
    >
      {zones.map(({ from, to, className }) => (
        <path
          key={from}
          className={`forced-color-adjust-none ${className}`}
          d={`M${at(from)} ${BAR.top}H${at(to)}V${BAR.bottom}H${at(from)}z`}
        />
      ))}
      <path d={`M${BAR.left} ${BAR.top}H${BAR.right}V${BAR.bottom}H${BAR.left}z`} fill="none" stroke="currentColor" />
      {limits.map(({ hours, words, says }) => (
        <g key={says}>
          <path d={`M${at(hours)} ${BAR.top}v22`} stroke="currentColor" strokeWidth="2" />
          <Label x={at(hours)} y={BAR.bottom + 24} isBold>
            {words}
          </Label>
          <Label x={at(hours)} y={BAR.bottom + 40}>
            {says}
          </Label>
        </g>
      ))}
      {now && counted !== undefined ? (
        <>
          <path d={`M${at(counted)} ${BAR.bottom}V24l-6-7h12l-6 7`} stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
          <Label x={at(counted)} y={13} isBold>
            {now}
          </Label>
        </>
      ) : null}
    </svg>
  );
}

/** A text over or under a point of the bar that does not leave the canvas. */
function Label({ x, y, isBold, children }: { x: number; y: number; isBold?: boolean; children: string }) {
  const half = children.length * HALF_CHAR;
  const [anchor, dx] =
    x < half ? (["start", Math.min(x, 8)] as const) : x > WIDTH - half ? (["end", WIDTH - 8] as const) : (["middle", x] as const);
  return (
    <text x={dx} y={y} textAnchor={anchor} fontWeight={isBold ? 700 : undefined}>
      {children}
    </text>
  );
}

function wordsOf(hours: number): string {
  const whole = Math.ceil(hours);
  return whole > 48 ? `${Math.ceil(hours / 24)} days` : `${whole} ${whole === 1 ? "hour" : "hours"}`;
}
