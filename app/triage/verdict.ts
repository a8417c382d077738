/** The words of the screen's answer. Everything else in this folder works to fill a Verdict. */
import type { DangerCard } from "#app/assistant/crisis-detection.ts";

export type Level = "emergency" | "urgent" | "routine" | "info";

export type Protocol = "poisoning" | "trauma" | "breathing" | "cardiac" | "neurological";

export type Turn = { role: "user" | "assistant"; content: string };

export type ScreenContext = {
  petType?: string;
  petName?: string;
  history?: Turn[];
  previous?: Level;
};

export type Reason = { rule: string; says: string; source: string };

export type Verdict = {
  level: Level;
  reasons: Reason[];
  page?: string;
  protocol?: Protocol;
  ask?: string[];
  /** A person is in danger, or an animal is treated cruelly: the server adds the fixed card; the rules never do. */
  danger?: DangerCard;
};

export type Screen = (message: string, context?: ScreenContext) => Verdict;

export const LEVELS: readonly Level[] = ["info", "routine", "urgent", "emergency"];

export function rank(level: unknown): number {
  return LEVELS.indexOf(level as Level);
}

export function higher(a: Level, b: Level): Level {
  return rank(a) >= rank(b) ? a : b;
}
