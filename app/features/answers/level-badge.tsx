import { isPressing, type Level } from "#app/domain/urgency.ts";
import { Badge } from "#app/ui/content/badge.tsx";

const LEVEL_WORDS = { emergency: "Emergency", urgent: "Vet today" } as const;

/** How urgent an answer's question is, where it is. */
export function LevelBadge({ level }: { level: Level }) {
  return isPressing(level) ? <Badge tone={level}>{LEVEL_WORDS[level]}</Badge> : null;
}
