import { CareCard } from "#app/ui/content/care-card.tsx";
import { HelplineCall, type HelplineText } from "#app/ui/content/helpline-call.tsx";
import { AskButton } from "#app/ui/controls/ask-button.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { SleepingRouter } from "#app/ui/drawings/scenes/empty-states.tsx";
import { Lead } from "#app/ui/layout/lead.tsx";

/** Shown in the place of a page that is not on this device while there is no network. */
export function OfflinePage({ helpline }: { helpline: HelplineText | undefined }) {
  return (
    <article className="page">
      <SleepingRouter className="mt-6 h-36 w-auto" />
      <h1>You are offline</h1>
      <Lead>This page is not on your device. Pages that you have read before still open.</Lead>
      <CareCard level="emergency" heading="In danger now? Call an emergency vet" headingLevel={2}>
        <p>A call needs no internet. The first steps and the poison lines are on this device.</p>
        <HelplineCall helpline={helpline} purpose="For poisons" />
        <p>
          <ButtonLink href="/emergency">Open the first steps</ButtonLink>
        </p>
      </CareCard>
      <p>The chat still says how urgent it is, and answers from the guides on your device.</p>
      <p>
        <AskButton variant="main">Ask about your pet</AskButton>
      </p>
    </article>
  );
}
