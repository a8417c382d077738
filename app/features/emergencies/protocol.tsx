import { labeledSteps } from "#app/domain/content/first-aid-steps.ts";
import type { EmergencyProtocol } from "#app/domain/content/landing-content.ts";
import { routePath } from "#app/domain/http/site-routes.ts";
import { FIRST_STEPS_MINUTES } from "#app/domain/limits.ts";
import { Badge } from "#app/ui/content/badge.tsx";
import { HtmlList, HtmlListUnder, HtmlText } from "#app/ui/content/html-list.tsx";
import { LINE_LINK } from "#app/ui/content/line-link.ts";
import { SourceList } from "#app/ui/content/source-list.tsx";
import { PhoneFold } from "#app/ui/controls/fold.tsx";

/** How severe an emergency is, in words and color; a word that is none of ours gets no color. */
const SEVERITY_LOOK: Record<string, { words: string; tone?: "emergency" | "urgent" | "routine" }> = {
  critical: { words: "Critical", tone: "emergency" },
  urgent: { words: "Urgent", tone: "urgent" },
  moderate: { words: "Moderate", tone: "routine" },
};

/** One emergency: how severe and how soon, all steps of the first minutes, and what comes after them. */
export function Protocol({ protocol }: { protocol: EmergencyProtocol }) {
  const { id, condition, severity, timeframe, summary, immediateSteps, page, sources } = protocol;
  const look = SEVERITY_LOOK[severity] ?? { words: severity };
  return (
    <article data-protocol={id}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-[1.375rem]">{condition}</h3>
        <Badge tone={look.tone}>{look.words}</Badge>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled and checked at build. */}
      <p className="mt-1 text-base leading-snug font-semibold" dangerouslySetInnerHTML={{ __html: timeframe }} />
      <HtmlText html={summary} className="mt-1 text-base leading-snug" />
      <div className="mt-4 grid gap-x-10 gap-y-3 text-base leading-snug lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div className="prose">
          <h4>First {FIRST_STEPS_MINUTES.join("-")} minutes</h4>
          <HtmlList lines={labeledSteps(immediateSteps)} ordered />
          <p className="flex flex-wrap gap-x-5">
            <a className="inline-flex min-h-11 items-center font-semibold" href={`${routePath("emergency")}/${id}`}>
              For each animal, in pictures
            </a>
            <a className={LINE_LINK} href={page}>
              The full guide
            </a>
          </p>
        </div>
        <PhoneFold summary="Transport, what to tell the vet, prevention, aftercare">
          <div className="gap-x-10 sm:columns-2">
            <HtmlListUnder heading="On the way" lines={protocol.transportGuidelines} />
            <HtmlListUnder heading="What to tell the vet" lines={protocol.whatToTell} />
            <HtmlListUnder heading="Prevention" lines={protocol.prevention} />
            <HtmlListUnder heading="Aftercare" lines={protocol.aftercare} />
          </div>
        </PhoneFold>
      </div>
      <SourceList sources={sources} />
    </article>
  );
}
