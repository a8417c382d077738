import type { CrisisAdvice } from "#app/domain/chat/crisis-advice.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { CALL_ROW, PhoneLink } from "#app/ui/content/phone-link.tsx";

/**
 * Help for a person in danger, or against cruelty: the number to call, then what to do. It is shown above the verdict on the animal.
 * The words are those of content/human-danger.yaml.
 */
export function CrisisCard({ danger: { heading, says, lines } }: { danger: CrisisAdvice }) {
  return (
    <CareCard level="emergency" heading={heading} headingLevel={3} className="w-full">
      <div className={CALL_ROW}>
        {lines.map(({ name, number, tel, note }, index) => (
          // The poison line of a country is for animals: it must not take the place of a number for people.
          <PhoneLink fixed key={name} label={name} number={number} tel={tel} note={note} quiet={index > 0} />
        ))}
      </div>
      <ul>
        {says.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </CareCard>
  );
}
