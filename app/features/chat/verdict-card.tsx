import type { Helpline } from "#app/domain/page.ts";
import type { Verdict } from "#app/domain/triage/screen.ts";
import { CareCard } from "#app/ui/care-card.tsx";
import { PhoneLink } from "#app/ui/phone-link.tsx";

const HEADINGS = {
  emergency: "Call an emergency vet now",
  urgent: "See a vet within 24 hours",
  routine: "No red flag in what you told us",
} as const;

/** More would push the way to act off a small screen. */
const MOST_REASONS = 2;
const FIND_A_VET = "https://www.google.com/maps/search/?api=1&query=emergency+vet+near+me";

/** The urgency of what the visitor wrote, by rules, with a way to act. A message about no sick animal gets no card. */
export function VerdictCard({ verdict: { level, reasons, protocol }, helpline }: { verdict: Verdict; helpline: Helpline | undefined }) {
  if (level === "info") return null;
  return (
    <CareCard level={level} heading={HEADINGS[level]} headingLevel={3}>
      {level === "emergency" ? (
        <p className="call-actions">
          <a className="button button--emergency" href={FIND_A_VET} target="_blank" rel="noopener noreferrer">
            Find an emergency vet
          </a>
          {helpline && (protocol === "poisoning" || !protocol) ? (
            <PhoneLink label={helpline.name} number={helpline.number} tel={helpline.tel} note={helpline.fee} quiet />
          ) : null}
        </p>
      ) : null}
      <ul>
        {reasons.slice(0, MOST_REASONS).map(({ rule, says }) => (
          <li key={rule}>{says}</li>
        ))}
      </ul>
      {level === "routine" ? <p>Look again in a few hours. Call a vet if anything gets worse or you are worried.</p> : null}
    </CareCard>
  );
}
