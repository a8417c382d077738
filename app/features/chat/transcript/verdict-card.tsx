import { createContext, useContext } from "react";
import { FIND_A_VET, type HelplineToCall } from "#app/domain/content/helpline.ts";
import type { FirstSteps } from "#app/domain/content/landing-content.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { PhoneLink } from "#app/ui/content/phone-link.tsx";
import { ReviewMark } from "#app/ui/content/review-mark.tsx";

const HEADINGS = {
  emergency: "Call an emergency vet now",
  urgent: "See a vet within 24 hours",
  routine: "Nothing you've told us sounds like an emergency yet",
} as const;

/** More would push the way to act off a small screen. */
const MOST_REASONS = 2;
const STEPS_AT_ONCE = 4;
const UNREAD = "unread-language";

/** The first steps of each protocol. They come with the screen, so the card needs no network. */
export const FirstStepsContext = createContext<FirstSteps>({});

type Props = { verdict: Verdict; helpline: HelplineToCall | undefined };

/** The urgency of what the visitor wrote, by rules, with a way to act. A message about no sick animal gets no card. */
export function VerdictCard({ verdict: { level, reasons, protocol }, helpline }: Props) {
  const steps = useContext(FirstStepsContext)[protocol ?? ""] ?? [];
  // Nobody can tell how urgent an unread message is, so the way to act stands beside the answer.
  const unread = reasons.some(({ rule }) => rule === UNREAD);
  if (level === "info" && !unread) return null;
  const shown = unread ? "emergency" : (level as keyof typeof HEADINGS);
  return (
    <CareCard
      level={shown}
      heading={unread && level !== "emergency" ? "If it is an emergency, call a vet now" : HEADINGS[shown]}
      headingLevel={3}
    >
      {shown === "emergency" ? (
        <p className="call-actions">
          <a className="button button--emergency" href={FIND_A_VET} target="_blank" rel="noopener noreferrer">
            Find an emergency vet
          </a>
          {helpline && (protocol === "poisoning" || !protocol) ? (
            <PhoneLink label={helpline.name} number={helpline.number} tel={helpline.tel} note={helpline.fee} quiet />
          ) : null}
        </p>
      ) : null}
      {level === "emergency" && steps.length > 0 ? <Steps steps={steps} /> : null}
      <ul>
        {reasons.slice(0, MOST_REASONS).map(({ rule, says }) => (
          <li key={rule}>{says}</li>
        ))}
      </ul>
      {level === "routine" && !unread ? <p>Look again in a few hours. Call a vet if anything gets worse or you are worried.</p> : null}
    </CareCard>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  const line = (html: string) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled and checked at build.
    <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
  );
  return (
    <>
      <p className="card-steps-heading">Until you reach a vet</p>
      <ol>{steps.slice(0, STEPS_AT_ONCE).map(line)}</ol>
      {steps.length > STEPS_AT_ONCE ? (
        <details>
          <summary>More steps</summary>
          <ol start={STEPS_AT_ONCE + 1}>{steps.slice(STEPS_AT_ONCE).map(line)}</ol>
        </details>
      ) : null}
      <p className="call-note">
        <ReviewMark />
      </p>
    </>
  );
}
