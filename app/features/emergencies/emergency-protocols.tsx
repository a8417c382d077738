import { FIND_A_VET } from "#app/domain/content/helpline.ts";
import { CONDITIONS, type EmergencyProtocol, type Preparedness } from "#app/domain/content/landing-content.ts";
import { protocolFor } from "#app/domain/content/landing-tabs.ts";
import type { Helpline } from "#app/domain/content/page.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { FindVet } from "#app/ui/content/find-vet.tsx";
import { HelplineCall } from "#app/ui/content/helpline-call.tsx";
import { Fold } from "#app/ui/controls/fold.tsx";
import { StaticHtml } from "#app/ui/document/static-html.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { Checklist } from "./checklist.tsx";
import { ProtocolRow } from "./protocol-row.tsx";

type Props = {
  /** These two on the server only: the browser keeps the HTML. */
  protocols: readonly EmergencyProtocol[] | undefined;
  preparedness: Preparedness | undefined;
  helpline: Helpline | undefined;
};

/** What to do in the five great emergencies: a tap opens the first steps and the number, without script. */
export function EmergencyProtocols({ protocols = [], preparedness, helpline }: Props) {
  return (
    <Band id="emergencies" title="Emergency protocols">
      <StaticHtml className="grid grid-cols-1 items-start gap-x-10 gap-y-4 lg:grid-cols-[30rem_minmax(0,1fr)]">
        {() => (
          <>
            <CareCard level="emergency" heading="Always contact an emergency vet immediately" headingLevel={3}>
              <FindVet href={FIND_A_VET} />
              <HelplineCall helpline={helpline} purpose="For poisons" />
              <p className="max-sm:hidden">These steps are for the minutes until you get there. They never replace the call.</p>
            </CareCard>
            <div className="rounded-card border-line bg-surface border px-4">
              {CONDITIONS.map((condition) => {
                const protocol = protocolFor(protocols, condition);
                return protocol ? <ProtocolRow key={condition} protocol={protocol} helpline={helpline} /> : null;
              })}
              {preparedness ? (
                <Fold summary={<h3 className="text-base">Be prepared: a checklist</h3>} className="border-line border-t">
                  <Checklist preparedness={preparedness} />
                </Fold>
              ) : null}
            </div>
          </>
        )}
      </StaticHtml>
    </Band>
  );
}
