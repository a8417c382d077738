import type { EmergencyProtocol } from "#app/domain/content/landing-content.ts";
import type { Helpline } from "#app/domain/content/page.ts";
import { routePath } from "#app/domain/http/site-routes.ts";
import { FIRST_STEPS_MINUTES, FIRST_STEPS_SHOWN } from "#app/domain/limits.ts";
import { Badge } from "#app/ui/content/badge.tsx";
import { HtmlList, HtmlListUnder, HtmlText } from "#app/ui/content/html-list.tsx";
import { LINE_LINK } from "#app/ui/content/line-link.ts";
import { PhoneLink } from "#app/ui/content/phone-link.tsx";
import { SourceList } from "#app/ui/content/source-list.tsx";
import { Fold } from "#app/ui/controls/fold.tsx";

/** How severe an emergency is, in words and color; a word that is none of ours gets no color. */
const SEVERITY_LOOK: Record<string, { words: string; tone?: "emergency" | "urgent" | "routine" }> = {
  critical: { words: "Critical", tone: "emergency" },
  urgent: { words: "Urgent", tone: "urgent" },
  moderate: { words: "Moderate", tone: "routine" },
};

/** One emergency: its name, and behind it the first steps, the number, and the rest. */
export function ProtocolRow({ protocol, helpline }: { protocol: EmergencyProtocol; helpline: Helpline | undefined }) {
  const { id, condition, severity, timeframe, summary, immediateSteps, page, sources } = protocol;
  const look = SEVERITY_LOOK[severity] ?? { words: severity };
  const more = immediateSteps.slice(FIRST_STEPS_SHOWN);
  return (
    <Fold group="emergency" summary={<h3 className="text-[1.0625rem]">{condition}</h3>} className="protocol border-line not-first:border-t">
      <div id={`emergency-${id}`} className="grid gap-3 pb-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base leading-snug">
          <Badge tone={look.tone}>{look.words}</Badge> {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown. */}
          <strong dangerouslySetInnerHTML={{ __html: timeframe }} />
        </p>
        <div className="prose first-steps">
          <h4>First {FIRST_STEPS_MINUTES.join("-")} minutes</h4>
          <HtmlList lines={immediateSteps.slice(0, FIRST_STEPS_SHOWN)} ordered />
        </div>
        {helpline ? (
          <PhoneLink label={helpline.name} number={helpline.number} tel={helpline.tel} note={`For poisons. ${helpline.fee}`} />
        ) : null}
        <p>
          <a className="inline-flex min-h-11 items-center font-semibold" href={`${routePath("emergency")}/${id}`}>
            All steps: {condition}
          </a>
        </p>
        <Fold summary="Transport, what to tell the vet, prevention, aftercare" className="border-line border-t text-base">
          <div className="grid gap-4 pb-2">
            <HtmlText html={summary} />
            {more.length > 0 ? <HtmlListUnder heading="Further steps" lines={more} /> : null}
            <HtmlListUnder heading="On the way" lines={protocol.transportGuidelines} />
            <HtmlListUnder heading="What to tell the vet" lines={protocol.whatToTell} />
            <HtmlListUnder heading="Prevention" lines={protocol.prevention} />
            <HtmlListUnder heading="Aftercare" lines={protocol.aftercare} />
            <p>
              <a className={LINE_LINK} href={page}>
                Read the full guide: {condition}
              </a>
            </p>
            <SourceList sources={sources} />
          </div>
        </Fold>
      </div>
    </Fold>
  );
}
