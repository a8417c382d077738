import type { Preparedness } from "#app/domain/content/landing-content.ts";
import { HelplineCall, type HelplineText } from "#app/ui/content/helpline-call.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { PageTitle } from "#app/ui/layout/page-title.tsx";
import { Checklist } from "./checklist.tsx";

type Props = { preparedness: Preparedness; helpline?: HelplineText | undefined };

/** The checklist alone, to fill in and print, with the poison line of the visitor's country. */
export function ChecklistPage({ preparedness, helpline }: Props) {
  return (
    <section className="page">
      <PageTitle title="Be ready for an emergency" tool="checklist" />
      <div className="space-y-5 print:hidden">
        <p>Print this page, fill it in and keep it on the fridge. It fits on one sheet.</p>
        {/* Works by share-script.ts, which is in every page with such a button. */}
        <Button variant="quiet" icon="print" data-share="print" className="noscript:hidden">
          Print
        </Button>
      </div>
      <HelplineCall helpline={helpline} />
      <Checklist preparedness={preparedness} alone />
    </section>
  );
}
