import { CONDITIONS, type EmergencyProtocol, type Preparedness } from "#app/domain/content/landing-content.ts";
import { FIRST_EMERGENCY, firstWord, protocolFor } from "#app/domain/content/landing-tabs.ts";
import type { Helpline } from "#app/domain/content/page.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { HelplineCall } from "#app/ui/content/helpline-call.tsx";
import { Tabs } from "#app/ui/controls/tabs.tsx";
import { StaticHtml } from "#app/ui/document/static-html.tsx";
import { Checklist } from "./checklist.tsx";
import { Protocol } from "./protocol.tsx";

type Props = {
  /** On the server only: the browser keeps the HTML. */
  protocols: readonly EmergencyProtocol[] | undefined;
  preparedness: Preparedness | undefined;
  helpline: Helpline | undefined;
  selected?: string;
};

const TABS = CONDITIONS.map((condition) => ({ id: firstWord(condition), label: condition }));

/** What to do in the five great emergencies, minute by minute, and what to have ready before one. */
export function EmergencyProtocols({ protocols = [], preparedness, helpline, selected = FIRST_EMERGENCY }: Props) {
  return (
    <section className="band emergencies" id="emergencies" data-wakes="">
      <h2>Emergency protocols</h2>
      <StaticHtml className="kept">{() => <AlwaysCall helpline={helpline} />}</StaticHtml>
      <Tabs name="emergency" label="Emergencies" tabs={TABS} initial={firstWord(selected)}>
        {(id) => <StaticHtml className="flow">{() => <Found protocols={protocols} id={id} />}</StaticHtml>}
      </Tabs>
      <Checklist preparedness={preparedness} />
    </section>
  );
}

function Found({ protocols, id }: { protocols: readonly EmergencyProtocol[]; id: string }) {
  const protocol = protocolFor(protocols, id);
  return protocol ? <Protocol protocol={protocol} /> : null;
}

function AlwaysCall({ helpline }: { helpline: Helpline | undefined }) {
  return (
    <CareCard level="emergency" heading="Always contact an emergency vet immediately" headingLevel={3}>
      <p>These steps are for the minutes until you get there. They never replace the call.</p>
      <HelplineCall helpline={helpline} purpose="For poisons" />
    </CareCard>
  );
}
