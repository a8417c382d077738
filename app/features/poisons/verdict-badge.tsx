import type { SubstanceVerdict } from "#app/domain/knowledge/knowledge.ts";
import { VERDICT_TONES, VERDICT_WORDS } from "#app/domain/knowledge/substance.ts";
import { Badge } from "#app/ui/content/badge.tsx";

export function VerdictBadge({ verdict }: { verdict: SubstanceVerdict }) {
  return <Badge tone={VERDICT_TONES[verdict]}>{VERDICT_WORDS[verdict]}</Badge>;
}
