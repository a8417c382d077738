import { Badge } from "./badge.tsx";

const WORDS = { emergency: "Emergency", urgent: "Vet today" } as const;

/** How urgent it is what a link leads to. What can wait has no badge. */
export function LevelBadge({ level }: { level: keyof typeof WORDS }) {
  return <Badge tone={level}>{WORDS[level]}</Badge>;
}
