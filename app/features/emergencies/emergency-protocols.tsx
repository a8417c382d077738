import { FIND_A_VET } from "#app/domain/content/helpline.ts";
import { CONDITIONS, type EmergencyProtocol, type Preparedness } from "#app/domain/content/landing-content.ts";
import { FIRST_EMERGENCY, firstWord, protocolFor } from "#app/domain/content/landing-tabs.ts";
import type { Helpline } from "#app/domain/content/page.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { FindVet } from "#app/ui/content/find-vet.tsx";
import { HelplineCall } from "#app/ui/content/helpline-call.tsx";
import { PhoneFold } from "#app/ui/controls/fold.tsx";
import { Tabs } from "#app/ui/controls/tabs.tsx";
import { StaticHtml } from "#app/ui/document/static-html.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icon-paths.ts";
import { Band } from "#app/ui/layout/band.tsx";
import { Checklist } from "./checklist.tsx";
import { ProtocolArticle } from "./protocol.tsx";

/** The picture of each emergency, by the first word of its condition. */
const ICONS: Record<string, IconName> = {
  poisoning: "bottle",
  trauma: "bandage",
  breathing: "wind",
  cardiac: "heart",
  neurological: "bolt",
};

const BUTTONS = CONDITIONS.map((condition) => {
  const id = firstWord(condition);
  return { id, label: condition, picture: <Icon name={ICONS[id] ?? "alert"} className="text-accent" /> };
});

type Props = {
  /** These two on the server only: the browser keeps the HTML. */
  protocols: readonly EmergencyProtocol[] | undefined;
  preparedness: Preparedness | undefined;
  helpline: Helpline | undefined;
};

/** What to do in the five great emergencies: whom to call, then a button for each; poisoning is open at the start. */
export function EmergencyProtocols({ protocols = [], preparedness, helpline }: Props) {
  return (
    <Band id="emergencies" title="Emergency protocols" picture="checklist" sunken wakes>
      <StaticHtml className="mb-4">
        {() => (
          <CareCard level="emergency" heading="Always contact an emergency vet immediately" headingLevel={3} className="max-w-none!">
            <div className="max-sm:text-small grid grid-cols-1 gap-x-10 gap-y-3 leading-snug *:mt-0! sm:grid-cols-2 sm:items-start">
              <div>
                <FindVet href={FIND_A_VET} />
                <p className="text-base leading-snug max-sm:hidden">
                  These steps are for the minutes until you get there. They never replace the call.
                </p>
              </div>
              <HelplineCall helpline={helpline} />
            </div>
          </CareCard>
        )}
      </StaticHtml>
      <Tabs
        name="emergency"
        label="Emergencies"
        tabs={BUTTONS}
        initial={FIRST_EMERGENCY}
        className="grid-cols-2 max-md:*:last:col-span-2 md:grid-cols-5"
      >
        {(id) => <StaticHtml>{() => <Found protocols={protocols} id={id} />}</StaticHtml>}
      </Tabs>
      <StaticHtml className="mt-3 sm:mt-5">
        {() =>
          preparedness ? (
            <>
              <h3 className="mb-2 max-sm:sr-only">Be prepared: a checklist</h3>
              <PhoneFold summary="Be prepared: a checklist">
                <div className="sm:rounded-card sm:border-line sm:bg-surface sm:border sm:p-5">
                  <Checklist preparedness={preparedness} />
                </div>
              </PhoneFold>
            </>
          ) : null
        }
      </StaticHtml>
    </Band>
  );
}

function Found({ protocols, id }: { protocols: readonly EmergencyProtocol[]; id: string }) {
  const protocol = protocolFor(protocols, id);
  return protocol ? <ProtocolArticle protocol={protocol} /> : null;
}
