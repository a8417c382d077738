import type { SubstanceVerdict } from "#app/domain/knowledge/knowledge.ts";
import { VERDICT_WORDS } from "#app/domain/knowledge/substance.ts";
import type { CardLevel } from "#app/domain/urgency.ts";
import { Badge } from "#app/ui/content/badge.tsx";

/** The urgency tones are for urgency only: what an animal may have gets none. */
const TONES: Partial<Record<SubstanceVerdict, CardLevel>> = { emergency: "emergency", call: "urgent", avoid: "routine" };

export function VerdictBadge({ verdict }: { verdict: SubstanceVerdict }) {
  return <Badge tone={TONES[verdict]}>{VERDICT_WORDS[verdict]}</Badge>;
}
