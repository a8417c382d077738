import type { EmergencyProtocol } from "#app/domain/content/landing-content.ts";
import { FIRST_STEPS_MINUTES } from "#app/domain/limits.ts";
import { Badge } from "#app/ui/content/badge.tsx";
import { HtmlList, HtmlListUnder, HtmlText } from "#app/ui/content/html-list.tsx";
import { SourceList } from "#app/ui/content/source-list.tsx";

/** How grave an emergency is, in words and colour; a word that is none of ours gets no colour. */
const SEVERITY_LOOK: Record<string, { words: string; tone?: "emergency" | "urgent" | "routine" }> = {
  critical: { words: "Critical", tone: "emergency" },
  urgent: { words: "Urgent", tone: "urgent" },
  moderate: { words: "Moderate", tone: "routine" },
};

/** One emergency, from the first minutes to the days after. */
export function Protocol({ protocol }: { protocol: EmergencyProtocol }) {
  const { condition, severity, timeframe, summary, immediateSteps, page, sources } = protocol;
  const look = SEVERITY_LOOK[severity] ?? { words: severity };
  return (
    <>
      <h3>{condition}</h3>
      <p className="severity">
        <Badge tone={look.tone}>{look.words}</Badge> {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown. */}
        <strong dangerouslySetInnerHTML={{ __html: timeframe }} />
      </p>
      <HtmlText html={summary} />
      <div className="prose first-steps">
        <h4>First {FIRST_STEPS_MINUTES.join("-")} minutes</h4>
        <HtmlList lines={immediateSteps} ordered />
      </div>
      <div className="parts parts--two">
        <HtmlListUnder heading="What to tell the vet" lines={protocol.whatToTell} />
        <HtmlListUnder heading="On the way" lines={protocol.transportGuidelines} />
        <HtmlListUnder heading="Prevention" lines={protocol.prevention} />
        <HtmlListUnder heading="Aftercare" lines={protocol.aftercare} />
      </div>
      <p className="links">
        <a href={page}>Read more on a page of its own</a>
      </p>
      <SourceList sources={sources} />
    </>
  );
}
