import { curveOf, type DiaryEntry, heightOf } from "#app/domain/pet-diary.ts";

const [WIDTH, HEIGHT, ROOM] = [320, 96, 12];

type Props = { entries: readonly DiaryEntry[]; limit: number | undefined; name: string };

/** The values as a line, with the limit as a dashed one. The numbers stand in the list below it. */
export function DiaryCurve({ entries, limit, name }: Props) {
  const curve = curveOf(entries, { width: WIDTH, height: HEIGHT, most: limit });
  if (!curve) return null;
  const { points, low, high } = curve;
  return (
    <svg
      viewBox={`${-ROOM} ${-ROOM} ${WIDTH + 2 * ROOM} ${HEIGHT + 2 * ROOM}`}
      className="rounded-card bg-surface border-line w-full max-w-lg border"
      role="img"
      aria-label={`${name}: between ${low} and ${high}`}
    >
      {limit === undefined ? null : (
        <line
          x1="0"
          x2={WIDTH}
          y1={heightOf(limit, low, high, HEIGHT)}
          y2={heightOf(limit, low, high, HEIGHT)}
          stroke="var(--color-ink-soft)"
          strokeDasharray="6 5"
          strokeWidth="2"
        />
      )}
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
        fill="none"
        stroke="var(--color-accent)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="4" fill="var(--color-accent)" />
      ))}
    </svg>
  );
}
