import { meetsGoal, type PublishedShare, readShare, type ScoreLine } from "#app/domain/content/published-score.ts";
import { Badge } from "#app/ui/content/badge.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";

/** The figures that are shares, as bars: the interval as a thin line, the goal as a mark where it is a number. */
export function ScoreChart({ lines }: { lines: readonly ScoreLine[] }) {
  return (
    <ul className="grid gap-4">
      {lines.map((line, at) => {
        const { name, goal, today } = line;
        const share = readShare(today);
        return share ? (
          <li key={name} className="grid grid-cols-1 gap-1">
            <p className="flex items-baseline justify-between gap-4 leading-snug">
              <span className="min-w-0">{name}</span> <strong className="tabular-nums">{share.percent}%</strong>
            </p>
            <Bar share={share} goal={goalOf(goal)} />
            {goal ? (
              <p className="text-ink-soft flex items-center gap-2 text-base leading-snug">
                <GoalMark line={line} rest={lines[at + 1]} /> {goal}
              </p>
            ) : null}
          </li>
        ) : null;
      })}
    </ul>
  );
}

/** Whether a goal is met, in words. */
export const goalWords = (line: ScoreLine, rest: ScoreLine | undefined) => (meetsGoal(line, rest) ? "Goal met" : "Goal missed");

/** Whether a goal is met, at a glance: a mark, words and, for what is missed, a color. */
function GoalMark({ line, rest }: { line: ScoreLine; rest: ScoreLine | undefined }) {
  const isMet = meetsGoal(line, rest);
  const words = goalWords(line, rest);
  return (
    <>
      <Icon name={isMet ? "check" : "close"} className="text-ink" />{" "}
      {isMet ? <strong className="text-ink flex-none">{words}:</strong> : <Badge tone="urgent">{words}:</Badge>}
    </>
  );
}

/** "97% or more" as 97; a goal that compares figures has no position. */
function goalOf(goal: string): number | undefined {
  const percent = /^([\d.]+)% /.exec(goal)?.[1];
  return percent === undefined ? undefined : Number(percent);
}

/** One hundred units wide. The text next to it gives the figures. */
function Bar({ share: { percent, low, high }, goal }: { share: PublishedShare; goal: number | undefined }) {
  return (
    <svg aria-hidden="true" className="text-accent h-5 w-full" viewBox="0 0 100 20" preserveAspectRatio="none" fill="currentColor">
      <path d="M0 4h100v12H0z" className="text-sunken" />
      <path d={`M0 4h${percent}v12H0z`} />
      <path d={`M${low} 10H${high}`} className="text-ink" stroke="currentColor" strokeWidth="3" vectorEffect="non-scaling-stroke" />
      {goal === undefined ? null : (
        <path d={`M${goal} 0v20`} className="text-ink" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      )}
    </svg>
  );
}
