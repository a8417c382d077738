import { labeledSteps } from "#app/domain/content/first-aid-steps.ts";
import type { EmergencyProtocol } from "#app/domain/content/landing-content.ts";
import { routePath } from "#app/domain/http/site-routes.ts";
import { FIRST_STEPS_MINUTES } from "#app/domain/limits.ts";
import { Badge } from "#app/ui/content/badge.tsx";
import { HtmlList, HtmlListUnder, HtmlText, quietLabel } from "#app/ui/content/html-list.tsx";
import { LINE_LINK } from "#app/ui/content/line-link.ts";
import { SourceList } from "#app/ui/content/source-list.tsx";
import { PhoneFold } from "#app/ui/controls/fold.tsx";
import { Shelf } from "#app/ui/layout/shelf.tsx";

/** How severe an emergency is, in words and color; a word that is none of ours gets no color. */
const SEVERITY_LOOK: Record<string, { words: string; tone?: "emergency" | "urgent" | "routine" }> = {
  critical: { words: "Critical", tone: "emergency" },
  urgent: { words: "Urgent", tone: "urgent" },
  moderate: { words: "Moderate", tone: "routine" },
};

/** One emergency: how severe and how soon, all steps of the first minutes, and what comes after them. */
export function ProtocolArticle({ protocol }: { protocol: EmergencyProtocol }) {
  const { id, condition, severity, timeframe, summary, immediateSteps, page, sources } = protocol;
  const look = SEVERITY_LOOK[severity] ?? { words: severity };
  return (
    <article data-protocol={id}>
      <h3 className="sm:text-[1.375rem]">{condition}</h3>
      <p className="mt-1 flex items-center gap-x-3 text-base leading-snug font-semibold">
        <Badge tone={look.tone}>{look.words}</Badge>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled and checked at build. */}
        <span className="min-w-0" dangerouslySetInnerHTML={{ __html: timeframe }} />
      </p>
      <HtmlText html={summary} className="mt-1 text-base leading-snug max-sm:hidden" />
      <div className="mt-3 grid gap-x-10 gap-y-3 text-base leading-snug lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div className="prose *:mt-0!">
          <h4 className="mb-2">First {FIRST_STEPS_MINUTES.join("-")} minutes</h4>
          <HtmlList lines={labeledSteps(immediateSteps, quietLabel)} ordered />
          <p className="max-sm:text-small flex flex-wrap gap-x-4">
            <a className="inline-flex min-h-11 items-center font-semibold" href={`${routePath("emergency")}/${id}`}>
              For each animal, in pictures
            </a>
            <a className={LINE_LINK} href={page}>
              Full guide
            </a>
          </p>
        </div>
        <PhoneFold summary="Transport, what to tell the vet, prevention, aftercare">
          <Shelf label={`${condition}: after the first steps`} className="lg:grid lg:grid-cols-2 lg:gap-2">
            <HtmlListUnder heading="On the way" lines={protocol.transportGuidelines} />
            <HtmlListUnder heading="What to tell the vet" lines={protocol.whatToTell} />
            <HtmlListUnder heading="Prevention" lines={protocol.prevention} />
            <HtmlListUnder heading="Aftercare" lines={protocol.aftercare} />
          </Shelf>
          <SourceList sources={sources} />
        </PhoneFold>
      </div>
    </article>
  );
}
